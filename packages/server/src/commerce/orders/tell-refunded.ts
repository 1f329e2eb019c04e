import type { Db } from '../../platform/db/db.ts'
import { tell } from '../../platform/jobs/index.ts'

/** Money of an order went back. Who cares asks what is left of the order: the news may come twice, and late. */
export async function tellRefunded(
  tx: Db,
  siteId: string,
  { orderId, cause }: { readonly orderId: string; readonly cause: string },
): Promise<void> {
  const dedupe = `order.refunded:${orderId}:${cause}`
  await tell(tx, siteId, { topic: 'order.refunded', dedupe, payload: { orderId } })
}
