import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { neighbourJson, type Neighbours } from './neighbour-store.ts'
import { PAYWALL, type Product } from './product.ts'
import { type ProductRow, productOf, type StockJson } from './product-row.ts'
import { collection, product } from './tables.ts'

const variantsJson = sql<ProductRow['variants']>`(
  select coalesce(json_agg(json_build_object(
    'id', v.id, 'sku', v.sku, 'optionValues', v.option_values, 'priceMinor', v.price_minor,
    'salePriceMinor', v.sale_price_minor, 'onSale', v.on_sale, 'weightGrams', v.weight_grams,
    'lengthMm', v.length_mm, 'widthMm', v.width_mm, 'heightMm', v.height_mm, 'barcode', v.barcode,
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

const categoriesJson = sql<ProductRow['categories']>`(
  select coalesce(json_agg(json_build_object('id', c.id, 'collectionId', c.collection_id,
    'parentId', c.parent_id, 'displayName', c.display_name, 'urlId', c.url_id,
    'displayIndex', c.display_index) order by c.display_index, c.id), '[]')
  from product_category pc
  join category c on c.site_id = pc.site_id and c.id = pc.category_id
  where pc.site_id = product.site_id and pc.product_id = product.id
)`

/** All of a product, from `product` and the collection it is joined with. */
export const wholeProduct = {
  id: product.id,
  collectionId: product.collectionId,
  collectionUrlId: collection.urlId,
  type: product.type,
  urlId: product.urlId,
  title: product.title,
  excerpt: product.excerpt,
  body: product.body,
  tags: product.tags,
  optionNames: product.optionNames,
  visible: product.visible,
  featured: product.featured,
  customAddButtonText: product.customAddButtonText,
  seoTitle: product.seoTitle,
  seoDescription: product.seoDescription,
  displayIndex: product.displayIndex,
  createdAt: product.createdAt,
  updatedAt: product.updatedAt,
  variants: variantsJson,
  images: imagesJson,
  categories: categoriesJson,
}

export const ofItsCollection = and(
  eq(collection.siteId, product.siteId),
  eq(collection.id, product.collectionId),
)

/** Paywalls are sold where their member areas are shown. */
export const isInShop = ne(product.type, PAYWALL)

const pageByUrl = prepared((db) =>
  db
    .select({
      ...wholeProduct,
      previous: neighbourJson('previous'),
      next: neighbourJson('next'),
    })
    .from(product)
    .innerJoin(collection, ofItsCollection)
    .where(
      and(
        eq(product.siteId, sql.placeholder('siteId')),
        eq(collection.urlId, sql.placeholder('collection')),
        eq(product.urlId, sql.placeholder('product')),
        eq(product.visible, true),
        eq(collection.enabled, true),
      ),
    )
    .prepare('catalog_product_page'),
)

/** The product visitors see at these two parts of an address, and its neighbours. One statement. */
export async function productPage(
  db: Db,
  siteId: string,
  at: { readonly collectionUrlId: string; readonly urlId: string },
): Promise<(Product & Neighbours) | undefined> {
  const [row] = await pageByUrl(db).execute({
    siteId,
    collection: at.collectionUrlId,
    product: at.urlId,
  })
  return row && { ...productOf(row), previous: row.previous, next: row.next }
}

export interface ListOptions {
  /** Products of this category and of those below it. */
  readonly categoryId?: string | undefined
  readonly tag?: string | undefined
  readonly featured?: boolean | undefined
  readonly offset?: number
  /** At most 200. @see platform spec: 200 products per page of a collection */
  readonly limit?: number
}

export const MOST_LISTED = 200

/** What visitors see of a collection, in the order of the shop. One statement. */
export async function productList(
  db: Db,
  siteId: string,
  collectionId: string,
  options: ListOptions = {},
): Promise<{ readonly products: readonly Product[]; readonly hasNextPage: boolean }> {
  const { categoryId, tag, featured, offset = 0 } = options
  const limit = Math.min(options.limit ?? MOST_LISTED, MOST_LISTED)
  const wanted: (SQL | undefined)[] = [
    eq(product.siteId, siteId),
    eq(product.collectionId, collectionId),
    eq(product.visible, true),
    featured === undefined ? undefined : eq(product.featured, featured),
    tag === undefined ? undefined : sql`${tag} = any(${product.tags})`,
    categoryId === undefined ? undefined : inCategory(siteId, categoryId),
  ]
  const rows = await db
    .select(wholeProduct)
    .from(product)
    .innerJoin(collection, ofItsCollection)
    .where(and(...wanted))
    .orderBy(asc(product.displayIndex), asc(product.id))
    .offset(offset)
    .limit(limit + 1)
  return { products: rows.slice(0, limit).map(productOf), hasNextPage: rows.length > limit }
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

/** For the studio: hidden products as well, after `after` in the order of the shop. */
export async function productsFrom(
  db: Db,
  siteId: string,
  page: { readonly after?: { displayIndex: number; id: string } | undefined; limit: number },
): Promise<readonly Product[]> {
  const { after } = page
  const behind = after
    ? sql`(${product.displayIndex}, ${product.id}) > (${after.displayIndex}, ${after.id})`
    : undefined
  const rows = await db
    .select(wholeProduct)
    .from(product)
    .innerJoin(collection, ofItsCollection)
    .where(and(eq(product.siteId, siteId), isInShop, behind))
    .orderBy(asc(product.displayIndex), asc(product.id))
    .limit(page.limit)
  return rows.map(productOf)
}

const stockByProduct = prepared((db) =>
  db
    .select({
      type: product.type,
      stock: sql<StockJson[]>`(
        select coalesce(json_agg(json_build_object('unlimited', s.unlimited,
          'backorder', s.backorder, 'onHand', s.on_hand, 'committed', s.committed,
          'available', s.available) order by v.display_index, v.id), '[]')
        from variant v join stock_available_now s on s.site_id = v.site_id and s.variant_id = v.id
        where v.site_id = product.site_id and v.product_id = product.id
      )`,
    })
    .from(product)
    .innerJoin(collection, ofItsCollection)
    .where(
      and(
        eq(product.siteId, sql.placeholder('siteId')),
        eq(product.id, sql.placeholder('id')),
        eq(product.visible, true),
        eq(collection.enabled, true),
      ),
    )
    .prepare('catalog_stock_of_product'),
)

/** The stock of each variant, in their order; undefined when visitors see no such product. */
export async function stockOf(db: Db, siteId: string, productId: string) {
  const [row] = await stockByProduct(db).execute({ siteId, id: productId })
  return row
}

/** What a buyer chooses from; undefined when visitors see no such product. */
export async function choicesOf(
  db: Db,
  siteId: string,
  productId: string,
): Promise<Choices | undefined> {
  const [row] = await db
    .select({
      optionNames: product.optionNames,
      variants: sql<Choices['variants']>`(
        select json_agg(json_build_object('sku', v.sku, 'optionValues', v.option_values))
        from variant v where v.site_id = product.site_id and v.product_id = product.id
      )`,
    })
    .from(product)
    .innerJoin(collection, ofItsCollection)
    .where(
      and(
        eq(product.siteId, siteId),
        eq(product.id, productId),
        eq(product.visible, true),
        eq(collection.enabled, true),
      ),
    )
  return row
}

/** The member area that a product opens; undefined of what opens none. */
export async function areaOpenedBy(
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

export interface Choices {
  readonly optionNames: readonly string[]
  readonly variants: readonly {
    readonly sku: string
    readonly optionValues: readonly string[]
  }[]
}

/** The product an import made from `sourceKey`, and what its file said of it then. */
export async function findBySourceKey(
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
