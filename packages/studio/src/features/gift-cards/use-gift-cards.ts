import type { GiftCard } from '@vitrine/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { callApi } from '../../api/call-api.ts'

/** The states of gift cards in the order of their views. */
export const giftCardStates = ['active', 'used-up', 'off'] as const

/** The filters of the list. They are in the URL, so that they can be bookmarked and shared. */
export interface GiftCardFilters {
  readonly search: string
  /** The text of the search field, which the URL follows and may be late. */
  readonly text: string
  /** Undefined for all. */
  readonly state: GiftCard['state'] | undefined
  readonly change: (values: { readonly search?: string; readonly state?: string }) => void
}

export function useGiftCardFilters(): GiftCardFilters {
  const [parameters, setParameters] = useSearchParams()
  const search = parameters.get('search') ?? ''
  const [text, setText] = useState(search)
  return {
    ...{ search, text },
    state: giftCardStates.find((each) => each === parameters.get('state')),
    change: (values) => {
      if (values.search !== undefined) setText(values.search)
      // A control may call this with the parameters of an earlier rendering.
      const next = new URLSearchParams(window.location.search)
      for (const [name, value] of Object.entries(values))
        if (value.trim() === '') next.delete(name)
        else next.set(name, value.trim())
      setParameters(next, { replace: true })
    },
  }
}

/** Loads the gift cards that match the filters, page by page. */
export function useGiftCards({ search, state }: GiftCardFilters) {
  const input = { ...(search && { search }), ...(state && { state }) }
  return useInfiniteQuery({
    queryKey: ['listGiftCards', input],
    queryFn: ({ pageParam: cursor }) =>
      callApi('listGiftCards', { query: { ...input, ...(cursor && { cursor }) } }),
    initialPageParam: '',
    getNextPageParam: ({ nextPageCursor }) => nextPageCursor,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ giftCards }) => giftCards),
  })
}
