import type { Challenge } from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import type { AppError } from '../../platform/http/app-error.ts'
import type { Site } from '../../platform/http/site.ts'
import { type ChallengePurpose, newChallenge, verifyBuiltInSolution } from './challenge.ts'
import { insertSolution } from './store.ts'

/** The password that an attempt guesses: of an account, or of a page or site. */
export type PasswordUse = 'sign-in' | 'page-lock'

const PURPOSES: Readonly<Record<PasswordUse, ChallengePurpose>> = {
  'sign-in': { formId: 'sign-in', action: 'SIGN_IN' },
  'page-lock': { formId: 'page-lock', action: 'UNLOCK' },
}

/** Creates the challenge whose solution an attempt must send after several failed ones. */
export async function createPasswordChallenge(
  site: Pick<Site, 'secret'>,
  use: PasswordUse,
): Promise<Challenge> {
  return newChallenge(site, PURPOSES[use], Date.now())
}

/**
 * Redeems the solution of a challenge, which counts for one attempt at a password. Throws the error of `createError`, with a new
 * challenge, if the solution is missing, invalid, expired, or was redeemed before.
 */
export async function requirePasswordProof(
  db: Db,
  site: Pick<Site, 'id' | 'secret'>,
  { use, proof }: { readonly use: PasswordUse; readonly proof: string | undefined },
  createError: (given: { readonly details: { readonly challenge: Challenge } }) => AppError,
): Promise<void> {
  const solution =
    proof === undefined ? undefined : await verifyBuiltInSolution(site, PURPOSES[use], proof)
  if (solution && (await insertSolution(db, site.id, solution))) return
  throw createError({ details: { challenge: await createPasswordChallenge(site, use) } })
}
