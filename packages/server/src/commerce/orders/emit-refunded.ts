import type { Db } from '../../platform/db/db.ts'
import { emitEvent } from '../../platform/jobs/index.ts'

/** Emits `order.refunded`. It may arrive twice and late, so listeners load the current state of the order. */
export async function emitOrderRefunded(
  tx: Db,
  siteId: string,
  { orderId, cause }: { readonly orderId: string; readonly cause: string },
): Promise<void> {
  const dedupe = `order.refunded:${orderId}:${cause}`
  await emitEvent(tx, siteId, { topic: 'order.refunded', dedupe, payload: { orderId } })
}
