import { isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { insertRecordRows, toHex } from '../../../platform/db/record-store.ts'
import { detailsShape, optionsShape, textsShape } from '../../../platform/db/record-shapes.ts'
import type { RecordPart, RecordParts, RecordRow, RecordSet } from '../../../platform/db/records.ts'
import { computeDigest } from '../../../platform/http/token.ts'
import { recordHandledEvent } from '../../../platform/jobs/index.ts'
import { paymentRecordPart, saveRefundedAmount } from '../../payments/index.ts'
import { computeOrderToken } from '../order-url.ts'
import { addressShape, giftShape, imageShape } from './record-shapes.ts'
import { recomputeOrder } from '../recompute.ts'
import { lockOrder } from '../store.ts'
import {
  fulfillment,
  fulfillmentLine,
  orderBuyer,
  orderDiscount,
  orderEvent,
  orderLine,
  orders,
  orderSettings,
  orderTax,
  refund,
  refundLine,
  refundTender,
  siteCounter,
} from '../tables.ts'

const TENDERS = 'refundTenders'

/** The parts of an order's record that other parts belong to come before those. */
const parts: readonly RecordPart[] = [
  {
    name: 'lines',
    table: orderLine,
    by: 'orderId',
    order: ['displayIndex'],
    shapes: {
      options: optionsShape,
      ownOptions: optionsShape,
      additionalFields: textsShape,
      gift: giftShape,
      image: imageShape,
    },
  },
  { name: 'taxes', table: orderTax, by: 'orderId', order: ['id'] },
  { name: 'discounts', table: orderDiscount, by: 'orderId', order: ['id'] },
  paymentRecordPart,
  { name: 'refunds', table: refund, by: 'orderId', order: ['createdAt', 'id'] },
  { name: 'refundLines', table: refundLine, by: 'refundId', of: 'refunds', order: ['id'] },
  {
    name: TENDERS,
    table: refundTender,
    by: 'refundId',
    of: 'refunds',
    order: ['id'],
    insert: (tx, site, rows) => restoreTenders(tx, site.id, rows),
  },
  {
    name: 'events',
    table: orderEvent,
    by: 'orderId',
    order: ['happenedAt', 'id'],
    shapes: { details: detailsShape },
  },
  { name: 'fulfillments', table: fulfillment, by: 'orderId', order: ['number'] },
  {
    name: 'fulfillmentLines',
    table: fulfillmentLine,
    by: 'fulfillmentId',
    of: 'fulfillments',
    order: ['fulfillmentId', 'orderLineId'],
  },
  { name: 'buyer', table: orderBuyer, by: 'orderId', order: ['orderId'] },
]

/** The orders with a number. The links to their pages derive from the secret of the site, so they change. */
export const orderRecords: RecordSet = {
  name: 'order',
  folder: 'orders',
  table: orders,
  omitted: ['tokenHash'],
  where: isNotNull(orders.number),
  shapes: { shippingAddress: addressShape },
  getFileName: ({ number, placedAt, createdAt }) =>
    `${String(placedAt ?? createdAt).slice(0, 4)}/${String(number)}`,
  complete: (row, { secret }) => ({
    ...row,
    tokenHash: toHex(computeDigest(computeOrderToken(secret, String(row['id'])))),
  }),
  parts,
  finish: async (tx, site, row, all) => {
    await settlePayments(tx, site.id, all)
    await settleOrder(tx, site.id, row, all)
  },
}

/** The counter of order numbers, and the settings of orders. */
export const orderSiteRecords: readonly RecordPart[] = [
  {
    name: 'orderCounter',
    table: siteCounter,
    by: 'siteId',
    order: ['siteId'],
    insert: async (tx, { id }, rows) => {
      for (const { orderNumber } of rows) await raiseOrderCounter(tx, id, orderNumber)
    },
  },
  { name: 'orderSettings', table: orderSettings, by: 'siteId', order: ['siteId'] },
]

/**
 * Raises the counter of order numbers to the largest number of an order, and to `number` if given: the next order has a
 * number that is not used. The counter never falls.
 */
export async function raiseOrderCounter(tx: Db, siteId: string, number?: unknown): Promise<void> {
  await tx.execute(sql`
    insert into site_counter as c (site_id, order_number)
    select ${siteId}, greatest(${number ?? null}::bigint, max(number)) from orders where site_id = ${siteId}
    having greatest(${number ?? null}::bigint, max(number)) is not null
    on conflict (site_id) do update set order_number = greatest(c.order_number, excluded.order_number)
  `)
}

/**
 * Restores the tenders of refunds. Those that failed come first and give their amount back at once. One that was
 * pending fails too: only the provider knows whether the money went back, and it is never sent twice.
 */
async function restoreTenders(tx: Db, siteId: string, rows: readonly RecordRow[]): Promise<void> {
  const isDone = (row: RecordRow) => row['state'] === 'succeeded'
  for (const row of [...rows.filter((each) => !isDone(each)), ...rows.filter(isDone)]) {
    const state = isDone(row) ? 'succeeded' : 'failed'
    const inserted = { ...row, state: isDone(row) ? state : 'pending' }
    await insertRecordRows(tx, siteId, { table: refundTender }, { rows: [inserted] })
    if (state === 'succeeded') continue
    await tx.execute(sql`
      update refund_tender set state = 'failed' where site_id = ${siteId} and id = ${row['id']}
    `)
  }
}

/** Sets what was refunded of each payment: it includes what was refunded at the provider. */
async function settlePayments(tx: Db, siteId: string, all: RecordParts): Promise<void> {
  const pending = listPending(all)
  for (const { id, refundedMinor } of all['payments'] ?? []) {
    const unsent = pending.filter(({ paymentId }) => paymentId === id)
    const amounts = unsent.map(({ amountMinor }) => toAmount(amountMinor))
    const minor = amounts.reduce((left, amount) => left - amount, toAmount(refundedMinor))
    await saveRefundedAmount(tx, siteId, { id: String(id), refundedMinor: minor })
  }
}

function toAmount(digits: unknown): bigint {
  return BigInt(typeof digits === 'string' ? digits : 0)
}

function listPending(all: RecordParts): readonly RecordRow[] {
  return (all[TENDERS] ?? []).filter(({ state }) => state === 'pending')
}

/** Records that the order is placed, which starts nothing, and flags an order whose refund was pending. */
async function settleOrder(
  tx: Db,
  siteId: string,
  row: RecordRow,
  all: RecordParts,
): Promise<void> {
  const id = String(row['id'])
  if (row['status'] === 'placed')
    await recordHandledEvent(tx, siteId, {
      topic: 'order.placed',
      dedupe: `order.placed:${id}`,
      payload: { orderId: id },
    })
  if (listPending(all).length === 0) return
  await tx.execute(sql`
    update orders set attention = coalesce(attention, 'amount_mismatch')
    where site_id = ${siteId} and id = ${id}
  `)
  const order = await lockOrder(tx, siteId, id)
  if (order) await recomputeOrder(tx, siteId, order)
}
