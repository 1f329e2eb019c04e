import * as z from 'zod'
import { sessionSchema } from '../accounts.ts'
import { problemSchema } from '../problem.ts'
import { createRouteFactory } from '../route.ts'
import { code, currentPassword } from './proof.ts'

const defineRoute = createRouteFactory('accounts')

const recoveryCodesSchema = z.object({
  /** The codes, each of which signs in once instead of the app; they are returned this once. */
  recoveryCodes: z.array(z.string()),
})

/** The token of the pending sign-in is a cookie, which the browser of the first step has for five minutes. */
export const signInByCode = defineRoute({
  method: 'POST',
  path: '/api/studio/session/code',
  summary:
    'Finishes a sign-in with a code of the authenticator app, or with a recovery code. A code is accepted once.',
  access: 'anyone',
  startsSession: true,
  crumb: 'none',
  limit: 'second-step',
  body: z.object({ code }),
  replies: { 200: sessionSchema, 400: problemSchema, 401: problemSchema, 429: problemSchema },
})

export const readTwoStep = defineRoute({
  method: 'GET',
  path: '/api/studio/two-step',
  summary:
    'Returns whether your two-step verification is on, and how many recovery codes are left.',
  access: 'session.read',
  replies: {
    200: z.object({
      /** The time at which it was turned on; null while it is off. */
      since: z.string().nullable(),
      recoveryCodesLeft: z.int(),
      /** Whether the site requires it: it cannot be turned off then. */
      isRequired: z.boolean(),
    }),
    401: problemSchema,
  },
})

export const beginTwoStep = defineRoute({
  method: 'POST',
  path: '/api/studio/two-step/setup',
  summary:
    'Creates the key for an authenticator app. Nothing changes until a code of the app confirms it within an hour. You confirm it with your password, and with a code if two-step verification is on.',
  access: 'account.change',
  changesNothing: true,
  limit: 'sign-in',
  body: z.object({ currentPassword, code: code.optional() }),
  replies: {
    200: z.object({
      /** The key in base32, to type into the app. */
      secret: z.string(),
      /** The `otpauth:` URI with the key, for a QR code. */
      uri: z.string(),
    }),
    400: problemSchema,
    429: problemSchema,
  },
})

export const turnOnTwoStep = defineRoute({
  method: 'PUT',
  path: '/api/studio/two-step',
  summary:
    'Turns two-step verification on with a code of the new app, and replaces the recovery codes. Ends your other sessions and unused links.',
  access: 'account.change',
  limit: 'sign-in',
  body: z.object({ code }),
  replies: { 200: recoveryCodesSchema, 400: problemSchema, 409: problemSchema, 429: problemSchema },
})

export const turnOffTwoStep = defineRoute({
  method: 'POST',
  path: '/api/studio/two-step/off',
  summary:
    'Turns two-step verification off, with your password and a code. Ends your other sessions and unused links.',
  access: 'account.change',
  limit: 'sign-in',
  body: z.object({ currentPassword, code }),
  replies: { 200: z.object({}), 400: problemSchema, 409: problemSchema, 429: problemSchema },
})

export const replaceRecoveryCodes = defineRoute({
  method: 'POST',
  path: '/api/studio/two-step/recovery-codes',
  summary: 'Creates new recovery codes, with your password and a code. The earlier ones end.',
  access: 'account.change',
  limit: 'sign-in',
  body: z.object({ currentPassword, code }),
  replies: { 200: recoveryCodesSchema, 400: problemSchema, 409: problemSchema, 429: problemSchema },
})

export const changeStaffPolicy = defineRoute({
  method: 'PUT',
  path: '/api/studio/staff-policy',
  summary:
    'Sets whether all staff need two-step verification, with your password and a code: you need it yourself first. Those without it set it up after their next sign-in.',
  access: 'staff.secure',
  limit: 'sign-in',
  body: z.object({ requiresTwoStep: z.boolean(), currentPassword, code: code.optional() }),
  replies: {
    200: z.object({}),
    400: problemSchema,
    403: problemSchema,
    409: problemSchema,
    429: problemSchema,
  },
})
