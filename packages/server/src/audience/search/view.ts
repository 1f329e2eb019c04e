import type { Answer, Hit } from './find.ts'
import { fold } from './fold.ts'
import type { Count, EntryKind } from './search-store.ts'

/** What the page's words and addresses are made with. */
export interface ViewPorts {
  /** The language the page is asked for in. */
  readonly locale: string
  readonly strings: Readonly<Record<string, unknown>>
  /** An address of the site, without a slash before and a language's prefix, in the page's language. */
  readonly urlOf: (path: string) => string
  readonly kind: EntryKind | undefined
  readonly collectionId: string | undefined
  readonly tag: string | undefined
}

/** What the page `/search` shows. @see themes/system/README.md, "search" */
export function searchView(answer: Answer, ports: ViewPorts) {
  const say = sayer(ports)
  const { query, meant = null, hits, total, page, pageCount } = answer
  const status =
    query === ''
      ? ''
      : hits.length === 0 && total === 0
        ? say('searchNoResults', { query })
        : say('searchResults', { query: meant ?? query, count: total })
  return {
    action: ports.urlOf('search'),
    query,
    title: status === '' ? say('searchTitle') : status,
    status,
    instead: meant === null ? null : say('searchInstead', { query, meant }),
    hits: hits.map((hit) => hitView(hit, ports)),
    filters: filtersOf(answer, ports, say),
    tags: tagsOf(answer, ports),
    help:
      query !== '' && answer.counts.length === 0
        ? ['searchHelpSpelling', 'searchHelpFewer', 'searchHelpOther'].map((name) => say(name))
        : [],
    newest: answer.newest.map((hit) => hitView(hit, ports)),
    paging:
      pageCount > 1
        ? {
            previousUrl: page > 1 ? addressOf(answer, ports, { ...ports, page: page - 1 }) : null,
            nextUrl:
              page < pageCount ? addressOf(answer, ports, { ...ports, page: page + 1 }) : null,
            position: say('searchPosition', { page, pages: pageCount }),
          }
        : null,
  }
}

function hitView(hit: Hit, { urlOf }: ViewPorts) {
  const { kind, titlePieces, excerptPieces, collectionTitle, image, path, locale } = hit
  return {
    kind,
    url: urlOf(path),
    titlePieces,
    excerptPieces,
    collectionTitle,
    image,
    lang: locale,
  }
}

type Say = (name: string, values?: Readonly<Record<string, string | number>>) => string

/** A text of the platform's or the theme's, with its slots filled. */
function sayer({ strings, locale }: ViewPorts): Say {
  return (name, values = {}) => {
    const text = formOf(strings[name], values['count'], locale)
    return text.replaceAll(/\{(\w+)\}/g, (slot, key: string) => {
      const value = Object.hasOwn(values, key) ? values[key] : undefined
      return typeof value === 'number' ? numberIn(value, locale) : (value ?? slot)
    })
  }
}

function formOf(text: unknown, count: string | number | undefined, tag: string): string {
  if (typeof text === 'string') return text
  if (typeof text !== 'object' || text === null) return ''
  const forms = new Map<string, unknown>(Object.entries(text))
  const form = forms.get(pluralIn(Number(count ?? 0), tag)) ?? forms.get('other')
  return typeof form === 'string' ? form : ''
}

/** Codes of an owner's own are no languages to count in. */
function pluralIn(count: number, tag: string): string {
  try {
    return new Intl.PluralRules(tag).select(count)
  } catch {
    return 'other'
  }
}

function numberIn(value: number, tag: string): string {
  try {
    return new Intl.NumberFormat(tag).format(value)
  } catch {
    return String(value)
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

/** Pages, products, and each collection of items; none where there is nothing to choose. */
function filtersOf(answer: Answer, ports: ViewPorts, say: Say) {
  const ofKind = (kind: EntryKind) => answer.counts.filter((count) => count.kind === kind)
  const all: readonly Filter[] = [
    { label: say('searchKindPage'), kind: 'page', count: sum(ofKind('page')) },
    { label: say('searchKindProduct'), kind: 'product', count: sum(ofKind('product')) },
    ...ofKind('item').map(({ collectionTitle, collectionId, count }) => ({
      label: collectionTitle || say('searchKindItem'),
      collectionId: collectionId ?? undefined,
      count,
    })),
  ]
  const some = all.filter(({ count }) => count > 0)
  if (some.length < 2) return []
  const whole = { label: say('searchAll'), count: sum(answer.counts) }
  return [whole, ...some].map((filter: Filter) => ({
    label: filter.label,
    count: filter.count,
    url: addressOf(answer, ports, {
      kind: filter.kind,
      collectionId: filter.collectionId,
      tag: ports.tag,
    }),
    isCurrent: filter.kind === ports.kind && filter.collectionId === ports.collectionId,
  }))
}

const MOST_TAGS = 6

/** The one that is asked for, to let go of it, and what most of the hits shown have. */
function tagsOf(answer: Answer, ports: ViewPorts) {
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
  return shown.slice(0, MOST_TAGS).map((tag) => ({
    label: tag,
    url: addressOf(answer, ports, {
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

function addressOf(
  { query, meant }: Answer,
  { urlOf }: ViewPorts,
  { kind, collectionId, tag, page = 1 }: Narrowed,
): string {
  const search = new URLSearchParams({
    q: meant ?? query,
    ...(kind !== undefined && { kind }),
    ...(collectionId !== undefined && { collection: collectionId }),
    ...(tag !== undefined && { tag }),
    ...(page > 1 && { page: String(page) }),
  })
  return `${urlOf('search')}?${search.toString()}`
}
