import { sql } from 'drizzle-orm'
import { productTypeCodes } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'

/** The products that are named; more are counted. */
const NAMED = 5

/** Finds the physical products on sale with a variant that has no weight: their number, and the first of them. */
export async function findUnweighedProducts(db: Db, siteId: string) {
  const { rows } = await db.execute<{ id: string; title: string; count: number }>(sql`
    select p.id, p.title, (count(*) over ())::int as count from product p
    where p.site_id = ${siteId} and p.type = ${productTypeCodes.physical} and p.visible
      and not p.archived and exists (
        select from variant v
        where v.site_id = p.site_id and v.product_id = p.id and v.weight_grams is null)
    order by p.display_index, p.id limit ${NAMED}`)
  const products = rows.map(({ id, title }) => ({ id, title }))
  return { count: rows[0]?.count ?? 0, products }
}
