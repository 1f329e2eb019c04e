import type { Db } from '../../../platform/db/db.ts'
import { httpErrors } from '../../../platform/http/problem.ts'
import type { Site } from '../../../platform/http/site.ts'
import { computeDigest, isToken } from '../../../platform/http/token.ts'
import { findOrderByToken, type Order } from '../read-store.ts'

/** Loads the order of the token in an address. Throws `http.notFound`. */
export async function loadOrder(db: Db, site: Pick<Site, 'id'>, token: string): Promise<Order> {
  const order = isToken(token)
    ? await findOrderByToken(db, site.id, computeDigest(token))
    : undefined
  if (!order) throw httpErrors.notFound()
  return order
}
