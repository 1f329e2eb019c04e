import type { Db } from '../../platform/db/db.ts'
import {
  loadItemCards,
  type ItemFilter,
  loadItems,
  findPublishedByPath,
  loadPublishedByIds,
  type PublishedRow,
} from '../../content/documents/index.ts'
import type {
  FindRecords,
  FoundRecords,
  RecordQuery,
  RenderContext,
} from '../render-context/index.ts'
import {
  getDocumentLanguages,
  isPublicCollection,
  memoizeUntilStockChanges,
  type PublishedPage,
} from '../site-shell/index.ts'
import { toTeaser } from './guards.ts'
import { getItemOrder } from './load-list.ts'
import { loadRenderContext } from './load-render-context.ts'
import { toPublishedItem, toPublishedPage } from './published-rows.ts'
import { loadCollectionTotals } from './whole-collection.ts'

/** The maximum number of cached queries per shell: those that all pages share come early. */
const MAX_CACHED_QUERIES = 50

/** The maximum number of items that are compared to find related ones, in the order of the list. */
const MAX_COMPARED = 200

const cached = memoizeUntilStockChanges<FoundRecords | undefined>(MAX_CACHED_QUERIES)

/**
 * Creates the port that finds items of other collections for a page. They are cached until stock changes, since
 * their bodies may sell products.
 */
export function createRecordFinder(
  db: Db,
  getPartPosition: (siteId: string) => number = () => 0,
): FindRecords {
  return (context, query) => {
    const { site, shell } = context
    const owner = { shell, partPosition: getPartPosition(site.id) }
    return cached(owner, JSON.stringify(query), () => loadRecords(db, context, query))
  }
}

async function loadRecords(
  db: Db,
  context: RenderContext,
  query: RecordQuery,
): Promise<FoundRecords | undefined> {
  const { site, shell, path } = context
  const page = await findCollectionPage(db, context, query.collection)
  if (!page?.body.collection || !page.body.settings.enabled) return undefined
  const isShown = isPublicCollection(shell, page.id)
  const rows = isShown ? await loadRows(db, context, { page, asked: query }) : []
  const items = rows
    .map(toPublishedItem)
    .map((item) => (item.body.access.kind === 'everybody' ? item : toTeaser(item)))
  const categories =
    isShown && query.kind === 'categories'
      ? (await loadCollectionTotals(db, { siteId: site.id, shell }, page)).categories
      : []
  const bodies = [page.body, ...items.map(({ body }) => body)]
  return {
    context: await loadRenderContext(db, { site, shell, path }, bodies),
    page,
    items,
    categories,
  }
}

/**
 * Finds a collection page by id, by its path in the page's language, or by that in the site's own
 * language.
 */
async function findCollectionPage(
  db: Db,
  { site, shell }: RenderContext,
  idOrPath: string,
): Promise<PublishedPage | undefined> {
  const query = getDocumentLanguages(shell)
  const id =
    shell.pages.get(idOrPath)?.id ??
    [...shell.pages.values()].find(({ path }) => path === idOrPath)?.id
  if (id !== undefined) {
    const [row] = await loadPublishedByIds(db, site.id, { ...query, ids: [id] })
    return row && toPublishedPage(row)
  }
  if (shell.languages.length < 2) return undefined
  const own = await findPublishedByPath(db, site.id, {
    ...query,
    locale: query.fallback,
    path: idOrPath,
  })
  if (own?.kind !== 'page') return undefined
  const [row] = await loadPublishedByIds(db, site.id, { ...query, ids: [own.documentId] })
  return row && toPublishedPage(row)
}

async function loadRows(
  db: Db,
  { site, shell }: RenderContext,
  { page, asked: query }: { readonly page: PublishedPage; readonly asked: RecordQuery },
): Promise<readonly PublishedRow[]> {
  const whole: ItemFilter = { ...getDocumentLanguages(shell), collectionId: page.id }
  const order = getItemOrder(page)
  if (query.kind === 'categories') return []
  if (query.kind === 'related') {
    const cards = await loadItemCards(db, site.id, whole, { ...order, limit: MAX_COMPARED })
    const ids = rankBySimilarity(query.itemId, cards).slice(0, query.limit)
    const rows = await loadPublishedByIds(db, site.id, { ...getDocumentLanguages(shell), ids })
    return ids.flatMap((id) => rows.find(({ documentId }) => documentId === id) ?? [])
  }
  const { skip, limit, featured } = query
  const categories = orUndefined(query.categories)
  const filters = categories.flatMap((category) =>
    orUndefined(query.tags).map((tag) => ({ category, tag })),
  )
  const range = { ...order, limit: skip + limit }
  const lists = await Promise.all(
    filters.map((filter) =>
      loadItems(db, site.id, { ...whole, ...filter, ...(featured && { featured }) }, range),
    ),
  )
  // An item of several categories or tags is listed once.
  const found = new Map(lists.flat().map((row) => [row.documentId, row]))
  const inOrder = lists.length === 1 ? [...found.values()] : sortRows(order, [...found.values()])
  return inOrder.slice(skip, skip + limit)
}

function orUndefined(filter: readonly string[]): readonly (string | undefined)[] {
  return filter.length === 0 ? [undefined] : filter
}

function sortRows(
  { order, descending }: ReturnType<typeof getItemOrder>,
  rows: readonly PublishedRow[],
): readonly PublishedRow[] {
  const value = (row: PublishedRow) => {
    if (order === 'display_index') return row.displayIndex
    return (order === 'start_at' ? row.startAt : row.publishOn)?.getTime() ?? 0
  }
  const sign = descending ? -1 : 1
  return rows.toSorted(
    (a, b) => sign * (value(a) - value(b) || (a.documentId < b.documentId ? -1 : 1)),
  )
}

/** Ranks items by the number of shared categories, then of shared tags, then by their order. */
function rankBySimilarity(id: string, cards: readonly PublishedRow[]): readonly string[] {
  const items = cards.map(toPublishedItem)
  const own = items.find((item) => item.id === id)?.body
  const shared = (theirs: readonly string[], ours: readonly string[] = []) =>
    theirs.filter((word) => ours.includes(word)).length
  return items
    .filter((item) => item.id !== id)
    .map((item) => ({
      id: item.id,
      categories: shared(item.body.categories, own?.categories),
      tags: shared(item.body.tags, own?.tags),
    }))
    .toSorted((a, b) => b.categories - a.categories || b.tags - a.tags)
    .map((one) => one.id)
}
