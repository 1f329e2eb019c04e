import type { WebhookOrder, WebhookPayload, WebhookProduct } from '@vitrine/contract'
import { toProductType, toWireMoney, type WebhookEvent } from '@vitrine/model'
import { getProductState } from '../catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import {
  findOrderData,
  findProductData,
  findStockData,
  findSubmissionData,
  type OrderDataRow,
  type ProductDataRow,
} from './event-data-store.ts'

type Data = WebhookPayload['data']

/** Loads what an event tells of, as it is now; undefined if it is gone. */
export async function loadEventData(
  db: Db,
  siteId: string,
  { type, objectId }: { readonly type: WebhookEvent; readonly objectId: string },
): Promise<Data | undefined> {
  if (type === 'product.deleted') return { product: { id: objectId } }
  if (type === 'stock.updated') {
    const stock = await findStockData(db, siteId, objectId)
    return stock && { stock }
  }
  if (type === 'form.submitted') {
    const submission = await findSubmissionData(db, siteId, objectId)
    return submission && { submission }
  }
  if (type === 'product.created' || type === 'product.updated') {
    const product = await findProductData(db, siteId, objectId)
    return product && { product: toProduct(product) }
  }
  const order = await findOrderData(db, siteId, objectId)
  return order && { order: toOrder(order) }
}

function toOrder({ currency, lines, ...row }: OrderDataRow): WebhookOrder {
  const money = (minor: bigint) => toWireMoney({ minor, currency })
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    paymentStatus: row.paymentStatus,
    fulfillmentStatus: row.fulfillmentStatus,
    testMode: row.testMode,
    isSubscription: row.isSubscription,
    isDonation: row.isDonation,
    placedAt: new Date(row.placedAt).toISOString(),
    subtotal: money(row.subtotalMinor),
    discount: money(row.discountMinor),
    shipping: money(row.shippingMinor),
    tax: money(row.taxMinor),
    taxIncluded: row.taxIncluded,
    vatId: row.vatId,
    reverseCharge: row.reverseCharge,
    total: money(row.grandTotalMinor),
    lines: lines.map(({ unitPriceMinor, ...line }) => ({
      ...line,
      unitPrice: money(BigInt(unitPriceMinor)),
    })),
  }
}

function toProduct({ currency, variants, ...row }: ProductDataRow): WebhookProduct {
  const money = (minor: string) => toWireMoney({ minor: BigInt(minor), currency })
  return {
    id: row.id,
    title: row.title,
    type: toProductType(row.type),
    status: getProductState(row).status,
    updatedAt: new Date(row.updatedAt).toISOString(),
    variants: variants.map(({ priceMinor, salePriceMinor, ...variant }) => ({
      ...variant,
      price: money(priceMinor),
      salePrice: salePriceMinor === null ? null : money(salePriceMinor),
    })),
  }
}
