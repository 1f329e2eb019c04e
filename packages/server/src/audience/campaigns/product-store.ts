import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

/** A product as an email offers it. */
export interface OfferedProduct extends Record<string, unknown> {
  readonly id: string
  readonly title: string
  readonly collectionUrlId: string
  readonly urlId: string
  /** Whether visitors see it. */
  readonly isShown: boolean
  /** The lowest and the highest price of its variants; null without variants. */
  readonly lowestMinor: string | null
  readonly highestMinor: string | null
  /** The first image; null for none. */
  readonly assetId: string | null
}

/** Finds the products of the site among the ids. */
export async function findOfferedProducts(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OfferedProduct>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<OfferedProduct>(sql`
    select p.id, p.title, c.url_id as "collectionUrlId", p.url_id as "urlId",
      product_is_shown(p) and c.enabled as "isShown",
      price.lowest::text as "lowestMinor", price.highest::text as "highestMinor",
      (select i.asset_id from product_image i
        where i.site_id = p.site_id and i.product_id = p.id and i.asset_id is not null
        order by i.display_index, i.id limit 1) as "assetId"
    from product p join collection c on c.site_id = p.site_id and c.id = p.collection_id
      cross join lateral (
        select min(shown) as lowest, max(shown) as highest from (
          select case when variant_is_on_sale(v) then v.sale_price_minor else v.price_minor end
            as shown
          from variant v where v.site_id = p.site_id and v.product_id = p.id
        ) prices
      ) price
    where p.site_id = ${siteId} and p.id = any(${sql.param([...ids])}::uuid[])`)
  return new Map(rows.map((row) => [row.id, row]))
}
