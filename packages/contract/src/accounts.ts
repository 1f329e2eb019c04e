import { MAX_PASSWORD_LENGTH, roles } from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('accounts')

export const memberSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(roles),
  /** Whether a password is set; without one the staff member signs in by link. */
  hasPassword: z.boolean(),
})

export const sessionSchema = z.object({
  member: memberSchema,
  site: z.object({ id: z.uuid(), title: z.string(), url: z.string() }),
  /** The token that every call with effects sends back as a header. */
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

/** The reply is the same for an unknown address and a wrong password, so that no account is revealed. */
export const signIn = defineRoute({
  method: 'POST',
  path: '/api/studio/session',
  summary: 'Signs in with an address and a password.',
  access: 'anyone',
  crumb: 'none',
  limit: 'sign-in',
  body: z.object({ email: z.string().max(256), password: z.string().max(MAX_PASSWORD_LENGTH) }),
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
    /** Omitted if there is none yet. */
    currentPassword: z.string().max(MAX_PASSWORD_LENGTH).optional(),
    newPassword: z.string().max(MAX_PASSWORD_LENGTH),
  }),
  replies: { 200: z.object({}), 400: problemSchema },
})
