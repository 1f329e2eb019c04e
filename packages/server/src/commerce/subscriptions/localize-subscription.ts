import { listOrderLines } from '../orders/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { StoredSubscription } from './store.ts'

/**
 * Returns a subscription with its product named in the language of its buyer, as their first order names it; the owner
 * sees the title in the language of the site.
 */
export async function localizeSubscription(
  db: Db,
  siteId: string,
  subscription: StoredSubscription,
): Promise<StoredSubscription> {
  const [line] = await listOrderLines(db, siteId, subscription.firstOrderId)
  return { ...subscription, title: line?.title ?? subscription.title }
}
