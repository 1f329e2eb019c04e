import { randomBytes } from 'node:crypto'
import type { addPasskey, Body, signInByPasskey } from '@vitrine/contract'
import type { Db } from '../../../platform/db/db.ts'
import type { Site } from '../../../platform/http/site.ts'
import { insertPasskeyChallenge, takePasskeyChallenge } from './passkey-store.ts'

/** The time for the dialog of the browser. */
export const PASSKEY_TIMEOUT_MS = 5 * 60 * 1_000

const CHALLENGE_BYTES = 32

export type NewCredential = Body<typeof addPasskey>['credential']
export type SignedCredential = Body<typeof signInByPasskey>['credential']

/** Returns the host at which passkeys of a site count: the one in the browser, without its port. */
export function getPasskeyHost({ origin }: Pick<Site, 'origin'>): string {
  return new URL(origin).hostname
}

/** Creates a challenge for a member who adds a passkey, or with null for a sign-in. Resolves to it in base64url. */
export async function createChallenge(
  db: Db,
  siteId: string,
  memberId: string | null,
): Promise<string> {
  const challenge = randomBytes(CHALLENGE_BYTES)
  const expiresAt = new Date(Date.now() + PASSKEY_TIMEOUT_MS)
  await insertPasskeyChallenge(db, siteId, { challenge, memberId, expiresAt })
  return challenge.toString('base64url')
}

/** Returns the check whether a challenge was created for a member, or with null for a sign-in; it passes once. */
export function createChallengeCheck(db: Db, siteId: string, memberId: string | null) {
  return async (challenge: string): Promise<boolean> =>
    takePasskeyChallenge(db, siteId, { challenge: Buffer.from(challenge, 'base64url'), memberId })
}

/** Completes what a browser sent into the shape that the library reads. */
export function completeCredential<Response extends object>(id: string, response: Response) {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response } as const
}
