import { type ItemQuery, neededItems, type Purchase, type SummaryItem } from '@vitrine/blocks'
import {
  collectionTypeCodes,
  formatMoney,
  isSoldOut,
  recordTypeCodes,
  textDirection,
} from '@vitrine/model'
import {
  type Access,
  type Content,
  htmlToRich,
  type Item,
  type Meta,
  type Page,
  richTextPlain,
} from '@vitrine/page'
import {
  type Product,
  productList,
  productPage,
  productPaths,
  type Variant,
} from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { asId } from '../../platform/db/id.ts'
import { itemCards, publishedByIds, type PublishedRow } from '../../content/documents/index.ts'
import { assetsByIds } from '../../platform/files/store.ts'
import type { Place } from './content.ts'
import { blockImage } from './content-html.ts'
import { documentsIn } from './documents-in.ts'
import { accessOf, isOpenTo, type MayReadAccess } from './shell.ts'
import { sortedItems } from './sorted-items.ts'
import { itemView } from './store-view.ts'
import { urlOf } from './urls.ts'

export interface Summaries {
  /** By the block's id. */
  readonly lists: ReadonlyMap<string, readonly SummaryItem[]>
  /** Whether members of some area may read more of them than is shown. */
  readonly membersSeeMore: boolean
}

/** What the blocks of these documents show of collections, read before anything is drawn. */
export async function summariesOf(
  db: Db,
  place: Place,
  bodies: readonly Content[],
): Promise<Summaries> {
  const needed = bodies.flatMap((body) => [...neededItems(body)])
  const isHeldBack: boolean[] = []
  const mayRead = (access: Access) => {
    const may = access.kind === 'everybody' || (place.mayRead?.(access) ?? false)
    if (!may && access.kind === 'members') isHeldBack.push(true)
    return may
  }
  const at = { ...place, mayRead }
  const read = needed.map(async ([id, query]) => [id, await summaryOf(db, at, query)] as const)
  const lists = new Map(await Promise.all(read))
  return { lists, membersSeeMore: isHeldBack.length > 0 }
}

/** A place that notes what of it is not for who it is drawn for. */
type Noting = Place & { readonly mayRead: MayReadAccess }

function summaryOf(db: Db, place: Noting, query: ItemQuery): Promise<readonly SummaryItem[]> {
  if (query.productId !== undefined) return oneProduct(db, place, query.productId)
  // An imported block may name a collection that never was one of ours.
  if (asId(query.collectionId) === undefined) return Promise.resolve([])
  // A page that is kept for everybody shows what everybody may read.
  if (!isOpenTo(place, query.collectionId)) return Promise.resolve([])
  if (query.ofPages === true) return pageSummary(db, place, query)
  const { by } = query
  if (by !== undefined) return sortedItems(db, place, { ...query, by })
  const collection = place.shell.pages.get(query.collectionId)?.collection
  return collection?.type === collectionTypeCodes.products
    ? productSummary(db, place, query)
    : itemSummary(db, place, query)
}

async function itemSummary(
  db: Db,
  place: Noting,
  { collectionId, limit, tag, category, featuredOnly }: ItemQuery,
): Promise<readonly SummaryItem[]> {
  const { site, language } = place
  const filter = {
    collectionId,
    tag,
    category,
    locale: language.tag,
    fallback: site.language,
    drafts: place.shell.drafts,
    ...(featuredOnly && { featured: true }),
  }
  const range = { order: 'publish_on', descending: true, limit } as const
  const rows = await itemCards(db, site.id, filter, range)
  const bodies = rows.slice(0, limit).map((row) => {
    const body = itemBody(row)
    return { row, body, shows: place.mayRead(body.access) }
  })
  const pictures = bodies.flatMap(({ body, shows }) => (shows && body.mainImageId) || [])
  const assets = await assetsByIds(db, site.id, pictures)
  return bodies.map(({ row, body, shows }) => {
    const meta: Meta | undefined = body.meta[row.locale]
    const excerpt = shows ? body.excerpt?.[row.locale] : undefined
    return {
      title: meta?.title ?? '',
      href: urlOf(place, row.path ?? ''),
      excerpt: excerpt ? richTextPlain(excerpt) : undefined,
      image: blockImage(place, assets.get(shows ? (body.mainImageId ?? '') : ''), {
        focal: body.focal,
        ...(body.alt && { alt: body.alt }),
      }),
      video: shows ? filmOf(body) : undefined,
      date: {
        iso: row.publishOn.toISOString().slice(0, 10),
        text: row.publishOn.toLocaleDateString(language.tag, {
          dateStyle: 'long',
          timeZone: site.timeZone,
        }),
      },
    }
  })
}

/** Where a film stands that an item is there for. */
export function filmOf({ recordType, media }: Item): string | undefined {
  return recordType === recordTypeCodes.video ? media?.url : undefined
}

function itemBody(row: PublishedRow): Item {
  // Rows of a collection are items: they were checked as such when they were published.
  return row.body as Item
}

/** The pages of a folder or an index, in its order. */
async function pageSummary(
  db: Db,
  place: Noting,
  { collectionId, limit }: ItemQuery,
): Promise<readonly SummaryItem[]> {
  const { site, shell } = place
  const { folder } = shell.pages.get(collectionId)?.collection ?? {}
  const pages = (folder?.pageIds ?? []).flatMap((id) => shell.pages.get(id) ?? []).slice(0, limit)
  const open = pages.filter((page) => place.mayRead(accessOf(page)))
  const [rows, assets] = await Promise.all([
    publishedByIds(db, site.id, { ...documentsIn(shell), ids: open.map(({ id }) => id) }),
    assetsByIds(
      db,
      site.id,
      open.flatMap(({ mainImageId }) => mainImageId ?? []),
    ),
  ])
  return pages.flatMap(({ id, path, title, mainImageId }) => {
    if (path === null) return []
    // Of a page that is for others nothing is told but its title.
    const row = rows.find(({ documentId }) => documentId === id)
    return {
      title,
      href: urlOf(place, path),
      excerpt: row && (pageBody(row).meta[row.locale]?.description || undefined),
      image: row && blockImage(place, assets.get(mainImageId ?? '')),
    }
  })
}

function pageBody(row: PublishedRow): Page {
  // What a site's structure names is a page: it was checked as such when it was published.
  return row.body as Page
}

async function productSummary(
  db: Db,
  place: Place,
  { collectionId, limit, tag }: ItemQuery,
): Promise<readonly SummaryItem[]> {
  const { products } = await productList(db, place.site.id, collectionId, { limit, tag })
  return products.map((product) => productItem(place, product))
}

/** Nothing where its shop is for others. */
async function oneProduct(
  db: Db,
  place: Noting,
  productId: string,
): Promise<readonly SummaryItem[]> {
  const address = (await productPaths(db, place.site.id, [productId])).get(productId)
  if (!address || !isOpenTo(place, address.collection.id)) return []
  const { urlId, collection } = address
  const at = { collectionUrlId: collection.urlId, urlId }
  const product = await productPage(db, place.site.id, at)
  if (!product) return []
  const { excerpt } = itemView(place, product)
  const words = excerpt === '' ? undefined : richTextPlain(htmlToRich(excerpt))
  return [{ ...productItem(place, product), excerpt: words, purchase: purchaseOf(place, product) }]
}

/** What is there to be had, each by its name and price. */
function purchaseOf(place: Place, product: Product): Purchase {
  const { currency } = place.site.store
  const shown = itemView(place, product).variants
  const inStock = product.variants.filter((_, index) => {
    const stock = shown[index]
    return stock !== undefined && !isSoldOut(product.type, [stock])
  })
  return {
    action: urlOf(place, 'cart/entries'),
    itemId: product.id,
    choices: inStock.map((variant) => {
      const price = formatMoney({ minor: priceOf(variant), currency }, place.language.tag)
      const words = [...variant.optionValues, price]
      return { sku: variant.sku, words: words.map(inOwnDirection(place)).join(' – ') }
    }),
  }
}

/**
 * An option holds text only: there the signs FSI and PDI keep "450 ml" from being read from the right.
 *
 * @see Unicode UAX #9 §2.4 "Explicit Directional Isolates"
 */
function inOwnDirection({ language }: Place): (words: string) => string {
  const isTurned = textDirection(language.tag) === 'rtl'
  return (words) => (isTurned ? `\u2068${words}\u2069` : words)
}

function priceOf({ onSale, salePriceMinor, priceMinor }: Variant): bigint {
  return onSale ? (salePriceMinor ?? priceMinor) : priceMinor
}

function productItem(place: Place, product: Product): SummaryItem {
  const { site, language } = place
  const { currency } = site.store
  const view = itemView(place, product)
  const [image] = view.items
  const prices = product.variants.map(priceOf)
  const minor = prices.reduce((least, price) => (price < least ? price : least), prices[0] ?? 0n)
  return {
    title: product.title,
    href: view.fullUrl,
    price: formatMoney({ minor, currency }, language.tag),
    image: image && {
      src: image.assetUrl,
      width: image.width,
      height: image.height,
      color: image.placeholderColor ?? undefined,
      alt: product.title,
    },
  }
}
