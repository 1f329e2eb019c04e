import { useInfiniteQuery } from '@tanstack/react-query'
import { documentStates } from '@vitrine/model'
import { callApi } from '../../api/call-api.ts'
import { pagedQuery } from '../../api/paged-query.ts'
import { useUrlFilters } from '../../ui/lists/use-url-filters.ts'

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
  const filters = useUrlFilters()
  const search = filters.get('search')
  const state = filters.choose('state', itemStates)
  const words = Object.fromEntries(
    itemWords.flatMap((word) => {
      const value = filters.get(word)
      return value === '' ? [] : [[word, value]]
    }),
  )
  return {
    ...{ search, text: filters.text, state, words },
    sort: filters.choose('sort', itemSorts) ?? 'changed',
    isFiltered: search !== '' || state !== undefined || Object.keys(words).length > 0,
    type: (typed) => filters.change({ search: typed }),
    change: (name, value) => filters.change({ [name]: value }),
    clear: () => filters.change({ search: '', state: '', author: '', tag: '', category: '' }),
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
