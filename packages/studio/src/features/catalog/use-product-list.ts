import type { ProductStatus, ProductSummary } from '@vitrine/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { productStatuses } from './values/choices.ts'

/** The orders of the list. */
export const productSorts = ['shop', 'title', 'newest', 'changed'] as const

type ProductSort = (typeof productSorts)[number]

/** The filters of the list. They are in the URL, so that they can be bookmarked and shared. */
export interface ProductFilters {
  readonly search: string
  /** The text of the search field, which the URL follows and may be late. */
  readonly text: string
  /** Undefined for all products that are not archived. */
  readonly status: ProductStatus | undefined
  readonly sort: ProductSort
  readonly isFiltered: boolean
  readonly type: (text: string) => void
  readonly change: (name: 'status' | 'sort', value: string | null) => void
  readonly clear: () => void
}

export function useProductFilters(): ProductFilters {
  const [parameters, setParameters] = useSearchParams()
  const search = parameters.get('search') ?? ''
  const [text, setText] = useState(search)
  const status = productStatuses.find((each) => each === parameters.get('status'))
  const set = (values: Readonly<Record<string, string | null>>) => {
    // A control may call this with the parameters of an earlier rendering.
    const next = new URLSearchParams(window.location.search)
    for (const [name, value] of Object.entries(values))
      if (value === null || value === '') next.delete(name)
      else next.set(name, value)
    setParameters(next, { replace: true })
  }
  return {
    ...{ search, text, status },
    sort: productSorts.find((each) => each === parameters.get('sort')) ?? 'shop',
    isFiltered: search !== '' || status !== undefined,
    type: (typed) => {
      setText(typed)
      set({ search: typed.trim() })
    },
    change: (name, value) => set({ [name]: value }),
    clear: () => {
      setText('')
      set({ search: null, status: null })
    },
  }
}

/** The products that are loaded, and the number of products in each state. */
export interface ProductList {
  readonly products: readonly ProductSummary[]
  readonly counts: Readonly<Partial<Record<ProductStatus, number>>> | undefined
}

/** Loads the products that match the filters, page by page. */
export function useProductList({ search, status, sort }: ProductFilters) {
  return useInfiniteQuery({
    queryKey: ['listProducts', search, status, sort],
    queryFn: ({ pageParam: cursor }) =>
      callApi('listProducts', {
        query: {
          sort,
          ...(search && { search }),
          ...(status && { status }),
          ...(cursor && { cursor }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextPageCursor }) => nextPageCursor,
    placeholderData: keepPreviousData,
    select: ({ pages }): ProductList => ({
      products: pages.flatMap(({ products }) => products),
      counts: pages[0]?.counts ?? undefined,
    }),
  })
}
