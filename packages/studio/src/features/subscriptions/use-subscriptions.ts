import type { Subscription } from '@vitrine/contract'
import { may, subscriptionViews } from '@vitrine/model'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { sessionQuery } from '../../api/session.ts'

type View = (typeof subscriptionViews)[number]

/** The filters of the list. They are in the URL, so that they can be bookmarked and shared. */
export interface SubscriptionFilters {
  readonly view: View
  readonly search: string
  /** The text of the search field, which the URL follows and may be late. */
  readonly text: string
  readonly change: (values: { readonly search?: string; readonly view?: string }) => void
}

export function useSubscriptionFilters(): SubscriptionFilters {
  const [parameters, setParameters] = useSearchParams()
  const search = parameters.get('search') ?? ''
  const [text, setText] = useState(search)
  return {
    ...{ search, text },
    view: subscriptionViews.find((each) => each === parameters.get('view')) ?? 'all',
    change: (values) => {
      if (values.search !== undefined) setText(values.search)
      // A control may call this with the parameters of an earlier rendering.
      const next = new URLSearchParams(window.location.search)
      for (const [name, value] of Object.entries(values))
        if (value.trim() === '' || value === 'all') next.delete(name)
        else next.set(name, value.trim())
      setParameters(next, { replace: true })
    },
  }
}

/** The loaded part of the list, and whether this installation places orders. */
interface LoadedSubscriptions {
  readonly subscriptions: readonly Subscription[]
  readonly isHeld: boolean
}

/** Loads the subscriptions that match the filters, page by page. */
export function useSubscriptions({ search, view }: SubscriptionFilters) {
  const input = { view, ...(search && { search }) }
  return useInfiniteQuery({
    queryKey: ['listSubscriptions', input],
    queryFn: ({ pageParam: cursor }) =>
      callApi('listSubscriptions', { query: { ...input, ...(cursor && { cursor }) } }),
    initialPageParam: '',
    getNextPageParam: ({ nextPageCursor }) => nextPageCursor,
    placeholderData: keepPreviousData,
    select: ({ pages }): LoadedSubscriptions => ({
      subscriptions: pages.flatMap((page) => page.subscriptions),
      isHeld: pages.some((page) => page.isHeld),
    }),
  })
}

/** Returns whether the signed-in person may change subscriptions. */
export function useMayChange(): boolean {
  const { data: session } = useQuery(sessionQuery)
  return !!session && may(session.member.role, 'orders.write')
}
