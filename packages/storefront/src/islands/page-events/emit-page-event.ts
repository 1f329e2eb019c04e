import {
  PURCHASE_STORAGE_PREFIX,
  type ShopOrder,
  type ShopProduct,
  shopEvents,
} from '@vitrine/model'
import { readStorage, writeStorage } from '../../browser-storage.ts'
import { emitShopEvent } from '../../shop-events.ts'

/**
 * Emits what a page is: the visit of a product, or the purchase of an order, whose details are `json`.
 *
 * @see storefront spec §7 "Client analytics events"
 */
export function emitPageEvent(kind: string | undefined, json: string): void {
  if (kind === 'purchase') emitPurchase(JSON.parse(json))
  else emitVisit(JSON.parse(json))
}

function emitVisit(product: ShopProduct): void {
  emitShopEvent(shopEvents.visitProductPage, product)
  emitShopEvent(shopEvents.viewProduct, product)
}

/** Emits a purchase once in this browser, however often the page of the order is opened. */
function emitPurchase(order: ShopOrder): void {
  const key = `${PURCHASE_STORAGE_PREFIX}${order.id}`
  if (readStorage(key) !== null) return
  writeStorage(key, true)
  emitShopEvent(shopEvents.purchase, order)
}
