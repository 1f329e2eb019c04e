import { blockTypeCodes, recordTypeCodes } from '@vitrine/model'
import { untrusted } from '@vitrine/template'
import { collectionGallery } from './collection-gallery.ts'
import type { Content, ListFilter, Place } from './content.ts'
import { calendarHtml } from './calendar-html.ts'
import { contentHtml } from './content-html.ts'
import { loweredHeadings } from './lowered-headings.ts'
import type { PageJson } from './page-json.ts'
import { urlOf } from './urls.ts'
import { authorView } from './view/author.ts'
import { pageView } from './view/collection.ts'
import type { PublishedItem, PublishedPage } from './view/published.ts'
import { recordView } from './view/record.ts'

type Of<K extends Content['kind']> = Extract<Content, { readonly kind: K }>

/** A page of blocks. */
export function blocksJson(place: Place, { page }: Of<'blocks'>): PageJson {
  return {
    collection: pageView(place, page, { assets: place.assets }),
    mainContent: contentHtml(place, page),
    empty: page.body.sections.length === 0,
    calendarView: false,
  }
}

/** @see compat §5: items, upcoming and past, pagination, filters, an index's collections */
export function collectionJson(place: Place, { page, listed }: Of<'collection'>): PageJson {
  const { tags, categories, itemCount, filter } = listed
  const { assets } = place
  const items = listed.items.map((item) => viewOf(place, item))
  const upcoming = listed.upcoming?.map((item) => viewOf(place, item))
  return {
    collection: {
      ...pageView(place, page, { assets, itemCount, tags, categories }),
      ...(listed.pages && { collections: listed.pages.map((one) => indexedView(place, one)) }),
    },
    mainContent: contentHtml(place, page),
    ...(page.body.collection?.typeName === 'gallery' && {
      collectionGallery: collectionGallery(place, page, listed.items),
    }),
    items,
    ...(upcoming && { upcoming, past: items }),
    empty: items.length === 0 && (upcoming ?? []).length === 0,
    pagination: listPages(place, page, listed),
    ...filtersView(place, filter),
    ...linksView(place, page, listed),
    calendarView: filter.view === 'calendar',
    ...calendarJson(place, page, listed),
  }
}

/** Events by their days, and the way there and back. */
function calendarJson(place: Place, page: PublishedPage, { upcoming }: Of<'collection'>['listed']) {
  if (!upcoming) return {}
  return {
    calendarUrl: listUrl(place, page, { view: 'calendar' }),
    calendarMonth: calendarHtml(place, page.id),
  }
}

/** One of an index's pages: with its blocks and its picture. @see compat §5 "Index collection" */
function indexedView(place: Place, page: PublishedPage) {
  const mainContent = contentHtml(place, page)
  return {
    ...pageView(place, page, { assets: place.assets }),
    mainContent,
    // For templates that write the index's own title above all of them.
    loweredContent: loweredHeadings(mainContent),
  }
}

/** @see compat §5 "pagination, item page" */
export function recordJson(place: Place, content: Of<'record'>): PageJson {
  const { page, item, previous, next } = content
  const { assets } = place
  const { tags } = item.body
  const beside = (one: PublishedItem) => recordView(place, one, { html: null, assets })
  return {
    collection: pageView(place, page, { assets, tags, categories: item.body.categories }),
    item: { ...viewOf(place, item), ...promotedView(place, item) },
    empty: false,
    pagination: {
      ...(previous && { prevItem: beside(previous) }),
      ...(next && { nextItem: beside(next) }),
    },
    tagLinks: tags.map((name) => wordLink(place, page, { tag: name })),
    calendarView: false,
  }
}

function viewOf(place: Place, item: PublishedItem) {
  return recordView(place, item, { html: contentHtml(place, item), assets: place.assets })
}

/** Records that a block of the same nature says best, by what templates call it. @see dom, compat §5 */
const PROMOTED: Readonly<Record<number, readonly [blockType: number, word: string]>> = {
  [recordTypeCodes.image]: [blockTypeCodes.image, 'IMAGE'],
  [recordTypeCodes.quote]: [blockTypeCodes.quote, 'QUOTE'],
  [recordTypeCodes.link]: [blockTypeCodes.link, 'LINK'],
  [recordTypeCodes.video]: [blockTypeCodes.video, 'VIDEO'],
}

/** The first such block of a record, drawn by itself. */
function promotedView(place: Place, item: PublishedItem) {
  const { recordType, sections, blocks } = item.body
  const [type, word] = PROMOTED[recordType] ?? []
  for (const section of sections)
    for (const id of section.blockIds) {
      const block = blocks[id]
      if (!block || block.type !== type) continue
      const body = {
        ...item.body,
        sections: [{ ...section, blockIds: [id] }],
        blocks: { [id]: block },
      }
      return { promotedBlockType: word, promotedBlock: contentHtml(place, { ...item, body }) }
    }
  return {}
}

/** Newer and older, as the list goes on. @see compat §5 "pagination, list" */
function listPages(place: Place, page: PublishedPage, listed: Of<'collection'>['listed']) {
  const { next, previous, filter } = listed
  const url = (offset: number, isBack: boolean) =>
    listUrl(place, page, {
      ...filter,
      ...(offset > 0 && { offset: String(offset) }),
      ...(isBack && { reversePaginate: 'true' }),
    })
  const isByTime = listed.upcoming !== undefined || page.body.collection?.ordering === 2
  return {
    pageSize: page.body.collection?.pageSize ?? 20,
    ...(next !== undefined && {
      nextPage: true,
      nextPageOffset: next,
      nextPageUrl: url(next, false),
    }),
    ...(previous !== undefined && {
      prevPage: true,
      prevPageOffset: previous,
      prevPageUrl: url(previous, isByTime),
    }),
  }
}

function filtersView(place: Place, { category, tag, author, month }: ListFilter) {
  return {
    ...(category !== undefined && { categoryFilter: untrusted(category) }),
    ...(tag !== undefined && { tagFilter: untrusted(tag) }),
    ...(author !== undefined && { authorFilter: authorView(place, author, place.assets) }),
    ...(month !== undefined && { monthFilter: month }),
  }
}

/** What a theme's chips lead to: addresses are not for templates to put together. */
function linksView(place: Place, page: PublishedPage, listed: Of<'collection'>['listed']) {
  const { categories, tags, filter } = listed
  return {
    categoryLinks: categories.map((name) => ({
      ...wordLink(place, page, { category: name }),
      active: filter.category === name,
    })),
    tagLinks: tags.map((name) => ({
      ...wordLink(place, page, { tag: name }),
      active: filter.tag === name,
    })),
  }
}

function wordLink(place: Place, page: PublishedPage, filter: ListFilter) {
  const name = filter.category ?? filter.tag ?? ''
  return { name: untrusted(name), url: listUrl(place, page, { ...filter }) }
}

function listUrl(
  place: Place,
  page: PublishedPage,
  given: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams(given).toString()
  return urlOf(place, page.path) + (query === '' ? '' : `?${query}`)
}
