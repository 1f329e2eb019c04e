import type { GiftCard } from '@vitrine/contract'
import type { Currency, Gift } from '@vitrine/model'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

export interface GiftCardRow extends Record<string, unknown> {
  readonly id: string
  readonly lastFour: string
  readonly currency: Currency
  readonly initialMinor: bigint
  readonly balanceMinor: bigint
  readonly testMode: boolean
  readonly state: GiftCard['state']
  readonly createdAt: string
  /** The unit of an order that the card was issued for, or a request of staff. */
  readonly cause: string | null
  /** The key of the last email with the code. */
  readonly emailKey: string | null
  /** The recipient and the message that the buyer chose. */
  readonly gift: Gift | null
  readonly orderId: string | null
  readonly orderNumber: string | null
}

const cards = (siteId: string) => sql`(
  select g.id, g.last_four as "lastFour", g.currency, g.initial_minor as "initialMinor",
    g.balance_minor as "balanceMinor", g.test_mode as "testMode", g.issued_for as cause,
    coalesce(g.email_key, 'gift-card:' || g.issued_for) as "emailKey", l.gift,
    case when g.disabled_at is not null then 'off' when g.balance_minor = 0 then 'used-up'
      else 'active' end as state,
    g.created_at as issued_at, to_json(g.created_at) #>> '{}' as "createdAt", o.id as "orderId", o.number::text as "orderNumber"
  from gift_card g
    left join order_line l on l.site_id = g.site_id
      and l.id = case when g.issued_for like 'order-line:%'
        then split_part(g.issued_for, ':', 2)::uuid end
    left join orders o on o.site_id = l.site_id and o.id = l.order_id
  where g.site_id = ${siteId}) card`

interface ListInput {
  /** The last four characters of a code, or the number of an order; empty for all cards. */
  readonly search: string
  readonly state: GiftCard['state'] | undefined
  /** The ID of the last card of the page before; undefined for the first page. */
  readonly after: string | undefined
  readonly limit: number
}

/** Lists gift cards, newest first. */
export async function listGiftCardRows(
  db: Db,
  siteId: string,
  { search, state, after, limit }: ListInput,
): Promise<readonly GiftCardRow[]> {
  const conditions: SQL[] = [
    ...(search === ''
      ? []
      : [sql`("lastFour" = upper(${search}) or "orderNumber" = ltrim(${search}, '#'))`]),
    ...(state === undefined ? [] : [sql`state = ${state}`]),
    ...(after === undefined
      ? []
      : [
          sql`(issued_at, id) < (select p.created_at, p.id from gift_card p
            where p.site_id = ${siteId} and p.id = ${after})`,
        ]),
  ]
  const { rows } = await db.execute<GiftCardRow>(sql`
    select * from ${cards(siteId)}
    where ${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}
    order by issued_at desc, id desc limit ${limit}
  `)
  return rows
}

export async function findGiftCard(
  db: Db,
  siteId: string,
  id: string,
): Promise<GiftCardRow | undefined> {
  const { rows } = await db.execute<GiftCardRow>(
    sql`select * from ${cards(siteId)} where id = ${id}`,
  )
  return rows[0]
}
