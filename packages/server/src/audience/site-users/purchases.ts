import type { Db } from '../../platform/db/db.ts'
import { type AccessLine, listAccessLines } from '../../commerce/orders/index.ts'
import { areasOfProducts } from './area-store.ts'
import { putPurchase } from './purchase-store.ts'

/**
 * Lets in who bought access with an order that was placed, and out whose money went back already. Told of the
 * order and its refunds any number of times, in any order, it ends with the same: what is over stays over.
 */
export async function followOrder(db: Db, siteId: string, orderId: string): Promise<void> {
  await putLines(db, siteId, await listAccessLines(db, siteId, orderId))
}

/** Lets out whose money went back. Nobody is let in: what was bought may be forgotten by then. */
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
  const areas = await areasOfProducts(db, siteId, products)
  for (const { id: orderLineId, productId, siteUserId, email, isOver } of lines) {
    const memberAreaId = areas.get(productId)
    // The area is deleted: there is nothing left to get into.
    if (memberAreaId === undefined) continue
    const purchase = { orderLineId, memberAreaId, siteUserId, email, isOver }
    await putPurchase(db, siteId, purchase)
  }
}
