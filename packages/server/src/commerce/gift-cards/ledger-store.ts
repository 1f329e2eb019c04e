import type { GiftCardLedger } from '@vitrine/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

export interface LedgerRow extends Record<string, unknown> {
  readonly id: string
  readonly kind: GiftCardLedger['entries'][number]['kind']
  readonly amountMinor: bigint
  /** The balance after the change. */
  readonly balanceMinor: bigint
  readonly enteredAt: string
  readonly orderId: string | null
  /** Null for an order that was never placed. */
  readonly orderNumber: string | null
}

/**
 * Lists the changes of the balance of a gift card, oldest first. The cause of each names its order, the line of an order
 * that it was issued for, or the part of a refund.
 */
export async function listLedger(
  db: Db,
  siteId: string,
  giftCardId: string,
): Promise<readonly LedgerRow[]> {
  const { rows } = await db.execute<LedgerRow>(sql`
    select e.id, e.kind, e.amount_minor as "amountMinor",
      (sum(e.amount_minor) over (order by e.entered_at, e.id))::bigint as "balanceMinor",
      to_json(e.entered_at) #>> '{}' as "enteredAt", o.id as "orderId", o.number::text as "orderNumber"
    from gift_card_entry e
      left join order_line l on l.site_id = e.site_id
        and e.cause like 'order-line:%' and l.id::text = split_part(e.cause, ':', 2)
      left join refund_tender t on t.site_id = e.site_id
        and e.cause like 'refund-tender:%' and t.id::text = split_part(e.cause, ':', 2)
      left join refund r on r.site_id = t.site_id and r.id = t.refund_id
      left join orders o on o.site_id = e.site_id and o.id = coalesce(l.order_id, r.order_id,
        case when e.cause like 'order:%' then split_part(e.cause, ':', 2)::uuid end)
    where e.site_id = ${siteId} and e.gift_card_id = ${giftCardId}
    order by e.entered_at, e.id
  `)
  return rows
}
