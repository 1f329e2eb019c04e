import type { Db } from '../../platform/db/db.ts'
import {
  itemCards,
  type ItemFilter,
  itemsOf,
  publishedAt,
  publishedByIds,
  type PublishedRow,
} from '../../content/documents/index.ts'
import type { Place } from '../render/content.ts'
import { documentsIn } from '../render/documents-in.ts'
import { keptWith } from '../render/kept-with.ts'
import { placeOf } from '../render/named.ts'
import type { FoundRecords, RecordsAsked, RecordsBeside } from '../render/records.ts'
import { isOpen, type Shell } from '../render/shell.ts'
import type { PublishedPage } from '../render/view/published.ts'
import { asItem, asPage } from './as-published.ts'
import { teaserOf } from './guards.ts'
import { orderOf } from './read-list.ts'
import { wholeCollection } from './whole-collection.ts'

/** A theme may ask for something else on each page; what all of them ask for comes early. */
const MOST_KEPT = 50

/** What goes with an item is looked for among as many of its collection, in the order of the list. */
const MOST_COMPARED = 200

const kept = keptWith<Shell, FoundRecords | undefined>(MOST_KEPT)

/** Items of collections that a theme shows besides what a page is about. */
export function recordsBeside(db: Db): RecordsBeside {
  return (place, asked) => kept(place.shell, JSON.stringify(asked), () => read(db, place, asked))
}

async function read(db: Db, place: Place, asked: RecordsAsked): Promise<FoundRecords | undefined> {
  const { site, shell, path } = place
  const page = await collectionAt(db, place, asked.collection)
  if (!page?.body.collection || !page.body.settings.enabled) return undefined
  const isShown = isOpen(shell, page.id)
  const rows = isShown ? await rowsOf(db, place, { page, asked }) : []
  const items = rows
    .map(asItem)
    .map((item) => (item.body.access.kind === 'everybody' ? item : teaserOf(item)))
  const categories =
    isShown && asked.kind === 'categories'
      ? (await wholeCollection(db, { siteId: site.id, shell }, page)).categories
      : []
  const bodies = [page.body, ...items.map(({ body }) => body)]
  return { place: await placeOf(db, { site, shell, path }, bodies), page, items, categories }
}

/** By id, by its address in the page's language, or by that in the site's own. */
async function collectionAt(
  db: Db,
  { site, shell }: Place,
  named: string,
): Promise<PublishedPage | undefined> {
  const asked = documentsIn(shell)
  const id =
    shell.pages.get(named)?.id ?? [...shell.pages.values()].find(({ path }) => path === named)?.id
  if (id !== undefined) {
    const [row] = await publishedByIds(db, site.id, { ...asked, ids: [id] })
    return row && asPage(row)
  }
  if (shell.languages.length < 2) return undefined
  const own = await publishedAt(db, site.id, { ...asked, locale: asked.fallback, path: named })
  if (own?.kind !== 'page') return undefined
  const [row] = await publishedByIds(db, site.id, { ...asked, ids: [own.documentId] })
  return row && asPage(row)
}

async function rowsOf(
  db: Db,
  { site, shell }: Place,
  { page, asked }: { readonly page: PublishedPage; readonly asked: RecordsAsked },
): Promise<readonly PublishedRow[]> {
  const whole: ItemFilter = { ...documentsIn(shell), collectionId: page.id }
  const order = orderOf(page)
  if (asked.kind === 'categories') return []
  if (asked.kind === 'related') {
    const cards = await itemCards(db, site.id, whole, { ...order, limit: MOST_COMPARED })
    const ids = closestTo(asked.itemId, cards).slice(0, asked.limit)
    const rows = await publishedByIds(db, site.id, { ...documentsIn(shell), ids })
    return ids.flatMap((id) => rows.find(({ documentId }) => documentId === id) ?? [])
  }
  const { skip, limit, featured } = asked
  const categories = orAny(asked.categories)
  const wanted = categories.flatMap((category) =>
    orAny(asked.tags).map((tag) => ({ category, tag })),
  )
  const range = { ...order, limit: skip + limit }
  const lists = await Promise.all(
    wanted.map((words) =>
      itemsOf(db, site.id, { ...whole, ...words, ...(featured && { featured }) }, range),
    ),
  )
  // An item of several categories or tags is shown once, where the list has it.
  const found = new Map(lists.flat().map((row) => [row.documentId, row]))
  const inOrder = lists.length === 1 ? [...found.values()] : inOrderOf(order, [...found.values()])
  return inOrder.slice(skip, skip + limit)
}

function orAny(words: readonly string[]): readonly (string | undefined)[] {
  return words.length === 0 ? [undefined] : words
}

function inOrderOf(
  { order, descending }: ReturnType<typeof orderOf>,
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

/** Those that share most categories with an item first, then most tags, then as the list has them. */
function closestTo(id: string, cards: readonly PublishedRow[]): readonly string[] {
  const items = cards.map(asItem)
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
