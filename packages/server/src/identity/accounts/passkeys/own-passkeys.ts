import type { beginPasskey, Reply } from '@vitrine/contract'
import { MAX_PASSKEYS } from '@vitrine/model'
import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { transact } from '../../../platform/db/transact.ts'
import type { Site } from '../../../platform/http/site.ts'
import { computeDigest } from '../../../platform/http/token.ts'
import { accountErrors } from '../errors.ts'
import { createSecurityNotice } from '../security-notice.ts'
import { deleteOtherSessions } from '../session-store.ts'
import { lockStaff } from '../staff-store.ts'
import { assertProof, type Proof } from '../two-step/proof.ts'
import {
  completeCredential,
  createChallenge,
  createChallengeCheck,
  getPasskeyHost,
  type NewCredential,
  PASSKEY_TIMEOUT_MS,
} from './ceremony.ts'
import { deletePasskey, insertPasskey, listPasskeys } from './passkey-store.ts'

type PasskeySite = Pick<Site, 'id' | 'title' | 'language' | 'origin'>

/** The staff member whose passkeys change, in one of their sessions. */
interface Person {
  readonly id: string
  readonly email: string
  readonly session: string
}

/** Ed25519, ECDSA with P-256, and RSA: Node verifies them, and every authenticator has one. @see RFC 9053 */
const ALGORITHMS = [-8, -7, -257]

/**
 * Returns the options with which a browser creates a passkey. Throws `accounts.passwordWrong`, `.codeWrong` and, with
 * twenty passkeys, `.tooManyPasskeys`.
 */
export async function beginPasskeySetup(
  db: Db,
  site: PasskeySite,
  by: Person,
  proof: Proof,
): Promise<Reply<typeof beginPasskey>> {
  // First: the proof uses up a code.
  const existing = await listPasskeys(db, site.id, by.id)
  if (existing.length >= MAX_PASSKEYS) throw accountErrors.tooManyPasskeys()
  await assertProof(db, site.id, by, proof)
  return {
    rp: { id: getPasskeyHost(site), name: site.title },
    user: {
      id: Buffer.from(by.id).toString('base64url'),
      name: by.email,
      displayName: by.email,
    },
    challenge: await createChallenge(db, site.id, by.id),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: PASSKEY_TIMEOUT_MS,
    excludeCredentials: existing.map(({ credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      type: 'public-key',
      transports: [...transports],
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}

/**
 * Adds the passkey that a browser has created, and emails the person. Throws `accounts.passkeyRejected` if it does not
 * fit the options, or they have expired, `.passkeyKnown`, and `.tooManyPasskeys` if others were added in the meantime.
 */
export async function addPasskey(
  db: Db,
  site: PasskeySite,
  by: Person,
  { name, credential }: { readonly name: string; readonly credential: NewCredential },
): Promise<void> {
  const host = getPasskeyHost(site)
  const { id, publicKey, counter } = await verifyNew(db, site, by.id, credential)
  await transact(db, async (tx) => {
    await lockStaff(tx, site.id)
    if ((await listPasskeys(tx, site.id, by.id)).length >= MAX_PASSKEYS)
      throw accountErrors.tooManyPasskeys()
    const isNew = await insertPasskey(tx, site.id, {
      ...{ id: newId(), memberId: by.id, name, host },
      credentialId: Buffer.from(id, 'base64url'),
      publicKey: Buffer.from(publicKey),
      counter: BigInt(counter),
      transports: credential.response.transports ?? [],
    })
    if (!isNew) throw accountErrors.passkeyKnown()
    await createSecurityNotice(tx, site, { email: by.email, change: 'passkeyAdded' })
  })
}

/** Verifies what a browser has created. Throws `accounts.passkeyRejected`. */
async function verifyNew(
  db: Db,
  site: PasskeySite,
  memberId: string,
  { id, response }: NewCredential,
) {
  // Loaded at the first use: most processes of a server never need it.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { clientDataJSON, attestationObject } = response
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: completeCredential(id, { clientDataJSON, attestationObject }),
      expectedChallenge: createChallengeCheck(db, site.id, memberId),
      expectedOrigin: site.origin,
      expectedRPID: getPasskeyHost(site),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (verified) return registrationInfo.credential
  } catch (cause) {
    throw accountErrors.passkeyRejected({ cause })
  }
  throw accountErrors.passkeyRejected()
}

/**
 * Removes a passkey, ends the other sessions of the person and emails them. Throws `accounts.passwordWrong`,
 * `.codeWrong`, `.passkeyUnknown`.
 */
export async function removePasskey(
  db: Db,
  site: PasskeySite,
  by: Person,
  { id, ...proof }: Proof & { readonly id: string },
): Promise<void> {
  await assertProof(db, site.id, by, proof)
  await transact(db, async (tx) => {
    if (!(await deletePasskey(tx, site.id, { memberId: by.id, id })))
      throw accountErrors.passkeyUnknown()
    await deleteOtherSessions(tx, site.id, by.id, computeDigest(by.session))
    await createSecurityNotice(tx, site, { email: by.email, change: 'passkeyRemoved' })
  })
}
