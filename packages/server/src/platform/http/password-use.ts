import { TooManyRequests } from './problem.ts'
import type { RequestContext } from './request-context.ts'

const WAIT_S = 15 * 60

/**
 * Counts a call that asks a signed-in person for the password: a stolen session alone must not guess it. These calls
 * are counted apart from sign-ins, which strangers can use up. Throws `http.tooMany`.
 */
export async function countPasswordUse(
  { countAccount }: Pick<RequestContext, 'countAccount'>,
  person: { readonly id: string },
): Promise<void> {
  if (await countAccount(`password of ${person.id}`)) throw new TooManyRequests(WAIT_S)
}
