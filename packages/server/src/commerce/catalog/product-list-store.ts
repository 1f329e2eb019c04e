import type { ProductStatus, productSorts } from '@vitrine/contract'
import { type ProductType, toProductType } from '@vitrine/model'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { CursorPosition } from './cursor.ts'
import { catalogErrors } from './errors.ts'
import type { Product } from './product.ts'
import { toProduct } from './product-row.ts'
import { hasStatus, isShown } from './status-store.ts'
import { isLowOrSoldOut, lowStockLimit } from './stock/low-stock-store.ts'
import { isInShop, joinsCollection, productColumns } from './store.ts'
import { collection, product } from './tables.ts'
import { collateName } from './texts/name-collation-store.ts'

type ProductSort = (typeof productSorts)[number]

interface StudioFilter {
  /** A part of the title or of a SKU. */
  readonly search?: string | undefined
  /** Undefined for all but archived products. */
  readonly status?: ProductStatus | undefined
  /** Only products of which a variant is low or sold out. */
  readonly stock?: 'low' | undefined
}

interface StudioPage extends StudioFilter {
  readonly sort?: ProductSort | undefined
  readonly after?: CursorPosition | undefined
  readonly limit: number
  /** The language in which titles are ordered: that of the site. */
  readonly language: string
}

interface Order {
  readonly key: SQL
  /** The text of the key in a cursor. */
  readonly text: SQL
  /** Converts the text of a cursor to a key; undefined if it is none. */
  readonly parse: (text: string) => SQL | undefined
  readonly isDescending: boolean
}

/** Creates the order of a time. Its text is in microseconds, which are exact. */
function createTimeOrder(key: SQL): Order {
  return {
    key,
    text: sql`(extract(epoch from ${key}) * 1000000)::bigint::text`,
    parse: (text) =>
      /^\d{1,18}$/.test(text)
        ? sql`timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond'`
        : undefined,
    isDescending: true,
  }
}

const title = sql`lower(${product.title})`

/** Creates the order of titles in a language. */
function createTitleOrder(language: string): Order {
  const key = collateName(sql`${product.title}`, language)
  return { key, text: title, parse: (text) => sql`${text}::text`, isDescending: false }
}

const orders: Readonly<Record<Exclude<ProductSort, 'title'>, Order>> = {
  shop: {
    key: sql`${product.displayIndex}`,
    text: sql`${product.displayIndex}::text`,
    parse: (text) => (/^-?\d{1,9}$/.test(text) ? sql`${text}::integer` : undefined),
    isDescending: false,
  },
  newest: createTimeOrder(sql`${product.createdAt}`),
  changed: createTimeOrder(sql`${product.updatedAt}`),
}

/**
 * Lists products for the studio, hidden ones too, each with its place in the order. Throws `catalog.unknownCursor` for
 * the cursor of another order.
 */
export async function listProductsAfter(
  db: Db,
  siteId: string,
  { after, sort = 'shop', limit, language, ...filter }: StudioPage,
): Promise<readonly (Product & CursorPosition)[]> {
  const order = sort === 'title' ? createTitleOrder(language) : orders[sort]
  const { key, text, parse, isDescending } = order
  const direction = isDescending ? sql`desc` : sql`asc`
  const { status } = filter
  const rows = await db
    .select({ ...productColumns, sortKey: sql<string>`${text}` })
    .from(product)
    .innerJoin(collection, joinsCollection)
    .where(
      and(
        matchesFilter(siteId, filter),
        status === undefined ? eq(product.archived, false) : hasStatus(status),
        after && isBehind(after, { key, isDescending, from: parse(after.sortKey) }),
      ),
    )
    .orderBy(sql`${key} ${direction}`, sql`${product.id} ${direction}`)
    .limit(limit)
  return rows.map((row) => ({ ...toProduct(row), sortKey: row.sortKey }))
}

function isBehind(
  { id }: CursorPosition,
  {
    key,
    isDescending,
    from,
  }: Pick<Order, 'key' | 'isDescending'> & { readonly from: SQL | undefined },
): SQL {
  if (from === undefined) throw catalogErrors.unknownCursor()
  const comparison = isDescending ? sql`<` : sql`>`
  return sql`(${key}, ${product.id}) ${comparison} (${from}, ${id}::uuid)`
}

/** Counts the products that match a search, by status. */
export async function countProducts(
  db: Db,
  siteId: string,
  { search, stock }: Pick<StudioFilter, 'search' | 'stock'>,
): Promise<Readonly<Record<ProductStatus, number>>> {
  const status = sql<ProductStatus>`case
    when ${product.archived} then 'archived'
    when ${isShown} then 'active'
    when ${product.visible} then 'scheduled'
    else 'draft' end`
  const rows = await db
    .select({ status, count: sql<number>`count(*)::int` })
    .from(product)
    .where(matchesFilter(siteId, { search, stock }))
    .groupBy(sql`1`)
  const counts = new Map(rows.map((row) => [row.status, row.count]))
  const get = (each: ProductStatus) => counts.get(each) ?? 0
  return {
    active: get('active'),
    draft: get('draft'),
    scheduled: get('scheduled'),
    archived: get('archived'),
  }
}

function matchesFilter(
  siteId: string,
  { search = '', stock }: Pick<StudioFilter, 'search' | 'stock'>,
) {
  const text = search.trim().toLowerCase()
  const isLow = stock === 'low' ? hasLowVariant(siteId) : undefined
  return and(eq(product.siteId, siteId), isInShop, matchesSearch(text), isLow)
}

const hasLowVariant = (siteId: string) => sql`exists (
  select from variant v
  join stock_available_now s on s.site_id = v.site_id and s.variant_id = v.id
  where v.site_id = product.site_id and v.product_id = product.id
    and ${isLowOrSoldOut(lowStockLimit(siteId, sql`product`))})`

function matchesSearch(text: string): SQL | undefined {
  if (text === '') return undefined
  return sql`(position(${text} in lower(${product.title})) > 0 or exists (
    select from variant v where v.site_id = product.site_id and v.product_id = product.id
      and position(${text} in lower(v.sku)) > 0))`
}

/** Lists the types of the products of a store that are not archived. */
export async function listProductTypes(db: Db, siteId: string): Promise<readonly ProductType[]> {
  const { rows } = await db.execute<{ type: number }>(sql`
    select distinct type from product where site_id = ${siteId} and not archived`)
  return rows.map(({ type }) => toProductType(type))
}
