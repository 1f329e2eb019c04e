import { PASSWORD_MAX_LENGTH, roles } from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { defineRoute } from './route.ts'

export const memberSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(roles),
  /** Without one, only a sign-in link lets this member in. */
  hasPassword: z.boolean(),
})

export const sessionSchema = z.object({
  member: memberSchema,
  site: z.object({ id: z.uuid(), title: z.string(), url: z.string() }),
  /** Sent back as a header by every call that changes something. */
  crumb: z.string(),
})

export type Session = z.output<typeof sessionSchema>

export const readSession = defineRoute({
  method: 'GET',
  path: '/api/studio/session',
  summary: 'Who is signed in here.',
  access: 'session.read',
  replies: { 200: sessionSchema, 401: problemSchema },
})

/** The same answer whether the address is unknown or the password wrong (no account is given away). */
export const signIn = defineRoute({
  method: 'POST',
  path: '/api/studio/session',
  summary: 'Signs in with an address and a password.',
  access: 'anyone',
  crumb: 'none',
  limit: 'sign-in',
  body: z.object({ email: z.string().max(256), password: z.string().max(PASSWORD_MAX_LENGTH) }),
  replies: { 200: sessionSchema, 401: problemSchema, 429: problemSchema },
})

export const signInByLink = defineRoute({
  method: 'POST',
  path: '/api/studio/session/link',
  summary: 'Signs in with the token of a one-time link.',
  access: 'anyone',
  crumb: 'none',
  limit: 'sign-in',
  body: z.object({ token: z.string().max(128) }),
  replies: { 200: sessionSchema, 401: problemSchema, 429: problemSchema },
})

export const signOut = defineRoute({
  method: 'DELETE',
  path: '/api/studio/session',
  summary: 'Ends this session.',
  access: 'session.end',
  replies: { 200: z.object({}) },
})

export const changeEmail = defineRoute({
  method: 'PUT',
  path: '/api/studio/email',
  summary: 'Sets the address that who is signed in signs in with.',
  access: 'account.change',
  body: z.object({ email: z.string().max(256) }),
  replies: { 200: z.object({}), 400: problemSchema, 409: problemSchema },
})

export const changePassword = defineRoute({
  method: 'PUT',
  path: '/api/studio/password',
  summary: 'Sets the password of who is signed in, and ends every other session of theirs.',
  access: 'account.change',
  body: z.object({
    /** Left out by who has none yet. */
    currentPassword: z.string().max(PASSWORD_MAX_LENGTH).optional(),
    newPassword: z.string().max(PASSWORD_MAX_LENGTH),
  }),
  replies: { 200: z.object({}), 400: problemSchema },
})
