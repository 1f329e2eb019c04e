import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

/** Returns whether a site has amounts in its currency: orders, gift cards, prices or discounts. */
export async function hasAmounts(db: Db, siteId: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from orders where site_id = ${siteId})
      or exists (select from gift_card where site_id = ${siteId})
      or exists (select from variant where site_id = ${siteId} and price_minor > 0)
      or exists (select from discount where site_id = ${siteId} and amount_minor is not null)
      or exists (select from shipping_option where site_id = ${siteId}
        and (price_minor > 0 or further_minor > 0 or kind = 'price'))
      as found`)
  return rows[0]?.found ?? false
}

/**
 * Renames a language in what visitors left in it: carts, comments, submissions, newsletter sign-ups,
 * restock sign-ups, product reviews, accounts and subscriptions to products. Search entries
 * follow from what is published, and emails that are written stay as they are.
 */
export async function renameVisitorsLocale(
  tx: Db,
  siteId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  for (const { table, column = 'locale' } of VISITORS_LOCALES)
    await tx.execute(sql`
      update ${sql.identifier(table)} set ${sql.identifier(column)} = ${to}
      where site_id = ${siteId} and ${sql.identifier(column)} = ${from}`)
}

/** The tables with the language of a visitor, and its column. */
const VISITORS_LOCALES: readonly { readonly table: string; readonly column?: string }[] = [
  { table: 'abandoned_cart' },
  { table: 'checkout' },
  { table: 'comment' },
  { table: 'form_submission' },
  { table: 'newsletter_subscriber' },
  { table: 'restock_sign_up' },
  { table: 'product_review' },
  { table: 'site_user' },
  { table: 'subscription', column: 'language' },
]
