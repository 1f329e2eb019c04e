import type { TranslateMessage } from '@vitrine/model'
import type { Answer, Hit } from './find.ts'
import { fold } from './fold.ts'
import type { Count, EntryKind } from './search-store.ts'

/** The ports that build texts and URLs of the page. */
export interface ViewPorts {
  /** Translates into the language of the page. */
  readonly translate: TranslateMessage
  /**
   * Builds a URL in the page's language from a path without a leading slash and language prefix.
   */
  readonly buildUrl: (path: string) => string
  readonly kind: EntryKind | undefined
  readonly collectionId: string | undefined
  readonly tag: string | undefined
}

/** Returns the data of the page `/search`. @see themes/system/README.md, "search" */
export function toSearchView(answer: Answer, ports: ViewPorts) {
  const { translate } = ports
  const { query, meant = null, hits, total, page, pageCount } = answer
  const status =
    query === ''
      ? ''
      : hits.length === 0 && total === 0
        ? translate('searchNoResults', { query })
        : translate('searchResults', { query: meant ?? query, count: total })
  return {
    action: ports.buildUrl('search'),
    query,
    title: status === '' ? translate('searchTitle') : status,
    status,
    /** The number of results, which the census records. */
    total,
    instead: meant === null ? null : translate('searchInstead', { query, meant }),
    hits: hits.map((hit) => toHitView(hit, ports)),
    filters: buildFilters(answer, ports),
    tags: buildTagFilters(answer, ports),
    help:
      query !== '' && answer.counts.length === 0
        ? (['searchHelpSpelling', 'searchHelpFewer', 'searchHelpOther'] as const).map((id) =>
            translate(id),
          )
        : [],
    newest: answer.newest.map((hit) => toHitView(hit, ports)),
    paging:
      pageCount > 1
        ? {
            previousUrl:
              page > 1 ? buildQueryString(answer, ports, { ...ports, page: page - 1 }) : null,
            nextUrl:
              page < pageCount
                ? buildQueryString(answer, ports, { ...ports, page: page + 1 })
                : null,
            position: translate('searchPosition', { page, pages: pageCount }),
          }
        : null,
  }
}

function toHitView(hit: Hit, { buildUrl: buildSearchUrl }: ViewPorts) {
  const { kind, titlePieces, excerptPieces, collectionTitle, image, path, locale } = hit
  return {
    kind,
    url: buildSearchUrl(path),
    titlePieces,
    excerptPieces,
    collectionTitle,
    image,
    lang: locale,
  }
}

interface Narrowed {
  readonly kind?: EntryKind | undefined
  readonly collectionId?: string | undefined
  readonly tag?: string | undefined
  readonly page?: number
}

interface Filter extends Narrowed {
  readonly label: string
  readonly count: number
}

/** Returns a filter for pages, products and each collection of items; none if there is only one. */
function buildFilters(answer: Answer, ports: ViewPorts) {
  const { translate } = ports
  const ofKind = (kind: EntryKind) => answer.counts.filter((count) => count.kind === kind)
  const all: readonly Filter[] = [
    { label: translate('searchKindPage'), kind: 'page', count: sum(ofKind('page')) },
    { label: translate('searchKindProduct'), kind: 'product', count: sum(ofKind('product')) },
    ...ofKind('item').map(({ collectionTitle, collectionId, count }) => ({
      label: collectionTitle || translate('searchKindItem'),
      collectionId: collectionId ?? undefined,
      count,
    })),
  ]
  const some = all.filter(({ count }) => count > 0)
  if (some.length < 2) return []
  const whole = { label: translate('searchAll'), count: sum(answer.counts) }
  return [whole, ...some].map((filter: Filter) => ({
    label: filter.label,
    count: filter.count,
    url: buildQueryString(answer, ports, {
      kind: filter.kind,
      collectionId: filter.collectionId,
      tag: ports.tag,
    }),
    isCurrent: filter.kind === ports.kind && filter.collectionId === ports.collectionId,
  }))
}

const MAX_TAGS = 6

/** Returns the current tag with a link to clear it, and the most frequent tags of the hits. */
function buildTagFilters(answer: Answer, ports: ViewPorts) {
  const { kind, collectionId, tag: current } = ports
  const asked = fold(answer.meant ?? answer.query)
  const shared = new Map<string, number>()
  for (const { tags } of answer.hits)
    for (const tag of new Set(tags)) shared.set(tag, (shared.get(tag) ?? 0) + 1)
  const others = [...shared]
    .filter(([tag, count]) => tag !== current && count < answer.total && fold(tag) !== asked)
    .toSorted((a, b) => b[1] - a[1])
    .map(([tag]) => tag)
  const shown = current === undefined ? others : [current, ...others]
  return shown.slice(0, MAX_TAGS).map((tag) => ({
    label: tag,
    url: buildQueryString(answer, ports, {
      kind,
      collectionId,
      tag: tag === current ? undefined : tag,
    }),
    isCurrent: tag === current,
  }))
}

function sum(counts: readonly Count[]): number {
  return counts.reduce((total, { count }) => total + count, 0)
}

function buildQueryString(
  { query, meant }: Answer,
  { buildUrl: buildSearchUrl }: ViewPorts,
  { kind, collectionId, tag, page = 1 }: Narrowed,
): string {
  const search = new URLSearchParams({
    q: meant ?? query,
    ...(kind !== undefined && { kind }),
    ...(collectionId !== undefined && { collection: collectionId }),
    ...(tag !== undefined && { tag }),
    ...(page > 1 && { page: String(page) }),
  })
  return `${buildSearchUrl('search')}?${search.toString()}`
}
