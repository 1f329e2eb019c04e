import { MAX_PASSWORD_LENGTH, roles } from '@vitrine/model'
import * as z from 'zod'
import { challengeSchema } from './captcha.ts'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('accounts')

export const memberSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(roles),
  /** Whether a password is set; without one the staff member signs in by link. */
  hasPassword: z.boolean(),
  /** Whether the site requires two-step verification, and the staff member must set it up before anything else. */
  mustSetUpTwoStep: z.boolean(),
})

export const sessionSchema = z.object({
  member: memberSchema,
  site: z.object({
    id: z.uuid(),
    title: z.string(),
    url: z.string(),
    /** The primary host, at which visitors find the site; null if it has none. */
    host: z.nullable(z.string()),
    /** The IANA name of the time zone in which staff plan: `Europe/Berlin`. */
    timeZone: z.string(),
    /** Whether a mail server is configured; without one no email is sent. */
    sendsEmail: z.boolean(),
  }),
  /** The token that every call with effects sends back as a header. */
  crumb: z.string(),
})

export type Session = z.output<typeof sessionSchema>

export const readSession = defineRoute({
  method: 'GET',
  path: '/api/studio/session',
  summary: 'Returns the signed-in staff member, the site and the crumb.',
  access: 'session.read',
  replies: { 200: sessionSchema, 401: problemSchema },
})

/** Accounts belong to sites: the same person has one on each, found by an address that both sites know to be confirmed. */
export const listOwnSites = defineRoute({
  method: 'GET',
  path: '/api/studio/sites',
  summary:
    'Lists the other sites of the installation on whose staff you are, by your confirmed email address.',
  access: 'session.read',
  replies: {
    200: z.object({
      /** Whether your address is confirmed on this site; until then the list is empty. */
      isEmailConfirmed: z.boolean(),
      /** Sorted by title; omits the sites on which your address is not confirmed. */
      sites: z.array(
        z.object({
          id: z.uuid(),
          title: z.string(),
          /** The host and port of its studio. */
          host: z.string(),
          /** The URL of its studio, where the session of that site counts. */
          url: z.string(),
        }),
      ),
    }),
    401: problemSchema,
  },
})

/** The reply is the same for an unknown email address and a wrong password, so that it reveals no account. */
export const signIn = defineRoute({
  method: 'POST',
  path: '/api/studio/session',
  summary: 'Signs in with an email address and a password.',
  access: 'anyone',
  startsSession: true,
  crumb: 'none',
  limit: 'sign-in',
  body: z.object({
    email: z.string().max(256),
    password: z.string().max(MAX_PASSWORD_LENGTH),
    /** The solution of the challenge in `accounts.proofRequired`: base64 of JSON, as ALTCHA writes it. */
    proof: z.string().max(4_000).optional(),
  }),
  replies: {
    200: sessionSchema,
    401: problemSchema,
    /**
     * `accounts.codeRequired`: the password is right, and `POST /api/studio/session/code` signs in with a code. After
     * several failed sign-ins: with the challenge to solve.
     */
    403: problemSchema.extend({ challenge: challengeSchema.optional() }),
    429: problemSchema,
  },
})

export const signInByLink = defineRoute({
  method: 'POST',
  path: '/api/studio/session/link',
  summary: 'Signs in with the token of a one-time link, and sets a new password if one is given.',
  access: 'anyone',
  startsSession: true,
  crumb: 'none',
  limit: 'sign-in',
  body: z.object({
    token: z.string().max(128),
    /** Omitted to keep the password. A rejected one leaves the link unused. */
    newPassword: z.string().max(MAX_PASSWORD_LENGTH).optional(),
  }),
  replies: {
    200: sessionSchema,
    400: problemSchema,
    401: problemSchema,
    /** `accounts.codeRequired`: `POST /api/studio/session/code` signs in with a code, and sets the password then. */
    403: problemSchema,
    429: problemSchema,
  },
})

/** The reply and its timing are the same whether the address has an account, so that they reveal none. */
export const requestSignInLink = defineRoute({
  method: 'POST',
  path: '/api/studio/session/link-email',
  summary: 'Emails a one-time link to a staff member who forgot the password.',
  access: 'anyone',
  crumb: 'none',
  limit: 'staff-mail',
  body: z.object({ email: z.string().max(256) }),
  replies: {
    /** Whether a mail server is configured; without one no email is sent to anyone. */
    200: z.object({ sendsEmail: z.boolean() }),
    400: problemSchema,
    429: problemSchema,
  },
})

export const signOut = defineRoute({
  method: 'DELETE',
  path: '/api/studio/session',
  summary: 'Ends this session.',
  access: 'session.end',
  replies: { 200: z.object({}) },
})

const ownSessionsSchema = z.object({
  /** The sessions that have not expired, the last used first. */
  sessions: z.array(
    z.object({
      id: z.uuid(),
      /** The name of the browser that it was started in; empty if it is not known. */
      browser: z.string(),
      /** The name of the operating system; empty if it is not known. */
      system: z.string(),
      createdAt: z.string(),
      /** The time of the last use, to the minute. */
      lastSeenAt: z.string(),
      /** Whether this call is made in it. */
      isCurrent: z.boolean(),
    }),
  ),
})

export const listOwnSessions = defineRoute({
  method: 'GET',
  path: '/api/studio/sessions',
  summary: 'Lists your sessions with the browser and the time of the last use of each.',
  access: 'session.read',
  replies: { 200: ownSessionsSchema, 401: problemSchema },
})

export const endOwnSession = defineRoute({
  method: 'DELETE',
  path: '/api/studio/sessions/{id}',
  summary: 'Ends one of your sessions: its browser is signed out.',
  access: 'session.end',
  params: z.object({ id: z.uuid() }),
  replies: { 200: ownSessionsSchema, 404: problemSchema },
})

export const endOtherSessions = defineRoute({
  method: 'DELETE',
  path: '/api/studio/sessions',
  summary: 'Ends all of your sessions but this one.',
  access: 'session.end',
  replies: { 200: ownSessionsSchema },
})

export const changeEmail = defineRoute({
  method: 'PUT',
  path: '/api/studio/email',
  summary:
    'Changes the address that the staff member signs in with. The old address gets an email about it.',
  access: 'account.change',
  limit: 'sign-in',
  body: z.object({
    email: z.string().max(256),
    /** Omitted if there is none yet. */
    currentPassword: z.string().max(MAX_PASSWORD_LENGTH).optional(),
  }),
  replies: { 200: z.object({}), 400: problemSchema, 409: problemSchema, 429: problemSchema },
})

export const changePassword = defineRoute({
  method: 'PUT',
  path: '/api/studio/password',
  summary:
    'Sets the password of the signed-in staff member, and ends every other session and unused sign-in link of that person.',
  access: 'account.change',
  limit: 'sign-in',
  body: z.object({
    /** Omitted if there is none yet. */
    currentPassword: z.string().max(MAX_PASSWORD_LENGTH).optional(),
    newPassword: z.string().max(MAX_PASSWORD_LENGTH),
  }),
  replies: { 200: z.object({}), 400: problemSchema, 429: problemSchema },
})
