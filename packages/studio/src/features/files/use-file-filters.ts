import { fileKinds } from '@vitrine/model'
import type { LibraryQuery } from '../../ui/files/use-library.ts'
import { useUrlFilters } from '../../ui/lists/use-url-filters.ts'

export const views = ['all', 'no-alt-text', 'unused'] as const
export const sorts = ['newest', 'oldest', 'name', 'largest'] as const

export type FileFilterState = ReturnType<typeof useFileFilters>

/** Returns the filters of the library and the open file, which are in the URL. */
export function useFileFilters() {
  const filters = useUrlFilters()
  const view = filters.choose('view', views) ?? 'all'
  const sort = filters.choose('sort', sorts) ?? 'newest'
  const kind = filters.choose('kind', fileKinds)
  const search = filters.get('search')
  const change = (name: string, value: string | null) => filters.change({ [name]: value })
  const query: LibraryQuery = { search, kind, sort, filter: view === 'all' ? undefined : view }
  return {
    ...{ query, view, sort, kind, text: filters.text, change },
    isFiltered: view !== 'all' || kind !== undefined || search !== '',
    openFileId: filters.get('file') || null,
    openFile: (id: string | null) => change('file', id),
  }
}
