import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { computeGiftCardDigest } from './gift-card-code.ts'
import { findGiftCardByDigest } from './store.ts'

/**
 * Finds the gift card of a typed code. A code that does not exist, an empty card, a disabled one and one in another
 * currency are all undefined, so that guesses tell nothing.
 */
export async function findGiftCardByCode(
  db: Db,
  { id: siteId, secret, store: { currency } }: Pick<Site, 'id' | 'secret' | 'store'>,
  code: string,
): Promise<{ readonly id: string } | undefined> {
  return findGiftCardByDigest(db, siteId, {
    codeHash: computeGiftCardDigest(secret, code),
    currency,
  })
}
