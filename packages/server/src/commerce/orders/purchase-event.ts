import { type ShopOrder, toWireMoney } from '@vitrine/model'
import type { Order, OrderLine } from './read-store.ts'

/** The time after a purchase in which the page of the order still tells of it. */
const FRESH_MS = 3_600_000

/**
 * Returns a placed order for the event `shop:purchase`; null once the purchase is past, such as for a buyer who opens
 * the page from an email on another device.
 *
 * @see storefront spec §3 "Order (for analytics)"
 */
export function toPurchaseEvent(
  websiteId: string,
  order: Order,
  lines: readonly OrderLine[],
  now = new Date(),
): ShopOrder | null {
  const { id, cartId, currency, testMode, placedAt } = order
  if (order.status !== 'placed' || !placedAt) return null
  if (now.getTime() - placedAt.getTime() > FRESH_MS) return null
  const money = (minor: bigint) => toWireMoney({ minor, currency })
  return {
    id,
    purchasedCartId: cartId,
    testMode,
    websiteId,
    grandTotal: money(order.grandTotalMinor),
    shippingTotal: money(order.shippingMinor),
    taxTotal: money(order.taxMinor),
    items: lines.map(({ sku, title, quantity, unitPriceMinor }) => ({
      sku,
      productName: title,
      quantity,
      unitPrice: money(unitPriceMinor),
    })),
  }
}
