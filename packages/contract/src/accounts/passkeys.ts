import { MAX_PASSKEY_NAME_LENGTH } from '@vitrine/model'
import * as z from 'zod'
import { sessionSchema } from '../accounts.ts'
import { problemSchema } from '../problem.ts'
import { createRouteFactory } from '../route.ts'
import { code, currentPassword } from './proof.ts'

const defineRoute = createRouteFactory('accounts')

/** Bytes in base64url. */
const bytes = z.base64url().max(8_192)

const transports = z.array(z.string().max(20)).max(10)

/**
 * The options that `PublicKeyCredential.parseCreationOptionsFromJSON` reads.
 *
 * @see Web Authentication Level 3, §5.1.9
 */
const creationOptionsSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

/**
 * The options that `PublicKeyCredential.parseRequestOptionsFromJSON` reads. They name no passkey, so that they reveal no
 * account.
 */
const requestOptionsSchema = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})

/** A passkey that was created, as `toJSON()` returns it; other members are ignored. */
const newCredentialSchema = z.object({
  id: bytes,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: transports.optional(),
  }),
})

/** A passkey that has signed, as `toJSON()` returns it; other members are ignored. */
const signedCredentialSchema = z.object({
  id: bytes,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
})

const passkeysSchema = z.object({
  /** In the order in which they were added. */
  passkeys: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      /** The host at which it signs in. */
      host: z.string(),
      createdAt: z.string(),
      /** Null if it was never used. */
      lastUsedAt: z.string().nullable(),
    }),
  ),
})

export const listPasskeys = defineRoute({
  method: 'GET',
  path: '/api/studio/passkeys',
  summary: 'Lists your passkeys.',
  access: 'session.read',
  replies: { 200: passkeysSchema, 401: problemSchema },
})

export const beginPasskey = defineRoute({
  method: 'POST',
  path: '/api/studio/passkeys/setup',
  summary:
    'Returns the options with which a browser creates a passkey, within five minutes. You confirm it with your password, and with a code if two-step verification is on.',
  access: 'account.change',
  changesNothing: true,
  limit: 'sign-in',
  body: z.object({ currentPassword, code: code.optional() }),
  replies: { 200: creationOptionsSchema, 400: problemSchema, 429: problemSchema },
})

export const addPasskey = defineRoute({
  method: 'POST',
  path: '/api/studio/passkeys',
  summary: 'Adds the passkey that a browser has created. It signs in without password and code.',
  access: 'account.change',
  body: z.object({
    name: z.string().trim().min(1).max(MAX_PASSKEY_NAME_LENGTH),
    credential: newCredentialSchema,
  }),
  replies: { 200: passkeysSchema, 400: problemSchema, 409: problemSchema },
})

export const removePasskey = defineRoute({
  method: 'POST',
  path: '/api/studio/passkeys/{id}/removal',
  summary:
    'Removes a passkey, with your password, and with a code if two-step verification is on. Ends your other sessions.',
  access: 'account.change',
  limit: 'sign-in',
  params: z.object({ id: z.uuid() }),
  body: z.object({ currentPassword, code: code.optional() }),
  replies: { 200: passkeysSchema, 400: problemSchema, 404: problemSchema, 429: problemSchema },
})

export const beginPasskeySignIn = defineRoute({
  method: 'POST',
  path: '/api/studio/session/passkey/setup',
  summary: 'Returns the options with which a browser signs in by passkey, within five minutes.',
  access: 'anyone',
  changesNothing: true,
  crumb: 'none',
  limit: 'passkey',
  replies: { 200: requestOptionsSchema, 429: problemSchema },
})

export const signInByPasskey = defineRoute({
  method: 'POST',
  path: '/api/studio/session/passkey',
  summary:
    'Signs in with what a passkey has signed. It takes the place of password and code: the device has verified the person.',
  access: 'anyone',
  startsSession: true,
  crumb: 'none',
  limit: 'passkey',
  body: z.object({ credential: signedCredentialSchema }),
  replies: { 200: sessionSchema, 400: problemSchema, 401: problemSchema, 429: problemSchema },
})
