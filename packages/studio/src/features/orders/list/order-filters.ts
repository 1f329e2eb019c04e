import type { QueryInput, Routes } from '@vitrine/contract'
import { useUrlFilters } from '../../../ui/lists/use-url-filters.ts'

type OrderQuery = QueryInput<Routes['listOrders']>

export const VIEWS = ['all', 'unfulfilled', 'unpaid', 'attention', 'canceled'] as const
export const SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const
export const PAYMENTS = [
  'pending',
  'paid',
  'partially_refunded',
  'refunded',
  'disputed',
  'voided',
] as const
export const FULFILLMENTS = ['pending', 'partially_fulfilled', 'fulfilled', 'canceled'] as const

/** The filters of the list, as the URL has them; an absent one is not applied. */
export interface OrderFilters {
  readonly view: (typeof VIEWS)[number]
  readonly sort: (typeof SORTS)[number]
  readonly search: string
  readonly payment: (typeof PAYMENTS)[number] | undefined
  readonly fulfillment: (typeof FULFILLMENTS)[number] | undefined
  readonly product: string | undefined
  readonly country: string | undefined
  readonly from: string | undefined
  readonly to: string | undefined
}

/** The changes that clear every filter. */
export const NO_FILTERS = {
  sort: null,
  search: null,
  payment: null,
  fulfillment: null,
  product: null,
  country: null,
  from: null,
  to: null,
} as const

/** Returns the filters in the URL, so that they can be bookmarked and shared, and a function that changes them. */
export function useOrderFilters() {
  const { get, choose, change } = useUrlFilters({ view: 'all', sort: 'newest' })
  const filters: OrderFilters = {
    view: choose('view', VIEWS) ?? 'all',
    sort: choose('sort', SORTS) ?? 'newest',
    search: get('search'),
    payment: choose('payment', PAYMENTS),
    fulfillment: choose('fulfillment', FULFILLMENTS),
    product: get('product') || undefined,
    country: get('country') || undefined,
    from: get('from') || undefined,
    to: get('to') || undefined,
  }
  return { filters, change }
}

/** Returns the filters as the server takes them. */
export function toOrderQuery({ view, search, ...rest }: OrderFilters): OrderQuery {
  const given = Object.entries(rest).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(given), filter: view, ...(search && { search }) }
}

/** Returns how many filters are applied besides the view and the search. */
export function countFilters({ payment, fulfillment, product, country, from, to }: OrderFilters) {
  return [payment, fulfillment, product, country, from, to].filter(Boolean).length
}
