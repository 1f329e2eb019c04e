import type { OrderDetail } from '@vitrine/contract'
import { computeItemsCents, getRefundRows, toCents } from './refund-amounts.ts'

export const REASONS = ['damaged', 'changedMind', 'wrongItem', 'outOfStock', 'other'] as const

/** The fields of a refund, as they are typed. Amounts are units of the currency. */
export interface RefundValues {
  /** The refunded quantity of each row of items, by its key. */
  rows: Record<string, { quantity: number | null; restock: boolean }>
  shipping: number | null
  /** The amount that returns to each payment, by its ID. */
  tenders: Record<string, number | null>
  reason: (typeof REASONS)[number]
  note: string
  notify: boolean
}

/** Returns the fields of an empty refund. Items that were not sent are restocked unless staff say otherwise. */
export function toRefundValues(order: OrderDetail): RefundValues {
  return {
    rows: Object.fromEntries(
      getRefundRows(order).map(({ key, isFulfilled }) => [
        key,
        { quantity: 0, restock: !isFulfilled },
      ]),
    ),
    shipping: 0,
    tenders: Object.fromEntries(order.payments.map(({ id }) => [id, 0])),
    reason: 'damaged',
    note: '',
    notify: true,
  }
}

/** Computes what was paid for the chosen items and shipping, in hundredths. */
export function computeSuggestedCents(
  order: OrderDetail,
  { rows, shipping }: Pick<RefundValues, 'rows' | 'shipping'>,
): number {
  const counts = new Map<OrderDetail['lines'][number], number>()
  for (const { key, line } of getRefundRows(order))
    counts.set(line, (counts.get(line) ?? 0) + (rows[key]?.quantity ?? 0))
  const items = [...counts].reduce((sum, [line, count]) => sum + computeItemsCents(line, count), 0)
  return Math.min(items + toCents(shipping), order.refundable.value)
}
