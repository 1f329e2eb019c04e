import { type Currency, toCurrency } from '@vitrine/model'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

interface DonationRow {
  /** The id of the order. */
  readonly id: string
  readonly number: bigint
  readonly placedAt: Date
  readonly email: string
  readonly title: string
  readonly testMode: boolean
  readonly currency: Currency
  readonly amountMinor: bigint
  readonly refundedMinor: bigint
}

interface StoredDonation extends Omit<DonationRow, 'currency'>, Record<string, unknown> {
  readonly currency: string
}

/** The captured and refunded amounts of an order. */
const money = sql`join lateral (
    select coalesce(sum(p.captured_minor), 0)::bigint as captured,
      coalesce(sum(p.refunded_minor), 0)::bigint as refunded
    from payment p where p.site_id = o.site_id and p.order_id = o.id
  ) m on true`

/** The title in the site's own language. */
const title = sql`coalesce(l.own_title, l.title)`

/** Lists donations, newest first. */
export async function listDonationsBefore(
  db: Db,
  siteId: string,
  { before, limit }: { readonly before: bigint | undefined; readonly limit: number },
): Promise<readonly DonationRow[]> {
  const { rows } = await db.execute<StoredDonation>(sql`
    select o.id, o.number, o.placed_at as "placedAt", o.email, ${title} as title,
      o.test_mode as "testMode", o.currency, m.captured as "amountMinor", m.refunded as "refundedMinor"
    from orders o
      join order_line l on l.site_id = o.site_id and l.order_id = o.id
      ${money}
    where o.site_id = ${siteId} and o.is_donation and o.number is not null
      ${before === undefined ? sql`` : sql`and o.number < ${before}`}
    order by o.number desc limit ${limit}
  `)
  return rows.map((row) => ({
    ...row,
    placedAt: new Date(row.placedAt),
    currency: toCurrency(row.currency),
  }))
}

export interface DonationTotal {
  readonly title: string
  readonly testMode: boolean
  readonly count: number
  readonly currency: Currency
  /** The amount after refunds. */
  readonly amountMinor: bigint
}

interface StoredTotal extends Omit<DonationTotal, 'currency'>, Record<string, unknown> {
  readonly currency: string
}

/** Sums donations by title and currency, test orders separately. */
export async function listDonationTotals(
  db: Db,
  siteId: string,
): Promise<readonly DonationTotal[]> {
  const { rows } = await db.execute<StoredTotal>(sql`
    select ${title} as title, o.test_mode as "testMode", count(*)::integer as count, o.currency,
      sum(m.captured - m.refunded)::bigint as "amountMinor"
    from orders o
      join order_line l on l.site_id = o.site_id and l.order_id = o.id
      ${money}
    where o.site_id = ${siteId} and o.is_donation and o.number is not null
    group by 1, o.currency, o.test_mode
    order by o.test_mode, sum(m.captured - m.refunded) desc, 1 limit 500
  `)
  return rows.map((row) => ({ ...row, currency: toCurrency(row.currency) }))
}
