import { useInfiniteQuery } from '@tanstack/react-query'
import { documentStates } from '@vitrine/model'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { pagedQuery } from '../../api/paged-query.ts'

export const itemSorts = ['changed', 'newest', 'oldest', 'title'] as const

type ItemSort = (typeof itemSorts)[number]
export type ItemState = keyof typeof documentStates

/** The states of items in the order in which the list offers them. */
export const itemStates: readonly ItemState[] = [
  'published',
  'draft',
  'scheduled',
  'needs-review',
  'private',
]

/** The filters of a collection's items, as the names of parameters of the URL and the API. */
export const itemWords = ['author', 'tag', 'category'] as const

export type ItemWord = (typeof itemWords)[number]

export interface ItemFilters {
  readonly search: string
  /** The search as it is typed. The address follows it, and may be late. */
  readonly text: string
  /** Undefined for items in any state. */
  readonly state: ItemState | undefined
  /** The id of an author, a tag and a category; those that are missing do not filter. */
  readonly words: Readonly<Partial<Record<ItemWord, string>>>
  readonly sort: ItemSort
  readonly isFiltered: boolean
  readonly type: (text: string) => void
  readonly change: (name: 'state' | 'sort' | ItemWord, value: string | null) => void
  readonly clear: () => void
}

/** Returns the filters of a list of items, which are in the URL. */
export function useItemFilters(): ItemFilters {
  const [parameters, setParameters] = useSearchParams()
  const search = parameters.get('search') ?? ''
  const [text, setText] = useState(search)
  const state = itemStates.find((each) => each === parameters.get('state'))
  const words = Object.fromEntries(
    itemWords.flatMap((word) => {
      const value = parameters.get(word)
      return value === null || value === '' ? [] : [[word, value]]
    }),
  )
  const set = (values: Readonly<Record<string, string | null>>) => {
    // A control may call this with the parameters of an earlier rendering.
    const next = new URLSearchParams(window.location.search)
    for (const [name, value] of Object.entries(values))
      if (value === null || value === '') next.delete(name)
      else next.set(name, value)
    setParameters(next, { replace: true })
  }
  return {
    ...{ search, text, state, words },
    sort: itemSorts.find((each) => each === parameters.get('sort')) ?? 'changed',
    isFiltered: search !== '' || state !== undefined || Object.keys(words).length > 0,
    type: (typed) => {
      setText(typed)
      set({ search: typed.trim() })
    },
    change: (name, value) => set({ [name]: value }),
    clear: () => {
      setText('')
      set({ search: null, state: null, author: null, tag: null, category: null })
    },
  }
}

/** Loads the items of a collection that match the filters, with the number of items in each state. */
export function useItems(collectionId: string, { search, state, words, sort }: ItemFilters) {
  const text = search.trim()
  return useInfiniteQuery({
    ...pagedQuery(['listDocuments', 'items', collectionId, { text, state, words, sort }], (page) =>
      callApi('listDocuments', {
        query: {
          ...{ kind: 'item', collectionId, sort, ...words, ...page },
          ...(text !== '' && { text }),
          ...(state !== undefined && { state }),
        },
      }),
    ),
    select: ({ pages }) => ({
      items: pages.flatMap(({ documents }) => documents),
      counts: pages[0]?.counts ?? undefined,
    }),
  })
}
