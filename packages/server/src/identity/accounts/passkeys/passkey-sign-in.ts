import type { beginPasskeySignIn, Reply } from '@vitrine/contract'
import type { Db } from '../../../platform/db/db.ts'
import { transact } from '../../../platform/db/transact.ts'
import type { Site } from '../../../platform/http/site.ts'
import { accountErrors } from '../errors.ts'
import { emitFailedSignIn } from '../failed-sign-in.ts'
import type { SessionClient } from '../session-store.ts'
import { type SignIn, startSession } from '../start-session.ts'
import {
  completeCredential,
  createChallenge,
  createChallengeCheck,
  getPasskeyHost,
  PASSKEY_TIMEOUT_MS,
  type SignedCredential,
} from './ceremony.ts'
import { findPasskey, type PasskeyRow, updatePasskeyUsed } from './passkey-store.ts'

type PasskeySite = Pick<Site, 'id' | 'origin'>

/** Returns the options with which a browser signs in; the device offers the passkeys that it has for this host. */
export async function preparePasskeySignIn(
  db: Db,
  site: PasskeySite,
): Promise<Reply<typeof beginPasskeySignIn>> {
  return {
    rpId: getPasskeyHost(site),
    challenge: await createChallenge(db, site.id, null),
    timeout: PASSKEY_TIMEOUT_MS,
    userVerification: 'required',
  }
}

/**
 * Signs in with what a passkey has signed. The device has verified the person, by fingerprint or PIN, so it takes the
 * place of the password and of the second step. Throws `accounts.passkeyFailed`.
 */
export async function signInByPasskey(
  db: Db,
  site: PasskeySite,
  { credential, client }: { readonly credential: SignedCredential; readonly client: SessionClient },
): Promise<SignIn> {
  const found = await findPasskey(db, site.id, Buffer.from(credential.id, 'base64url'))
  if (!found) throw accountErrors.passkeyFailed()
  const { id, memberId } = found
  try {
    const counter = BigInt(await verifySigned(db, site, credential, found))
    return await transact(db, async (tx) => {
      if (!(await updatePasskeyUsed(tx, site.id, { id, counter })))
        throw accountErrors.passkeyFailed()
      return { isComplete: true, token: await startSession(tx, site.id, { memberId, client }) }
    })
  } catch (error) {
    await emitFailedSignIn(db, site.id, memberId)
    throw error
  }
}

/** Verifies a signature. Resolves to the passkey's own count of its signatures. Throws `accounts.passkeyFailed`. */
async function verifySigned(
  db: Db,
  site: PasskeySite,
  { id, response }: SignedCredential,
  { publicKey, counter }: PasskeyRow,
): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: completeCredential(id, response),
      expectedChallenge: createChallengeCheck(db, site.id, null),
      expectedOrigin: site.origin,
      expectedRPID: getPasskeyHost(site),
      requireUserVerification: true,
      credential: {
        id,
        publicKey: new Uint8Array(publicKey),
        counter: Number(counter),
      },
    })
    if (verified) return authenticationInfo.newCounter
  } catch (cause) {
    throw accountErrors.passkeyFailed({ cause })
  }
  throw accountErrors.passkeyFailed()
}
