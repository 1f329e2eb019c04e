import { PASSWORD_MAX_LENGTH } from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { defineRoute } from './route.ts'

/** A visitor with an account. (Those who work on a site are members: `accounts.ts`.) */
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
  /** Sent back as a header by every call of the user that changes something. */
  xsrfToken: z.string(),
})

export type SiteUserSession = z.output<typeof siteUserSessionSchema>

const newSessionSchema = siteUserSessionSchema.extend({
  /** What of this browser's cart did not fit into that of the account; null where all of it did. */
  cartNotice: z.string().nullable(),
})

export type NewSiteUserSession = z.output<typeof newSessionSchema>

const email = z.string().max(256)
const password = z.string().max(PASSWORD_MAX_LENGTH)
const token = z.string().max(128)
const name = z.string().max(100)
const done = z.object({})

const ACCOUNT = '/api/site-users/account'

export const readSiteUserSession = defineRoute({
  method: 'GET',
  path: `${ACCOUNT}/session`,
  summary: 'Which visitor is signed in, with a fresh token for the calls that change something.',
  access: 'site-user',
  replies: { 200: siteUserSessionSchema },
})

/** The same answer whether the address is unknown, not confirmed, or the password wrong. */
export const signInSiteUser = defineRoute({
  method: 'POST',
  path: `${ACCOUNT}/session`,
  summary:
    'Signs a visitor in, and brings this browser’s cart into the account’s. Sets the session’s cookies; they outlive the browser when asked to.',
  access: 'anyone',
  crumb: 'none',
  limit: 'site-user-sign-in',
  body: z.object({ email, password, rememberMe: z.boolean().optional() }),
  replies: { 200: newSessionSchema, 401: problemSchema, 429: problemSchema },
})

export const signOutSiteUser = defineRoute({
  method: 'DELETE',
  path: `${ACCOUNT}/session`,
  summary:
    'Ends this session. With cloneCart the visitor keeps the cart; without, the browser forgets it.',
  // Asks for the session's token as others do, but not whose session it is.
  access: 'anyone',
  crumb: 'none',
  query: z.object({ cloneCart: z.string().optional() }),
  body: z.object({ cloneCart: z.boolean().optional() }),
  replies: { 200: done, 401: problemSchema, 403: problemSchema },
})

export const signOutSiteUserEverywhere = defineRoute({
  method: 'DELETE',
  path: `${ACCOUNT}/sessions`,
  summary: 'Ends every session of the user, this one too.',
  access: 'site-user',
  replies: { 200: done },
})

/** The same answer whether the address has an account already; the letter says what is so. */
export const registerSiteUser = defineRoute({
  method: 'POST',
  path: `${ACCOUNT}/registration`,
  summary: 'Asks for an account. A letter goes to the address, which must be confirmed first.',
  access: 'anyone',
  limit: 'site-user-mail',
  body: z.object({
    email,
    password,
    firstName: name.optional(),
    lastName: name.optional(),
    /** Of the page it was asked on: letters are written in it. */
    language: z.string().max(35).optional(),
  }),
  replies: { 200: done, 400: problemSchema, 429: problemSchema },
})

export const resendSiteUserLetter = defineRoute({
  method: 'POST',
  path: `${ACCOUNT}/registration/letter`,
  summary: 'Sends the letter with the link that confirms an address again, where one waits for it.',
  access: 'anyone',
  limit: 'site-user-mail',
  body: z.object({ email }),
  replies: { 200: done, 400: problemSchema, 429: problemSchema },
})

/** With the password as well: a letter that somebody else caused gives nobody the account. */
export const verifySiteUser = defineRoute({
  method: 'POST',
  path: `${ACCOUNT}/verification`,
  summary: 'Confirms an address by the letter’s token and the password chosen, and signs in.',
  access: 'anyone',
  limit: 'site-user-sign-in',
  body: z.object({ token, password }),
  replies: { 200: newSessionSchema, 401: problemSchema, 429: problemSchema },
})

/** The same answer, after the same work, whether the address has an account or not. */
export const askSiteUserReset = defineRoute({
  method: 'POST',
  path: `${ACCOUNT}/password/letter`,
  summary: 'Asks for a letter with a link that sets a new password.',
  access: 'anyone',
  limit: 'site-user-mail',
  body: z.object({ email }),
  replies: { 200: done, 400: problemSchema, 429: problemSchema },
})

export const resetSiteUserPassword = defineRoute({
  method: 'POST',
  path: `${ACCOUNT}/password/reset`,
  summary: 'Sets a new password by the letter’s token, once, and ends every session of the user.',
  access: 'anyone',
  limit: 'site-user-sign-in',
  body: z.object({ token, newPassword: password }),
  replies: { 200: done, 400: problemSchema, 401: problemSchema, 429: problemSchema },
})

export const changeSiteUserPassword = defineRoute({
  method: 'PUT',
  path: `${ACCOUNT}/password`,
  summary: 'Sets the password of who is signed in, and ends every other session of theirs.',
  access: 'site-user',
  limit: 'site-user-sign-in',
  body: z.object({ currentPassword: password, newPassword: password }),
  replies: { 200: done, 400: problemSchema, 429: problemSchema },
})

export const readSiteUserProfile = defineRoute({
  method: 'GET',
  path: `${ACCOUNT}/profile`,
  summary: 'What the site knows of who is signed in.',
  access: 'site-user',
  replies: { 200: siteUserSchema },
})

export const changeSiteUserProfile = defineRoute({
  method: 'PUT',
  path: `${ACCOUNT}/profile`,
  summary: 'Sets the names of who is signed in.',
  access: 'site-user',
  body: z.object({ firstName: name, lastName: name }),
  replies: { 200: siteUserSchema },
})

/** @see platform spec §7 */
export const setSiteUserLocale = defineRoute({
  method: 'POST',
  path: `${ACCOUNT}/locale`,
  summary: 'Sets the language that the site writes to who is signed in; one of the site’s.',
  access: 'site-user',
  body: z.object({ language: z.string().max(35) }),
  replies: { 200: siteUserSchema, 400: problemSchema },
})

/** The password once more: a screen left open deletes nothing. Orders stay: the law asks for them. */
export const eraseOwnAccount = defineRoute({
  method: 'DELETE',
  path: ACCOUNT,
  summary: 'Deletes the account of who is signed in, with sessions, memberships and comments.',
  access: 'site-user',
  limit: 'site-user-sign-in',
  body: z.object({ password }),
  replies: { 200: done, 400: problemSchema, 429: problemSchema },
})

const areaParams = z.object({ id: z.uuid() })

export const joinMemberArea = defineRoute({
  method: 'POST',
  path: `${ACCOUNT}/member-areas/{id}`,
  summary: 'Joins a member area that is open to everybody with an account.',
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
