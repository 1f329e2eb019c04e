import type { StockHistory } from '@vitrine/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'

type Move = StockHistory['moves'][number]

interface MoveRow extends Omit<Move, 'order' | 'movedAt' | 'isImport'>, Record<string, unknown> {
  readonly movedAt: string | Date
  readonly cause: string
  readonly orderId: string | null
  readonly orderNumber: number | null
}

const MAX_MOVES = 100

/** Lists the latest moves of a variant's stock, each with the units on hand after it. */
export async function listMoves(
  db: Db,
  siteId: string,
  { variantId, onHand }: { readonly variantId: string; readonly onHand: number },
): Promise<Pick<StockHistory, 'moves' | 'hasMore'>> {
  const { rows } = await db.execute<MoveRow>(sql`
    select m.id, m.kind, m.quantity::float8 as quantity, m.reason, m.moved_at as "movedAt", m.cause,
      (${onHand}::bigint - coalesce(sum(case m.kind when 'ship' then -m.quantity
        when 'commit' then 0 when 'release' then 0 else m.quantity end) over newer, 0))::float8
        as "onHandAfter",
      o.id as "orderId", o.number::float8 as "orderNumber", w.email as by
    from stock_move m
    left join order_line l on l.site_id = m.site_id
      and m.cause like 'order-line:%' and l.id::text = substr(m.cause, 12)
    left join orders o on o.site_id = l.site_id and o.id = l.order_id
    left join member w on w.site_id = m.site_id and w.id = m.member_id
    where m.site_id = ${siteId} and m.variant_id = ${variantId}
    window newer as (order by m.moved_at desc, m.id desc
      rows between unbounded preceding and 1 preceding)
    order by m.moved_at desc, m.id desc limit ${MAX_MOVES + 1}
  `)
  return { moves: rows.slice(0, MAX_MOVES).map(toMove), hasMore: rows.length > MAX_MOVES }
}

function toMove({ orderId, orderNumber, cause, movedAt, ...move }: MoveRow): Move {
  return {
    id: move.id,
    kind: move.kind,
    quantity: move.quantity,
    reason: move.reason,
    movedAt: new Date(movedAt).toISOString(),
    onHandAfter: move.onHandAfter,
    order: orderId === null || orderNumber === null ? null : { id: orderId, number: orderNumber },
    by: move.by,
    isImport: cause.startsWith('csv:'),
  }
}

/** Lists the units of a variant that open checkouts hold. */
export async function listHolds(
  db: Db,
  siteId: string,
  variantId: string,
): Promise<StockHistory['holds']> {
  const { rows } = await db.execute<{ quantity: number; expiresAt: string | Date }>(sql`
    select quantity::float8 as quantity, expires_at as "expiresAt" from stock_hold
    where site_id = ${siteId} and variant_id = ${variantId} and expires_at > now()
    order by expires_at
  `)
  return rows.map(({ quantity, expiresAt }) => ({
    quantity,
    expiresAt: new Date(expiresAt).toISOString(),
  }))
}
