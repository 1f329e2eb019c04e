import { type ProductOrder, productOrders } from '../../commerce/catalog/index.ts'
import type { ListingFilter } from '../render-context/index.ts'

/** The parts of a query that change a page. @see compat §4 */
export interface PageQuery extends ListingFilter {
  /** The offset as it was written: milliseconds, or a count. */
  readonly offset?: string
  readonly reversePaginate?: 'true'
  /** The order of products; undefined for the owner's order. */
  readonly sort?: ProductOrder
  /** Whether products are listed only if they can be bought now, or are on sale. */
  readonly available?: 'true'
  readonly sale?: 'true'
  /** The id of the comment after which older ones are listed, and of the comment to reply to. */
  readonly comments?: string
  readonly reply?: string
  /** The id of the product review after which older ones are listed. */
  readonly reviews?: string
}

export const pageFormats = [
  'html',
  'json',
  'json-pretty',
  'main-content',
  'page-context',
  'rss',
  'ical',
] as const

export type PageFormat = (typeof pageFormats)[number]

const ID_PARAMETERS = ['comments', 'reply', 'reviews'] as const
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const FILTER_PARAMETERS = ['category', 'tag', 'author', 'month', 'offset'] as const

/** Parses the query, without the parameters that change nothing, such as those of campaigns. */
export function parsePageQuery(params: URLSearchParams): PageQuery {
  const named = FILTER_PARAMETERS.flatMap((name) => {
    const value = params.get(name)
    return value === null || value === '' ? [] : [[name, value] as const]
  })
  const ids = ID_PARAMETERS.flatMap((name) => {
    const id = params.get(name)?.toLowerCase()
    return id !== undefined && ID.test(id) ? [[name, id] as const] : []
  })
  const view = params.get('view')
  const sort = productOrders.find((order) => order === params.get('sort'))
  return {
    ...Object.fromEntries([...named, ...ids]),
    ...(sort !== undefined && { sort }),
    ...(params.get('available') === 'true' && { available: 'true' as const }),
    ...(params.get('sale') === 'true' && { sale: 'true' as const }),
    ...((view === 'list' || view === 'calendar') && { view }),
    ...(params.get('reversePaginate') === 'true' && { reversePaginate: 'true' as const }),
  }
}

/** Parses the format in any letter case; unknown formats are HTML. */
export function parsePageFormat(params: URLSearchParams): PageFormat {
  const name = params.get('format')?.toLowerCase()
  return pageFormats.find((format) => format === name) ?? 'html'
}

/** Parses an offset; undefined if it is invalid or above the maximum. */
export function parseOffset(text: string | undefined, maximum: number): number | undefined {
  if (text === undefined) return 0
  if (!/^\d{1,15}$/.test(text)) return undefined
  const offset = Number(text)
  return offset <= maximum ? offset : undefined
}
