import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

/** Returns whether a site has amounts in its currency: orders, gift cards, prices or discounts. */
export async function hasAmounts(db: Db, siteId: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from orders where site_id = ${siteId})
      or exists (select from gift_card where site_id = ${siteId})
      or exists (select from variant where site_id = ${siteId} and price_minor > 0)
      or exists (select from discount where site_id = ${siteId} and amount_minor is not null)
      or exists (select from shipping_option where site_id = ${siteId} and price_minor > 0)
      as found`)
  return rows[0]?.found ?? false
}

/** Returns whether a document is published in the site's own language and not in another one. */
export async function hasUntranslated(
  db: Db,
  siteId: string,
  languages: { readonly own: string; readonly other: string },
): Promise<boolean> {
  const { own, other } = languages
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (
      select from published p
      where p.site_id = ${siteId} and p.locale = ${own} and not exists (
        select from published t
        where t.site_id = p.site_id and t.document_id = p.document_id and t.locale = ${other}
      )
    ) as found`)
  return rows[0]?.found ?? false
}
