import { MAX_PASSWORD_LENGTH } from '@vitrine/model'
import * as z from 'zod'
import { challengeSchema } from './captcha.ts'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('site-users')

/** A visitor with an account. Staff members are in `accounts.ts`. */
export const siteUserSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** BCP 47. */
  locale: z.string(),
  memberAreaIds: z.array(z.uuid()),
})

export type SiteUserView = z.output<typeof siteUserSchema>

export const siteUserSessionSchema = z.object({
  siteUser: siteUserSchema,
  /** The CSRF token, to be sent as a header with every call that changes something. */
  xsrfToken: z.string(),
})

export type SiteUserSession = z.output<typeof siteUserSessionSchema>

const newSessionSchema = siteUserSessionSchema.extend({
  /** A notice about items of this browser's cart that did not fit into the account's; null if all did. */
  cartNotice: z.string().nullable(),
})

export type NewSiteUserSession = z.output<typeof newSessionSchema>

const email = z.string().max(256)
const password = z.string().max(MAX_PASSWORD_LENGTH)
const token = z.string().max(128)
const name = z.string().max(100)
const done = z.object({})

const ACCOUNT = '/api/site-users/account'

export const readSiteUserSession = defineRoute({
  method: 'GET',
  path: `${ACCOUNT}/session`,
  summary: 'Returns the signed-in visitor and a new CSRF token.',
  access: 'site-user',
  replies: { 200: siteUserSessionSchema },
})

/**
 * Signs a visitor in. The response is the same for an unknown email, an unconfirmed one and a wrong
 * password.
 */
export const signInSiteUser = defineRoute({
  method: 'POST',
  path: `${ACCOUNT}/session`,
  summary:
    'Signs a visitor in, merges this browser’s cart into the account’s and sets the session cookies.',
  access: 'anyone',
  crumb: 'none',
  limit: 'site-user-sign-in',
  body: z.object({
    email,
    password,
    rememberMe: z.boolean().optional(),
    /** The solution of the challenge in `site-users.proofRequired`: base64 of JSON, as ALTCHA writes it. */
    proof: z.string().max(4_000).optional(),
  }),
  replies: {
    200: newSessionSchema,
    401: problemSchema,
    403: problemSchema.extend({ challenge: challengeSchema.optional() }),
    429: problemSchema,
  },
})

export const signOutSiteUser = defineRoute({
  method: 'DELETE',
  path: `${ACCOUNT}/session`,
  summary: 'Ends this session. With `cloneCart` the visitor keeps the cart.',
  // Requires the CSRF token but no valid session.
  access: 'anyone',
  crumb: 'none',
  query: z.object({ cloneCart: z.string().optional() }),
  body: z.object({ cloneCart: z.boolean().optional() }),
  replies: { 200: done, 401: problemSchema, 403: problemSchema },
})

export const signOutSiteUserEverywhere = defineRoute({
  method: 'DELETE',
  path: `${ACCOUNT}/sessions`,
  summary: 'Ends every session of the visitor, including this one.',
  access: 'site-user',
  replies: { 200: done },
})

/** Requests an account. The response is the same whether the email has an account or not. */
export const registerSiteUser = defineRoute({
  method: 'POST',
  path: `${ACCOUNT}/registration`,
  summary: 'Registers an account. The visitor must confirm the email first.',
  access: 'anyone',
  limit: 'site-user-mail',
  body: z.object({
    email,
    password,
    firstName: name.optional(),
    lastName: name.optional(),
    /** The language of the page and of the emails. */
    language: z.string().max(35).optional(),
  }),
  replies: { 200: done, 400: problemSchema, 429: problemSchema },
})

export const resendSiteUserEmail = defineRoute({
  method: 'POST',
  path: `${ACCOUNT}/registration/letter`,
  summary: 'Sends the confirmation email again, if the email is not confirmed yet.',
  access: 'anyone',
  limit: 'site-user-mail',
  body: z.object({ email }),
  replies: { 200: done, 400: problemSchema, 429: problemSchema },
})

/**
 * Requires the password too, so that an email that another person requested does not give away the
 * account.
 */
export const verifySiteUser = defineRoute({
  method: 'POST',
  path: `${ACCOUNT}/verification`,
  summary: 'Confirms an email by the token and the chosen password, and signs the visitor in.',
  access: 'anyone',
  limit: 'site-user-sign-in',
  body: z.object({ token, password }),
  replies: { 200: newSessionSchema, 401: problemSchema, 429: problemSchema },
})

/**
 * Requests a password reset. Response and timing are the same whether the email has an account or
 * not.
 */
export const requestSiteUserPasswordReset = defineRoute({
  method: 'POST',
  path: `${ACCOUNT}/password/letter`,
  summary: 'Sends an email with a link to set a new password.',
  access: 'anyone',
  limit: 'site-user-mail',
  body: z.object({ email }),
  replies: { 200: done, 400: problemSchema, 429: problemSchema },
})

export const resetSiteUserPassword = defineRoute({
  method: 'POST',
  path: `${ACCOUNT}/password/reset`,
  summary:
    'Sets a new password by the email’s one-time token, and ends every session of the visitor.',
  access: 'anyone',
  limit: 'site-user-sign-in',
  body: z.object({ token, newPassword: password }),
  replies: { 200: done, 400: problemSchema, 401: problemSchema, 429: problemSchema },
})

export const changeSiteUserPassword = defineRoute({
  method: 'PUT',
  path: `${ACCOUNT}/password`,
  summary: 'Changes the password of the signed-in visitor, and ends every other session.',
  access: 'site-user',
  limit: 'site-user-sign-in',
  body: z.object({ currentPassword: password, newPassword: password }),
  replies: { 200: done, 400: problemSchema, 429: problemSchema },
})

export const readSiteUserProfile = defineRoute({
  method: 'GET',
  path: `${ACCOUNT}/profile`,
  summary: 'Returns the profile of the signed-in visitor.',
  access: 'site-user',
  replies: { 200: siteUserSchema },
})

export const changeSiteUserProfile = defineRoute({
  method: 'PUT',
  path: `${ACCOUNT}/profile`,
  summary: 'Updates the names of the signed-in visitor.',
  access: 'site-user',
  body: z.object({ firstName: name, lastName: name }),
  replies: { 200: siteUserSchema },
})

/** Sets the visitor's language. @see platform spec §7 */
export const setSiteUserLocale = defineRoute({
  method: 'POST',
  path: `${ACCOUNT}/locale`,
  summary: 'Sets the language of emails to the signed-in visitor; one of the site’s.',
  access: 'site-user',
  body: z.object({ language: z.string().max(35) }),
  replies: { 200: siteUserSchema, 400: problemSchema },
})

/** Requires the password, so that an unattended screen cannot delete the account. Orders remain, as the law requires. */
export const eraseOwnAccount = defineRoute({
  method: 'DELETE',
  path: ACCOUNT,
  summary:
    'Deletes the account of the signed-in visitor with its sessions, memberships and comments.',
  access: 'site-user',
  limit: 'site-user-sign-in',
  body: z.object({ password }),
  replies: { 200: done, 400: problemSchema, 429: problemSchema },
})

const areaParams = z.object({ id: z.uuid() })

export const joinMemberArea = defineRoute({
  method: 'POST',
  path: `${ACCOUNT}/member-areas/{id}`,
  summary: 'Joins a member area that is free for visitors with an account.',
  access: 'site-user',
  params: areaParams,
  replies: { 200: siteUserSchema, 403: problemSchema, 404: problemSchema },
})

export const leaveMemberArea = defineRoute({
  method: 'DELETE',
  path: `${ACCOUNT}/member-areas/{id}`,
  summary: 'Leaves a member area.',
  access: 'site-user',
  params: areaParams,
  replies: { 200: siteUserSchema },
})
