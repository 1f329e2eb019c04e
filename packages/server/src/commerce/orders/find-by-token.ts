import type { Db } from '../../platform/db/db.ts'
import { computeDigest, isToken } from '../../platform/http/token.ts'
import { findOrderByToken, type Order } from './read-store.ts'

/** Finds the order of the token in the address of its page; undefined for any other text. */
export async function findOrderByPageToken(
  db: Db,
  siteId: string,
  token: string,
): Promise<Order | undefined> {
  return isToken(token) ? findOrderByToken(db, siteId, computeDigest(token)) : undefined
}
