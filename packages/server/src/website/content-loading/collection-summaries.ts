import { type ItemQuery, getItemQueries, type SummaryItem } from '@vitrine/blocks'
import { collectionTypeCodes, orderingCodes } from '@vitrine/model'
import {
  type Content,
  htmlToRich,
  type Item,
  type Meta,
  type Page,
  richToPlain,
} from '@vitrine/page'
import {
  listShopProducts,
  findProductPage,
  findProductAddresses,
} from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { parseId } from '../../platform/db/id.ts'
import {
  loadItemCards,
  loadPublishedByIds,
  type PublishedRow,
} from '../../content/documents/index.ts'
import { loadImagesByIds } from '../../platform/files/store.ts'
import { getVideoUrl, toBlockImage } from '../block-content/index.ts'
import { formatDay } from '../locale/index.ts'
import { getProductView } from '../page-json/index.ts'
import type { LinkedContext } from '../render-context/index.ts'
import {
  type CanReadAccess,
  canReadCollection,
  findCategoryByName,
  formatPageUrl,
  getDocumentLanguages,
  getPageAccess,
  getTextLocale,
} from '../site-shell/index.ts'
import { loadGroupSummaries } from './item-groups.ts'
import { toProductSummary } from './product-summary.ts'
import { getPurchase } from './purchase.ts'

export interface BlockItems {
  /** The items by the id of the block. */
  readonly blockItems: ReadonlyMap<string, readonly SummaryItem[]>
  /** The end of the first event that they show, in milliseconds: other events follow then. */
  readonly until?: number
}

/** Loads the collection items that the blocks of these documents show, before they are rendered. */
export async function loadBlockItems(
  db: Db,
  context: ReaderContext,
  bodies: readonly Content[],
): Promise<BlockItems> {
  const needed = bodies.flatMap((body) => [...getItemQueries(body)])
  const ends: number[] = []
  const guarded = { ...context, ends }
  const read = needed.map(
    async ([id, query]) => [id, await loadSummary(db, guarded, query)] as const,
  )
  const blockItems = new Map(await Promise.all(read))
  const until = ends.length > 0 ? { until: Math.min(...ends) } : {}
  return { blockItems, ...until }
}

/** A render context that knows what its visitor may read. */
export type ReaderContext = LinkedContext & { readonly canRead: CanReadAccess }

/** A render context that records when the shown events end. */
type GuardedContext = ReaderContext & { readonly ends: number[] }

function loadSummary(
  db: Db,
  context: GuardedContext,
  query: ItemQuery,
): Promise<readonly SummaryItem[]> {
  if (query.productId !== undefined) return loadProductSummary(db, context, query.productId)
  // An imported block may name a collection of another platform.
  if (parseId(query.collectionId) === undefined) return Promise.resolve([])
  // A page that is cached for everyone shows only what everyone may read.
  if (!canReadCollection(context, query.collectionId)) return Promise.resolve([])
  if (query.forPages === true) return loadPageSummaries(db, context, query)
  const { groupBy: by } = query
  if (by !== undefined) return loadGroupSummaries(db, context, { ...query, by })
  const collection = context.shell.pages.get(query.collectionId)?.collection
  return collection?.type === collectionTypeCodes.products
    ? loadProductSummaries(db, context, query)
    : loadItemSummaries(db, context, query)
}

/** Loads the items of a collection, the newest first; of events those that are not over, the next first. */
async function loadItemSummaries(
  db: Db,
  context: GuardedContext,
  { collectionId, limit, tag, category, featuredOnly }: ItemQuery,
): Promise<readonly SummaryItem[]> {
  const { site, language, shell } = context
  const isCalendar = shell.pages.get(collectionId)?.collection?.ordering === orderingCodes.calendar
  const filter = {
    collectionId,
    tag,
    category,
    locale: language.tag,
    fallback: site.language,
    drafts: shell.drafts,
    ...(featuredOnly && { featured: true }),
    ...(isCalendar && { endsAfter: new Date() }),
  }
  const rows = await loadItemCards(db, site.id, filter, {
    ...(isCalendar
      ? { order: 'start_at', descending: false }
      : { order: 'publish_on', descending: true }),
    limit,
  })
  const bodies = rows.slice(0, limit).map((row) => {
    const body = getItemBody(row)
    if (isCalendar && body.event) context.ends.push(Date.parse(body.event.endAt))
    return { row, body, isReadable: context.canRead(body.access) }
  })
  const imageIds = bodies.flatMap(({ body, isReadable }) => (isReadable && body.mainImageId) || [])
  const assets = await loadImagesByIds(db, site.id, imageIds)
  return bodies.map(({ row, body, isReadable }) => {
    const meta: Meta | undefined = body.meta[row.locale]
    const excerpt = isReadable ? body.excerpt?.[row.locale] : undefined
    return {
      title: meta?.title ?? '',
      href: formatPageUrl(context, row.path ?? ''),
      excerpt: excerpt ? richToPlain(excerpt) : undefined,
      image: toBlockImage(context, assets.get(isReadable ? (body.mainImageId ?? '') : ''), {
        focal: body.focal,
        ...(body.alt && { alt: body.alt }),
      }),
      video: isReadable ? getVideoUrl(body) : undefined,
      date: formatDate(context, (isCalendar && row.startAt) || row.publishOn),
    }
  })
}

function formatDate({ site, language }: LinkedContext, date: Date) {
  const { timeZone } = site
  return {
    iso: formatDay(date, timeZone),
    text: date.toLocaleDateString(language.tag, { dateStyle: 'long', timeZone }),
  }
}

function getItemBody(row: PublishedRow): Item {
  // Rows of a collection are items: their schema was checked when they were published.
  return row.body as Item
}

/** Loads the pages of a folder or an index, in its order. */
async function loadPageSummaries(
  db: Db,
  context: GuardedContext,
  { collectionId, limit }: ItemQuery,
): Promise<readonly SummaryItem[]> {
  const { site, shell } = context
  const { folder } = shell.pages.get(collectionId)?.collection ?? {}
  const pages = (folder?.pageIds ?? []).flatMap((id) => shell.pages.get(id) ?? []).slice(0, limit)
  const open = pages.filter((page) => context.canRead(getPageAccess(page)))
  const [rows, assets] = await Promise.all([
    loadPublishedByIds(db, site.id, {
      ...getDocumentLanguages(shell),
      ids: open.map(({ id }) => id),
    }),
    loadImagesByIds(
      db,
      site.id,
      open.flatMap(({ mainImageId }) => mainImageId ?? []),
    ),
  ])
  return pages.flatMap(({ id, path, title, mainImageId }) => {
    if (path === null) return []
    // Of a restricted page only the title is shown.
    const row = rows.find(({ documentId }) => documentId === id)
    return {
      title,
      href: formatPageUrl(context, path),
      excerpt: row && (getPageBody(row).meta[row.locale]?.description || undefined),
      image: row && toBlockImage(context, assets.get(mainImageId ?? '')),
    }
  })
}

function getPageBody(row: PublishedRow): Page {
  // Documents of the site structure are pages: their schema was checked when they were published.
  return row.body as Page
}

async function loadProductSummaries(
  db: Db,
  context: LinkedContext,
  { collectionId, limit, tag, category, featuredOnly }: ItemQuery,
): Promise<readonly SummaryItem[]> {
  const store = context.shell.stores.find(({ collection }) => collection.id === collectionId)
  const chosen = category && findCategoryByName(store?.categories ?? [], category)
  if (category && !chosen) return []
  const { products } = await listShopProducts(db, context.site.id, collectionId, {
    locale: getTextLocale(context.shell.language),
    limit,
    tag,
    ...(chosen && { categoryId: chosen.id }),
    ...(featuredOnly && { featured: true }),
  })
  return products.map((product) => toProductSummary(context, product))
}

/** Loads one product; empty if its store is restricted. */
async function loadProductSummary(
  db: Db,
  context: GuardedContext,
  productId: string,
): Promise<readonly SummaryItem[]> {
  const address = (await findProductAddresses(db, context.site.id, [productId])).get(productId)
  if (!address || !canReadCollection(context, address.collection.id)) return []
  const { urlId, collection } = address
  const locale = getTextLocale(context.shell.language)
  const guarded = {
    collectionUrlId: collection.urlId,
    urlId,
    ...(locale !== undefined && { locale }),
  }
  const product = await findProductPage(db, context.site.id, guarded)
  if (!product) return []
  const { excerpt } = getProductView(context, product)
  const text = excerpt === '' ? undefined : richToPlain(htmlToRich(excerpt))
  return [
    {
      ...toProductSummary(context, product),
      excerpt: text,
      purchase: getPurchase(context, product),
    },
  ]
}
