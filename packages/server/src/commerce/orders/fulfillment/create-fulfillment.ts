import { getTrackingUrl } from '@vitrine/model'
import type { Db } from '../../../platform/db/db.ts'
import { transact } from '../../../platform/db/transact.ts'
import type { Site } from '../../../platform/http/site.ts'
import type { Actor } from '../changes/actor.ts'
import { orderErrors } from '../errors.ts'
import { listLineProgress } from '../progress-store.ts'
import { computeUnfulfilled, recomputeOrder } from '../recompute.ts'
import { addOrderEvent, lockOrder, lockStockOfOrder, type OrderHead } from '../store.ts'
import { emailFulfillment } from './fulfillment-email.ts'
import { shipStock } from './stock-store.ts'
import { findFulfillment, type FulfilledLine, insertFulfillment, type Parcel } from './store.ts'

export interface FulfillmentInput extends Parcel, Actor {
  readonly id: string
  readonly orderId: string
  readonly lines: readonly FulfilledLine[]
  /** Whether the buyer gets an email. */
  readonly notify: boolean
}

/** The site of an order that is fulfilled, as its email names it. */
export type FulfillmentSite = Pick<Site, 'id' | 'title' | 'language'>

/**
 * Fulfills items of an order: they leave the stock, and the buyer gets an email if asked for. A repeated call has no
 * effect. Throws `orders.notFound`, `orders.alreadyCanceled` and `orders.fulfillQuantity`; then nothing has changed.
 */
export async function createFulfillment(
  db: Db,
  site: FulfillmentSite,
  input: FulfillmentInput,
): Promise<void> {
  await transact(db, (tx) => fulfillInTransaction(tx, site, input))
}

/** Does the same within a transaction. Locks: order, stock. */
export async function fulfillInTransaction(
  tx: Db,
  site: FulfillmentSite,
  input: FulfillmentInput,
): Promise<void> {
  const { id, orderId, staffId, apiKey, notify } = input
  const order = await lockFulfillable(tx, site.id, orderId)
  const known = await findFulfillment(tx, site.id, id)
  if (known?.orderId === orderId) return
  if (known) throw orderErrors.unknownFulfillment()
  const lines = mergeLines(input.lines)
  await assertUnfulfilled(tx, site.id, orderId, lines)
  const parcel = completeParcel(input)
  const number = await insertFulfillment(tx, site.id, { ...parcel, id, orderId, lines })
  await lockStockOfOrder(tx, site.id, orderId)
  await shipStock(tx, site.id, id)
  await recomputeOrder(tx, site.id, order)
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const details = { number, count, staffId, apiKey }
  await addOrderEvent(tx, site.id, { orderId, kind: 'fulfillment.created', details })
  if (notify) await emailFulfillment(tx, site, { orderId, fulfillmentId: id, version: 'created' })
}

/** Locks an order that can be fulfilled, and throws if it cannot. */
export async function lockFulfillable(tx: Db, siteId: string, orderId: string): Promise<OrderHead> {
  const order = await lockOrder(tx, siteId, orderId)
  if (!order || order.number === null) throw orderErrors.notFound()
  if (order.status !== 'placed') throw orderErrors.alreadyCanceled()
  return order
}

/** Returns what the buyer learns of a parcel, with the tracking page of a known carrier. */
export function completeParcel({ carrier, trackingNumber, trackingUrl, note }: Parcel): Parcel {
  const url = trackingUrl === '' ? getTrackingUrl(carrier, trackingNumber) : trackingUrl
  return { carrier, trackingNumber, trackingUrl: url, note }
}

function mergeLines(lines: readonly FulfilledLine[]): readonly FulfilledLine[] {
  const quantities = new Map<string, number>()
  for (const { lineId, quantity } of lines)
    quantities.set(lineId, (quantities.get(lineId) ?? 0) + quantity)
  return [...quantities].map(([lineId, quantity]) => ({ lineId, quantity }))
}

async function assertUnfulfilled(
  tx: Db,
  siteId: string,
  orderId: string,
  lines: readonly FulfilledLine[],
): Promise<void> {
  const progress = await listLineProgress(tx, siteId, orderId)
  const left = new Map(progress.map((line) => [line.lineId, computeUnfulfilled(line)]))
  const errors = Object.fromEntries(
    lines
      .filter(({ lineId, quantity }) => quantity > (left.get(lineId) ?? 0))
      .map(({ lineId }) => [
        `lines.${lineId}`,
        left.has(lineId) ? `Unfulfilled: ${left.get(lineId)}.` : 'The order has no such item.',
      ]),
  )
  if (Object.keys(errors).length > 0) throw orderErrors.fulfillQuantity({ errors })
}
