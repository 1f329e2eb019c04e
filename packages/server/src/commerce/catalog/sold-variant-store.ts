import { translateOptionValues } from '@vitrine/model'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { getProductUrl, PAYWALL } from './product.ts'
import type { ProductTexts } from './texts/product-texts.ts'

/** A variant as a message to its buyers names it. */
export interface SoldVariant {
  readonly variantId: string
  readonly productId: string
  readonly productName: string
  /** The values of its options, such as "Oat / Large"; empty for a product without options. */
  readonly variantName: string
  readonly sku: string
  /** The path of its product, without the prefix of a language. */
  readonly url: `/${string}`
  /** Whether visitors see its product. */
  readonly isShown: boolean
  /** The number of units that can be sold; null without a limit. */
  readonly available: number | null
}

interface Row extends Record<string, unknown> {
  readonly variantId: string
  readonly productId: string
  readonly title: string
  readonly optionNames: readonly string[]
  readonly optionValues: readonly string[]
  /** The texts in the language that was asked for; null without any. */
  readonly texts: Pick<ProductTexts, 'title' | 'options'> | null
  readonly sku: string
  readonly collectionUrlId: string
  readonly urlId: string
  readonly isShown: boolean
  readonly available: number | null
}

/** Finds variants by id, named in a language; by default in the site's own. A variant that is gone is skipped. */
export async function findSoldVariants(
  db: Db,
  siteId: string,
  variantIds: readonly string[],
  locale = '',
): Promise<ReadonlyMap<string, SoldVariant>> {
  const { rows } = await db.execute<Row>(sql`
    select v.id as "variantId", p.id as "productId", p.title, p.option_names as "optionNames", v.option_values as "optionValues",
      (select json_build_object('title', t.title, 'options', t.options) from product_text t
        where t.site_id = p.site_id and t.product_id = p.id and t.locale = ${locale}) as texts,
      v.sku, c.url_id as "collectionUrlId", p.url_id as "urlId",
      product_is_shown(p) and c.enabled as "isShown",
      case when s.unlimited or s.backorder then null else greatest(s.available, 0) end::int
        as available
    from variant v
      join product p on p.site_id = v.site_id and p.id = v.product_id
      join collection c on c.site_id = p.site_id and c.id = p.collection_id
      join stock_available_now s on s.site_id = v.site_id and s.variant_id = v.id
    where v.site_id = ${siteId} and v.id = any(${sql.param([...variantIds])}::uuid[])`)
  return new Map(rows.map((row) => [row.variantId, toSoldVariant(row)]))
}

/** Lists the ids of the variants of a product. */
export async function listVariantIds(
  db: Db,
  siteId: string,
  productId: string,
): Promise<readonly string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from variant where site_id = ${siteId} and product_id = ${productId}
      order by display_index, id`,
  )
  return rows.map(({ id }) => id)
}

function toSoldVariant({
  title,
  optionNames,
  optionValues,
  texts,
  collectionUrlId,
  urlId,
  ...row
}: Row): SoldVariant {
  const values = translateOptionValues(optionNames, optionValues, texts?.options ?? [])
  return {
    ...row,
    productName: texts?.title ?? title,
    variantName: values.join(' / '),
    url: getProductUrl(collectionUrlId, urlId),
  }
}

/** A product as texts about it name it. */
export interface NamedProduct {
  readonly id: string
  readonly title: string
  readonly urlId: string
  /** The path of its page, without the prefix of a language. */
  readonly url: `/${string}`
  /** Whether visitors see it. */
  readonly isShown: boolean
}

interface ProductRow extends Record<string, unknown>, Omit<NamedProduct, 'url'> {
  readonly collectionUrlId: string
}

const COLUMNS = sql`p.id, p.title, p.url_id as "urlId",
  c.url_id as "collectionUrlId", product_is_shown(p) and c.enabled and p.type <> ${PAYWALL} as "isShown"`

/** Finds products by id, whatever their state. */
export async function findNamedProducts(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedProduct>> {
  const { rows } = await db.execute<ProductRow>(sql`
    select ${COLUMNS} from product p
      join collection c on c.site_id = p.site_id and c.id = p.collection_id
    where p.site_id = ${siteId} and p.id = any(${sql.param([...ids])}::uuid[])`)
  return new Map(rows.map((row) => [row.id, toNamedProduct(row)]))
}

/** Finds products by the last part of their URL, or by the SKU of a variant. */
export async function findProductsByKey(
  db: Db,
  siteId: string,
  keys: { readonly urlIds: readonly string[]; readonly skus: readonly string[] },
): Promise<{
  readonly byUrlId: ReadonlyMap<string, string>
  readonly bySku: ReadonlyMap<string, string>
}> {
  const { rows: named } = await db.execute<{ key: string; id: string }>(sql`
    select p.url_id as key, p.id from product p
    where p.site_id = ${siteId} and p.url_id = any(${sql.param([...keys.urlIds])}::text[])`)
  const { rows: sold } = await db.execute<{ key: string; id: string }>(sql`
    select v.sku as key, v.product_id as id from variant v
    where v.site_id = ${siteId} and v.sku = any(${sql.param([...keys.skus])}::text[])`)
  const toMap = (rows: readonly { readonly key: string; readonly id: string }[]) =>
    new Map(rows.map(({ key, id }) => [key, id]))
  return { byUrlId: toMap(named), bySku: toMap(sold) }
}

function toNamedProduct({ collectionUrlId, ...row }: ProductRow): NamedProduct {
  return { ...row, url: getProductUrl(collectionUrlId, row.urlId) }
}
