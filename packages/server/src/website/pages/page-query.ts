import type { ListFilter } from '../render/content.ts'

/** Of a page's query, what makes it another page. @see compat §4 */
export interface PageQuery extends ListFilter {
  /** As it was written: milliseconds, or a count. */
  readonly offset?: string
  readonly reversePaginate?: 'true'
  /** The comment below which older ones are wanted, and the one that is to be answered. */
  readonly comments?: string
  readonly reply?: string
}

export const formats = [
  'html',
  'json',
  'json-pretty',
  'main-content',
  'page-context',
  'rss',
  'ical',
] as const

export type Format = (typeof formats)[number]

const COMMENTS = ['comments', 'reply'] as const
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const NAMES = ['category', 'tag', 'author', 'month', 'offset'] as const

/** The query without what changes nothing: most of it is somebody's campaign. */
export function pageQueryIn(given: URLSearchParams): PageQuery {
  const named = NAMES.flatMap((name) => {
    const value = given.get(name)
    return value === null || value === '' ? [] : [[name, value] as const]
  })
  const comments = COMMENTS.flatMap((name) => {
    const id = given.get(name)?.toLowerCase()
    return id !== undefined && ID.test(id) ? [[name, id] as const] : []
  })
  const view = given.get('view')
  return {
    ...Object.fromEntries([...named, ...comments]),
    ...((view === 'list' || view === 'calendar') && { view }),
    ...(given.get('reversePaginate') === 'true' && { reversePaginate: 'true' as const }),
  }
}

/** `format=RSS` is asked for too; what is no format is a page. */
export function formatIn(given: URLSearchParams): Format {
  const asked = given.get('format')?.toLowerCase()
  return formats.find((format) => format === asked) ?? 'html'
}

/** Undefined for what is no offset: nothing stands there. */
export function offsetIn(text: string | undefined, most: number): number | undefined {
  if (text === undefined) return 0
  if (!/^\d{1,15}$/.test(text)) return undefined
  const offset = Number(text)
  return offset <= most ? offset : undefined
}
