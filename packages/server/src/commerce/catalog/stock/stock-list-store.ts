import type { StockRow, stockFilters } from '@vitrine/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { formatAssetUrl } from '../../../platform/files/asset-url.ts'
import type { CursorPosition } from '../cursor.ts'
import { PAYWALL } from '../product.ts'
import { isLowOrSoldOut, lowStockLimit } from './low-stock-store.ts'

interface StockFilter {
  readonly search?: string | undefined
  readonly filter?: (typeof stockFilters)[number] | undefined
}

interface StockPage extends StockFilter {
  readonly after?: CursorPosition | undefined
  readonly limit: number
}

interface ListedStock extends Omit<StockRow, 'imageUrl'>, Record<string, unknown> {
  readonly sortKey: string
  readonly asset: Parameters<typeof formatAssetUrl>[0] | null
}

/** Lists the counted stock of variants by the title of their product. */
export async function listStockAfter(
  db: Db,
  siteId: string,
  { after, limit, ...filter }: StockPage,
): Promise<readonly (StockRow & CursorPosition)[]> {
  const behind = after
    ? sql`and ("sortKey", "variantId") > (${after.sortKey}, ${after.id}::uuid)`
    : sql``
  const { rows } = await db.execute<ListedStock>(sql`
    select * from (${selectStock(siteId)}) found
    where ${matchesFilter(filter)} ${behind}
    order by "sortKey", "variantId" limit ${limit}
  `)
  return rows.map((row) => ({ ...toStockRow(row), sortKey: row.sortKey, id: row.variantId }))
}

/** Counts the variants whose stock is low or sold out. */
export async function countLowStock(db: Db, siteId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (${selectStock(siteId)}) found
    where ${matchesFilter({ filter: 'low' })}
  `)
  return rows[0]?.count ?? 0
}

/** Finds the counted stock of a variant; undefined if there is none. */
export async function findStockRow(
  db: Db,
  siteId: string,
  variantId: string,
): Promise<StockRow | undefined> {
  const { rows } = await db.execute<ListedStock>(
    sql`${selectStock(siteId)} and v.id = ${variantId}::uuid`,
  )
  const [row] = rows
  return row && toStockRow(row)
}

/** Returns the query of the counted stock of all variants of the shop. */
function selectStock(siteId: string): SQL {
  const limit = lowStockLimit(siteId, sql`p`)
  return sql`
    select v.id as "variantId", p.id as "productId", p.title, v.sku, s.backorder,
      array_to_string(v.option_values, ' / ') as label,
      s.on_hand::float8 as "onHand", (s.on_hand - s.available)::float8 as committed,
      (s.on_hand - s.available - s.committed)::float8 as held, s.available::float8 as available,
      coalesce(n.quantity, 0)::float8 as incoming, n.expected_on::text as "expectedOn",
      ${limit} as "lowStockAt",
      coalesce(s.available <= (${limit}), false) as "isLow",
      ${isLowOrSoldOut(limit)} as "isLowOrSoldOut",
      lower(p.title) || ' ' || p.id || ' ' || lpad((v.display_index + 100000)::text, 6, '0') as "sortKey",
      p.archived,
      (select json_build_object('id', a.id, 'fileKey', a.file_key, 'contentType', a.content_type)
        from product_image i join asset a on a.site_id = i.site_id and a.id = i.asset_id
        where i.site_id = p.site_id and i.product_id = p.id
        order by i.id = v.image_id desc nulls last, i.display_index limit 1) as asset
    from variant v
    join product p on p.site_id = v.site_id and p.id = v.product_id
    join stock_available_now s on s.site_id = v.site_id and s.variant_id = v.id
    left join stock_incoming n on n.site_id = v.site_id and n.variant_id = v.id
    where v.site_id = ${siteId} and p.type <> ${PAYWALL} and not s.unlimited
  `
}

/** Returns the condition of a filter; archived products are listed while they have committed units. */
function matchesFilter({ search = '', filter }: StockFilter): SQL {
  const text = search.trim().toLowerCase()
  const matches = sql`(${text} = '' or position(${text} in lower(title)) > 0
    or position(${text} in lower(sku)) > 0)`
  const shown = sql`(not archived or committed > 0)`
  switch (filter) {
    case undefined:
      return sql`${matches} and ${shown}`
    case 'low':
      return sql`${matches} and not archived and "isLowOrSoldOut"`
    case 'out':
      return sql`${matches} and not archived and available <= 0`
    case 'committed':
      return sql`${matches} and committed > 0`
    case 'incoming':
      return sql`${matches} and incoming > 0`
  }
}

function toStockRow(row: ListedStock): StockRow {
  return {
    variantId: row.variantId,
    productId: row.productId,
    title: row.title,
    imageUrl: row.asset && formatAssetUrl(row.asset),
    label: row.label,
    sku: row.sku,
    backorder: row.backorder,
    onHand: row.onHand,
    committed: row.committed,
    held: row.held,
    available: row.available,
    incoming: row.incoming,
    expectedOn: row.expectedOn,
    lowStockAt: row.lowStockAt,
    isLow: row.isLow,
  }
}
