import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { prepared } from '../../platform/db/prepared.ts'
import {
  getFilterConditions,
  getOrderColumns,
  type ProductFilter,
  type ProductOrder,
} from './listing-store.ts'
import { neighbourJson } from './neighbour-store.ts'
import { PAYWALL, type Product, type ProductPage } from './product.ts'
import { type ProductRow, toProduct, type StockJson } from './product-row.ts'
import { pickColumns, productFields, variantFields } from './product-fields.ts'
import { addListedProducts, addShownQuantities } from './stock/shown-stock.ts'
import { isShown } from './status-store.ts'
import { collection, product, variant } from './tables.ts'
import { type Locale, textsJson, titleLocalesJson } from './texts/text-store.ts'

const variantFieldsJson = sql.raw(
  Object.entries(pickColumns(variant, variantFields))
    .map(([field, column]) => `'${field}', v.${column.name}`)
    .join(', '),
)

const variantsJson = sql<ProductRow['variants']>`(
  select coalesce(json_agg(json_build_object(
    'id', v.id, 'sku', v.sku, 'optionValues', v.option_values, 'priceMinor', v.price_minor,
    'salePriceMinor', v.sale_price_minor, 'isReduced', variant_is_on_sale(v),
    'lowestPriceMinor', variant_shown_lowest_price(v), ${variantFieldsJson},
    'imageId', v.image_id, 'stock', json_build_object('unlimited', s.unlimited,
      'backorder', s.backorder, 'onHand', s.on_hand, 'committed', s.committed,
      'available', s.available)
  ) order by v.display_index, v.id), '[]')
  from variant v join stock_available_now s on s.site_id = v.site_id and s.variant_id = v.id
  where v.site_id = product.site_id and v.product_id = product.id
)`

const imagesJson = sql<ProductRow['images']>`(
  select coalesce(json_agg(json_build_object('id', i.id, 'alt', i.alt, 'asset',
    case when a.id is not null then json_build_object('id', a.id, 'fileKey', a.file_key,
      'filename', a.filename, 'contentType', a.content_type, 'width', a.width,
      'height', a.height, 'colorData', a.color_data, 'altText', a.alt_text,
      'focalX', a.focal_x, 'focalY', a.focal_y) end
  ) order by i.display_index, i.id), '[]')
  from product_image i left join asset a on a.site_id = i.site_id and a.id = i.asset_id
  where i.site_id = product.site_id and i.product_id = product.id
)`

/** Returns the SQL for the categories of a product, with names in a language; null for the site's own. */
const categoriesJson = (locale: Locale | null) => sql<ProductRow['categories']>`(
  select coalesce(json_agg(json_build_object('id', c.id, 'collectionId', c.collection_id,
    'parentId', c.parent_id, 'displayName', ${categoryName(locale)}, 'urlId', c.url_id,
    'displayIndex', c.display_index) order by c.display_index, c.id), '[]')
  from product_category pc
  join category c on c.site_id = pc.site_id and c.id = pc.category_id
  where pc.site_id = product.site_id and pc.product_id = product.id
)`

const categoryName = (locale: Locale | null) =>
  locale === null
    ? sql`c.display_name`
    : sql`coalesce((select t.display_name from category_text t where t.site_id = c.site_id
        and t.category_id = c.id and t.locale = ${locale}), c.display_name)`

const formJson = sql<ProductRow['form']>`(
  select json_build_object('id', f.id, 'name', f.name, 'fields', f.fields)
  from product_form f where f.site_id = product.site_id and f.id = product.form_id
)`

/** The columns of a whole product, from `product` and its collection. */
export const productColumns = {
  id: product.id,
  collectionId: product.collectionId,
  collectionUrlId: collection.urlId,
  type: product.type,
  urlId: product.urlId,
  title: product.title,
  ...pickColumns(product, productFields),
  createdAt: product.createdAt,
  updatedAt: product.updatedAt,
  variants: variantsJson,
  images: imagesJson,
  categories: categoriesJson(null),
  form: formJson,
}

/** Returns the columns of a whole product in a language. */
export function getLocalizedColumns(locale: Locale) {
  return { ...productColumns, categories: categoriesJson(locale), texts: textsJson(locale) }
}

export const joinsCollection = and(
  eq(collection.siteId, product.siteId),
  eq(collection.id, product.collectionId),
)

/** The condition for products of the shop: paywalls are sold by their member areas. */
export const isInShop = ne(product.type, PAYWALL)

const pageByUrl = prepared((db) =>
  db
    .select({
      ...getLocalizedColumns(sql.placeholder('locale')),
      titleLocales: titleLocalesJson,
      previous: neighbourJson('previous', sql.placeholder('locale')),
      next: neighbourJson('next', sql.placeholder('locale')),
    })
    .from(product)
    .innerJoin(collection, joinsCollection)
    .where(
      and(
        eq(product.siteId, sql.placeholder('siteId')),
        eq(collection.urlId, sql.placeholder('collection')),
        eq(product.urlId, sql.placeholder('product')),
        isShown,
        eq(collection.enabled, true),
      ),
    )
    .prepare('catalog_product_page'),
)

/** Finds the visible product at these two path segments in a language, with its neighbours. One statement. */
export async function findProductPage(
  db: Db,
  siteId: string,
  address: {
    readonly collectionUrlId: string
    readonly urlId: string
    /** The language of the texts; by default the site's own. */
    readonly locale?: string
  },
): Promise<ProductPage | undefined> {
  const [row] = await pageByUrl(db).execute({
    siteId,
    collection: address.collectionUrlId,
    product: address.urlId,
    locale: address.locale ?? '',
  })
  if (!row) return undefined
  addShownQuantities([row])
  const { titleLocales, previous, next, ...rest } = row
  return { ...toProduct(rest), titleLocales, previous, next }
}

export interface ListOptions {
  /** The language of the texts; by default the site's own. */
  readonly locale?: string | undefined
  /** The language in which names are ordered: that of the page. By default that of the texts, or the common order. */
  readonly language?: string | undefined
  /** The category whose products are listed, with those below it. */
  readonly categoryId?: string | undefined
  readonly tag?: string | undefined
  readonly featured?: boolean | undefined
  /** The order; by default the owner's. */
  readonly order?: ProductOrder | undefined
  readonly filter?: ProductFilter
  readonly offset?: number
  /** The page size, at most 200. @see platform spec: 200 products per page of a collection */
  readonly limit?: number
}

export const MAX_LISTED = 200

/** Lists the visible products of a collection. One statement. */
export async function listShopProducts(
  db: Db,
  siteId: string,
  collectionId: string,
  options: ListOptions = {},
): Promise<{ readonly products: readonly Product[]; readonly hasNextPage: boolean }> {
  const { locale, categoryId, tag, featured, order, filter = {}, offset = 0 } = options
  const { language = locale ?? 'und' } = options
  const limit = Math.min(options.limit ?? MAX_LISTED, MAX_LISTED)
  const conditions: (SQL | undefined)[] = [
    eq(product.siteId, siteId),
    eq(product.collectionId, collectionId),
    isShown,
    featured === undefined ? undefined : eq(product.featured, featured),
    tag === undefined ? undefined : sql`${tag} = any(${product.tags})`,
    categoryId === undefined ? undefined : inCategory(siteId, categoryId),
    ...getFilterConditions(filter),
  ]
  const rows = await db
    .select(locale === undefined ? productColumns : getLocalizedColumns(locale))
    .from(product)
    .innerJoin(collection, joinsCollection)
    .where(and(...conditions))
    .orderBy(...getOrderColumns(order, { locale, language }))
    .offset(offset)
    .limit(limit + 1)
  addListedProducts(rows)
  return { products: rows.slice(0, limit).map(toProduct), hasNextPage: rows.length > limit }
}

function inCategory(siteId: string, categoryId: string): SQL {
  return sql`exists (
    with recursive below as (
      select id from category where site_id = ${siteId} and id = ${categoryId}
      union
      select c.id from category c join below on c.site_id = ${siteId} and c.parent_id = below.id
    )
    select from product_category pc join below on pc.category_id = below.id
    where pc.site_id = product.site_id and pc.product_id = product.id
  )`
}

const stockByProduct = prepared((db) =>
  db
    .select({
      type: product.type,
      stock: sql<(StockJson & { readonly variantId: string })[]>`(
        select coalesce(json_agg(json_build_object('variantId', v.id, 'unlimited', s.unlimited,
          'backorder', s.backorder, 'onHand', s.on_hand, 'committed', s.committed,
          'available', s.available) order by v.display_index, v.id), '[]')
        from variant v join stock_available_now s on s.site_id = v.site_id and s.variant_id = v.id
        where v.site_id = product.site_id and v.product_id = product.id
      )`,
    })
    .from(product)
    .innerJoin(collection, joinsCollection)
    .where(
      and(
        eq(product.siteId, sql.placeholder('siteId')),
        eq(product.id, sql.placeholder('id')),
        isShown,
        eq(collection.enabled, true),
      ),
    )
    .prepare('catalog_stock_of_product'),
)

/** Finds the stock of each variant of a visible product, in their order. */
export async function findStock(db: Db, siteId: string, productId: string) {
  const [row] = await stockByProduct(db).execute({ siteId, id: productId })
  return row
}

/** Returns whether the button of a product leads straight to the checkout. */
export async function isExpressProduct(
  db: Db,
  siteId: string,
  productId: string | undefined,
): Promise<boolean> {
  if (productId === undefined) return false
  const [row] = await db
    .select({ expressCheckout: product.expressCheckout })
    .from(product)
    .where(and(eq(product.siteId, siteId), eq(product.id, productId)))
  return row?.expressCheckout === true
}

/** Finds the id of the member area that a product opens; undefined if it opens none. */
export async function findOpenedArea(
  db: Db,
  siteId: string,
  productId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ areaId: product.urlId })
    .from(product)
    .where(and(eq(product.siteId, siteId), eq(product.id, productId), eq(product.type, PAYWALL)))
  return row?.areaId
}

/** Finds the product that an import created from `sourceKey`, with the hash of its data in the file. */
export async function findProductBySourceKey(
  db: Db,
  siteId: string,
  sourceKey: string,
): Promise<{ readonly id: string; readonly sourceHash: string | null } | undefined> {
  const [row] = await db
    .select({ id: product.id, sourceHash: product.sourceHash })
    .from(product)
    .where(and(eq(product.siteId, siteId), eq(product.sourceKey, sourceKey)))
  return row
}
