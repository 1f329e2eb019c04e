import { blockTypeCodes, recordTypeCodes } from '@vitrine/model'
import { untrusted } from '@vitrine/template'
import {
  lowerHeadings,
  renderCalendar,
  renderCollectionGallery,
  renderContent,
} from '../block-content/index.ts'
import type { ListingFilter, PageContent, RenderContext } from '../render-context/index.ts'
import { formatPageUrl, type PublishedItem, type PublishedPage } from '../site-shell/index.ts'
import { getAuthorView } from './author-view.ts'
import { groupByDay } from './group-by-day.ts'
import { getPageView } from './page-view.ts'
import { getRecordView } from './record-view.ts'
import type { TemplateData } from './template-data.ts'

type ContentOfKind<K extends PageContent['kind']> = Extract<PageContent, { readonly kind: K }>

/** Returns the data of a page of blocks. */
export function getBlocksJson(
  context: RenderContext,
  { page }: ContentOfKind<'blocks'>,
): TemplateData {
  return {
    collection: getPageView(context, page, { assets: context.assets }),
    mainContent: renderContent(context, page),
    empty: page.body.sections.length === 0,
    calendarView: false,
  }
}

/**
 * Returns the data of a collection page.
 *
 * @see compat §5: items, upcoming and past, pagination, filters, an index's collections
 */
export function getCollectionJson(
  context: RenderContext,
  { page, listing }: ContentOfKind<'collection'>,
): TemplateData {
  const { tags, categories, itemCount, filter } = listing
  const { assets } = context
  const items = listing.items.map((item) => getItemView(context, item))
  const upcoming = listing.upcoming?.map((item) => getItemView(context, item))
  return {
    collection: {
      ...getPageView(context, page, { assets, itemCount, tags, categories }),
      ...(listing.pages && {
        collections: listing.pages.map((one) => getIndexedPageView(context, one)),
      }),
    },
    mainContent: renderContent(context, page),
    ...(page.body.collection?.typeName === 'gallery' && {
      collectionGallery: renderCollectionGallery(context, page, listing.items),
    }),
    items,
    ...(upcoming && {
      upcoming,
      upcomingDays: groupByDay(upcoming, context.site.timeZone),
      past: items,
    }),
    empty: items.length === 0 && (upcoming ?? []).length === 0,
    pagination: getPagination(context, page, listing),
    ...getFilterView(context, filter),
    ...getFilterLinks(context, page, listing),
    calendarView: filter.view === 'calendar',
    ...getCalendarJson(context, page, listing),
  }
}

/** Returns the calendar of a collection of events, and its URL. */
function getCalendarJson(
  context: RenderContext,
  page: PublishedPage,
  { upcoming }: ContentOfKind<'collection'>['listing'],
) {
  if (!upcoming) return {}
  return {
    calendarUrl: formatListUrl(context, page, { view: 'calendar' }),
    calendarMonth: renderCalendar(context, page.id),
  }
}

/** Returns a page of an index, with its blocks and its image. @see compat §5 "Index collection" */
function getIndexedPageView(context: RenderContext, page: PublishedPage) {
  const mainContent = renderContent(context, page)
  return {
    ...getPageView(context, page, { assets: context.assets }),
    mainContent,
    // For templates that print the title of the index above all pages.
    loweredContent: lowerHeadings(mainContent),
  }
}

/** Returns the data of an item page. @see compat §5 "pagination, item page" */
export function getRecordJson(
  context: RenderContext,
  content: ContentOfKind<'record'>,
): TemplateData {
  const { page, item, previous, next } = content
  const { assets } = context
  const { tags } = item.body
  const toNeighbor = (one: PublishedItem) => getRecordView(context, one, { html: null, assets })
  return {
    collection: getPageView(context, page, { assets, tags, categories: item.body.categories }),
    item: { ...getItemView(context, item), ...getPromotedBlock(context, item) },
    empty: false,
    pagination: {
      ...(previous && { prevItem: toNeighbor(previous) }),
      ...(next && { nextItem: toNeighbor(next) }),
    },
    tagLinks: tags.map((name) => getFilterLink(context, page, { tag: name })),
    calendarView: false,
  }
}

function getItemView(context: RenderContext, item: PublishedItem) {
  return getRecordView(context, item, {
    html: renderContent(context, item),
    assets: context.assets,
  })
}

/**
 * The block type that represents each type of record best, and its name in templates.
 *
 * @see dom, compat §5
 */
const PROMOTED_BLOCKS: Readonly<Record<number, readonly [blockType: number, word: string]>> = {
  [recordTypeCodes.image]: [blockTypeCodes.image, 'IMAGE'],
  [recordTypeCodes.quote]: [blockTypeCodes.quote, 'QUOTE'],
  [recordTypeCodes.link]: [blockTypeCodes.link, 'LINK'],
  [recordTypeCodes.video]: [blockTypeCodes.video, 'VIDEO'],
}

/** Returns the first block that represents the record, rendered by itself. */
function getPromotedBlock(context: RenderContext, item: PublishedItem) {
  const { recordType, sections, blocks } = item.body
  const [type, label] = PROMOTED_BLOCKS[recordType] ?? []
  for (const section of sections)
    for (const id of section.blockIds) {
      const block = blocks[id]
      if (!block || block.type !== type) continue
      const body = {
        ...item.body,
        sections: [{ ...section, blockIds: [id] }],
        blocks: { [id]: block },
      }
      return { promotedBlockType: label, promotedBlock: renderContent(context, { ...item, body }) }
    }
  return {}
}

/** Returns the links to newer and older items. @see compat §5 "pagination, list" */
function getPagination(
  context: RenderContext,
  page: PublishedPage,
  listed: ContentOfKind<'collection'>['listing'],
) {
  const { next, previous, filter } = listed
  const url = (offset: number, isBack: boolean) =>
    formatListUrl(context, page, {
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

function getFilterView(context: RenderContext, { category, tag, author, month }: ListingFilter) {
  return {
    ...(category !== undefined && { categoryFilter: untrusted(category) }),
    ...(tag !== undefined && { tagFilter: untrusted(tag) }),
    ...(author !== undefined && { authorFilter: getAuthorView(context, author, context.assets) }),
    ...(month !== undefined && { monthFilter: month }),
  }
}

/** Returns the links of category and tag filters, so that templates build no URLs. */
function getFilterLinks(
  context: RenderContext,
  page: PublishedPage,
  listed: ContentOfKind<'collection'>['listing'],
) {
  const { categories, tags, filter } = listed
  return {
    categoryLinks: categories.map((name) => ({
      ...getFilterLink(context, page, { category: name }),
      active: filter.category === name,
    })),
    tagLinks: tags.map((name) => ({
      ...getFilterLink(context, page, { tag: name }),
      active: filter.tag === name,
    })),
  }
}

function getFilterLink(context: RenderContext, page: PublishedPage, filter: ListingFilter) {
  const name = filter.category ?? filter.tag ?? ''
  return { name: untrusted(name), url: formatListUrl(context, page, { ...filter }) }
}

function formatListUrl(
  context: RenderContext,
  page: PublishedPage,
  params: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams(params).toString()
  return formatPageUrl(context, page.path) + (query === '' ? '' : `?${query}`)
}
