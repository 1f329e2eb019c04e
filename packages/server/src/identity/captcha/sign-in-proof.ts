import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { type ChallengePurpose, newChallenge, verifyBuiltInSolution } from './challenge.ts'
import { insertSolution } from './store.ts'

const SIGN_IN: ChallengePurpose = { formId: 'sign-in', action: 'SIGN_IN' }

/** Creates the challenge whose solution a sign-in must send after several failed ones. */
export async function createSignInChallenge(site: Pick<Site, 'secret'>) {
  return newChallenge(site, SIGN_IN, Date.now())
}

/** Redeems the solution of a sign-in. Resolves to false if it is invalid, expired, or was redeemed before. */
export async function redeemSignInProof(
  db: Db,
  site: Pick<Site, 'id' | 'secret'>,
  proof: string,
): Promise<boolean> {
  const solution = await verifyBuiltInSolution(site, SIGN_IN, proof)
  return solution !== undefined && insertSolution(db, site.id, solution)
}
