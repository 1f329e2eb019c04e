import type { Discount } from '@vitrine/contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

/** The states of discounts in the order of their views. */
export const discountStates = ['active', 'scheduled', 'expired', 'used-up', 'off'] as const
export const discountSorts = ['newest', 'title', 'used'] as const

/** The filters of the list. They are in the URL, so that they can be bookmarked and shared. */
export interface DiscountFilters {
  readonly search: string
  /** The text of the search field, which the URL follows and may be late. */
  readonly text: string
  /** Undefined for all. */
  readonly state: Discount['state'] | undefined
  readonly sort: (typeof discountSorts)[number]
  readonly isFiltered: boolean
  readonly type: (text: string) => void
  readonly change: (name: 'state' | 'sort', value: string | null) => void
  readonly clear: () => void
}

export function useDiscountFilters(): DiscountFilters {
  const [parameters, setParameters] = useSearchParams()
  const search = parameters.get('search') ?? ''
  const [text, setText] = useState(search)
  const state = discountStates.find((each) => each === parameters.get('state'))
  const set = (values: Readonly<Record<string, string | null>>) => {
    // A control may call this with the parameters of an earlier rendering.
    const next = new URLSearchParams(window.location.search)
    for (const [name, value] of Object.entries(values))
      if (value === null || value === '') next.delete(name)
      else next.set(name, value)
    setParameters(next, { replace: true })
  }
  return {
    ...{ search, text, state },
    sort: discountSorts.find((each) => each === parameters.get('sort')) ?? 'newest',
    isFiltered: search !== '' || state !== undefined,
    type: (typed) => {
      setText(typed)
      set({ search: typed.trim() })
    },
    change: (name, value) => set({ [name]: value }),
    clear: () => {
      setText('')
      set({ search: null, state: null })
    },
  }
}
