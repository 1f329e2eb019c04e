import type { ProductStatus, ProductSummary } from '@vitrine/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { pagedQuery } from '../../api/paged-query.ts'
import { useUrlFilters } from '../../ui/lists/use-url-filters.ts'
import { productStatuses } from './values/choices.ts'

/** The orders of the list. */
export const productSorts = ['shop', 'title', 'newest', 'changed'] as const

/** Returns the filters of the list; no status for all products that are not archived. */
export function useProductFilters() {
  const { get, choose, text, change } = useUrlFilters({ status: 'all', sort: 'shop', stock: 'any' })
  const search = get('search')
  const status = choose('status', productStatuses)
  const stock = choose('stock', ['low'])
  return {
    ...{ search, text, status, stock, change },
    sort: choose('sort', productSorts) ?? 'shop',
    isFiltered: search !== '' || status !== undefined || stock !== undefined,
    clear: () => change({ search: '', status: '', stock: '' }),
  }
}

/** The filters of the list, as the URL has them. */
export type ProductFilters = ReturnType<typeof useProductFilters>

/** The products that are loaded, and the number of products in each state. */
export interface ProductList {
  readonly products: readonly ProductSummary[]
  readonly counts: Readonly<Partial<Record<ProductStatus, number>>> | undefined
}

/** Loads the products that match the filters, page by page. */
export function useProductList({ search, status, stock, sort }: ProductFilters) {
  const input = {
    ...{ sort, ...(search && { search }) },
    ...(status && { status }),
    ...(stock && { stock }),
  }
  return useInfiniteQuery({
    ...pagedQuery(['listProducts', input], (page) =>
      callApi('listProducts', { query: { ...input, ...page } }),
    ),
    select: ({ pages }): ProductList => ({
      products: pages.flatMap(({ products }) => products),
      counts: pages[0]?.counts ?? undefined,
    }),
  })
}
