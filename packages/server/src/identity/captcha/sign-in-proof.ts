import type { Challenge } from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import type { AppError } from '../../platform/http/app-error.ts'
import type { Site } from '../../platform/http/site.ts'
import { type ChallengePurpose, newChallenge, verifyBuiltInSolution } from './challenge.ts'
import { insertSolution } from './store.ts'

const SIGN_IN: ChallengePurpose = { formId: 'sign-in', action: 'SIGN_IN' }

/** Creates the challenge whose solution a sign-in must send after several failed ones. */
export async function createSignInChallenge(site: Pick<Site, 'secret'>): Promise<Challenge> {
  return newChallenge(site, SIGN_IN, Date.now())
}

/**
 * Redeems the solution of a challenge, which counts for one sign-in. Throws the error of `createError`, with a new
 * challenge, if the solution is missing, invalid, expired, or was redeemed before.
 */
export async function requireSignInProof(
  db: Db,
  site: Pick<Site, 'id' | 'secret'>,
  proof: string | undefined,
  createError: (given: { readonly details: { readonly challenge: Challenge } }) => AppError,
): Promise<void> {
  const solution =
    proof === undefined ? undefined : await verifyBuiltInSolution(site, SIGN_IN, proof)
  if (solution && (await insertSolution(db, site.id, solution))) return
  throw createError({ details: { challenge: await createSignInChallenge(site) } })
}
