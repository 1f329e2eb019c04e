import type { Db } from '../../../platform/db/db.ts'
import { type AccessLine, listAccessLines } from '../../../commerce/orders/index.ts'
import { loadAreasByProduct } from './area-store.ts'
import { putPurchase } from './purchase-store.ts'

/**
 * Grants access that was bought with an order, and ends it if the order was refunded. The result is
 * the same for any number and order of calls: an ended purchase does not restart.
 */
export async function followOrder(db: Db, siteId: string, orderId: string): Promise<void> {
  await putLines(db, siteId, await listAccessLines(db, siteId, orderId))
}

/**
 * Ends access that was refunded. It grants none, since the data of the purchase may be deleted by
 * then.
 */
export async function followRefund(db: Db, siteId: string, orderId: string): Promise<void> {
  const lines = await listAccessLines(db, siteId, orderId)
  await putLines(
    db,
    siteId,
    lines.filter(({ isOver }) => isOver),
  )
}

async function putLines(db: Db, siteId: string, lines: readonly AccessLine[]): Promise<void> {
  if (lines.length === 0) return
  const products = lines.map(({ productId }) => productId)
  const areas = await loadAreasByProduct(db, siteId, products)
  for (const { id: orderLineId, productId, siteUserId, email, isOver } of lines) {
    const memberAreaId = areas.get(productId)
    // The area was deleted meanwhile.
    if (memberAreaId === undefined) continue
    const purchase = { orderLineId, memberAreaId, siteUserId, email, isOver }
    await putPurchase(db, siteId, purchase)
  }
}
