import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { refund, refundLine, refundTender } from '../tables.ts'

export interface Tender extends Record<string, unknown> {
  readonly id: string
  readonly paymentId: string
  readonly provider: string
  /** The provider's reference of the payment. */
  readonly providerRef: string | null
  readonly amountMinor: bigint
}

export async function insertRefund(
  db: Db,
  siteId: string,
  row: Omit<typeof refund.$inferInsert, 'siteId'>,
): Promise<void> {
  await db.insert(refund).values({ ...row, siteId })
}

/** Finds a refund of any order. */
export async function findRefund(
  db: Db,
  siteId: string,
  id: string,
): Promise<{ readonly id: string; readonly orderId: string } | undefined> {
  const [row] = await db
    .select({ id: refund.id, orderId: refund.orderId })
    .from(refund)
    .where(and(eq(refund.siteId, siteId), eq(refund.id, id)))
  return row
}

/** Computes what was paid for the shipping of an order and not refunded. */
export async function computeRefundableShipping(
  db: Db,
  siteId: string,
  orderId: string,
): Promise<bigint> {
  const { rows } = await db.execute<{ left: bigint }>(sql`
    select (o.shipping_minor - coalesce(sum(r.shipping_minor), 0))::bigint as left
    from orders o left join refund r on r.site_id = o.site_id and r.order_id = o.id
    where o.site_id = ${siteId} and o.id = ${orderId} group by o.shipping_minor
  `)
  return rows[0]?.left ?? 0n
}

/** Inserts tenders. A trigger subtracts each from its payment; a CHECK rejects more than is left. */
export async function insertTenders(
  db: Db,
  siteId: string,
  refundId: string,
  tenders: readonly (Pick<Tender, 'id' | 'paymentId' | 'amountMinor'> & {
    readonly state?: string
  })[],
): Promise<void> {
  const rows = tenders.map(({ id, paymentId, amountMinor, state = 'pending' }) => ({
    siteId,
    refundId,
    id,
    paymentId,
    amountMinor,
    state,
  }))
  await db.insert(refundTender).values(rows)
}

export async function insertRefundLines(
  db: Db,
  siteId: string,
  refundId: string,
  lines: readonly Omit<typeof refundLine.$inferInsert, 'siteId' | 'refundId'>[],
): Promise<void> {
  if (lines.length === 0) return
  await db.insert(refundLine).values(lines.map((line) => ({ ...line, siteId, refundId })))
}

/**
 * Returns a refund's items to stock. Items that were sent come back on hand; others are no longer committed, and those
 * that cannot be sold again leave the stock. The cause is the refund's line, so it happens once.
 */
export async function returnStock(db: Db, siteId: string, refundId: string): Promise<void> {
  const of = sql`refund_line r
      join refund f on f.site_id = r.site_id and f.id = r.refund_id
      join order_line l on l.site_id = r.site_id and l.id = r.order_line_id
      join stock s on s.site_id = l.site_id and s.variant_id = l.variant_id
      join stock_move m on m.site_id = l.site_id and m.variant_id = l.variant_id
        and m.kind = 'commit' and m.cause = 'order-line:' || l.id
    where r.site_id = ${siteId} and r.refund_id = ${refundId}`
  await db.execute(sql`
    insert into stock_move (site_id, id, variant_id, kind, quantity, cause, reason)
    select r.site_id, gen_random_uuid(), l.variant_id,
      case when r.fulfilled then 'restock' else 'release' end,
      case when r.fulfilled then r.restock_quantity else r.quantity end,
      'refund-line:' || r.id, f.reason
    from ${of} and (r.restock_quantity > 0 or not r.fulfilled) order by l.variant_id
  `)
  await db.execute(sql`
    insert into stock_move (site_id, id, variant_id, kind, quantity, cause, reason)
    select r.site_id, gen_random_uuid(), l.variant_id, 'adjust',
      -least(r.quantity - r.restock_quantity, s.on_hand), 'refund-line:' || r.id, f.reason
    from ${of} and not r.fulfilled and least(r.quantity - r.restock_quantity, s.on_hand) > 0
    order by l.variant_id
  `)
}

export async function listPendingTenders(db: Db, siteId: string): Promise<readonly Tender[]> {
  const { rows } = await db.execute<Tender>(sql`
    select t.id, t.payment_id as "paymentId", p.provider, p.provider_ref as "providerRef",
      t.amount_minor as "amountMinor"
    from refund_tender t join payment p on p.site_id = t.site_id and p.id = t.payment_id
    where t.site_id = ${siteId} and t.state = 'pending' order by t.id limit 100
  `)
  return rows
}

export async function finishTender(
  db: Db,
  siteId: string,
  id: string,
  providerRef: string,
): Promise<void> {
  await db
    .update(refundTender)
    .set({ state: 'succeeded', providerRef })
    .where(
      and(
        eq(refundTender.siteId, siteId),
        eq(refundTender.id, id),
        eq(refundTender.state, 'pending'),
      ),
    )
}
