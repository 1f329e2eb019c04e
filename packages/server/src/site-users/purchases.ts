import type { Db } from '../db/db.ts'
import { accessLines } from '../orders/index.ts'
import { areasOfProducts } from './area-store.ts'
import { putPurchase } from './purchase-store.ts'

/**
 * Lets in who bought access with an order, and out whose money went back. Told of the order any number of
 * times, in any order, it ends with the same: what is over stays over.
 */
export async function followOrder(db: Db, siteId: string, orderId: string): Promise<void> {
  const lines = await accessLines(db, siteId, orderId)
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
