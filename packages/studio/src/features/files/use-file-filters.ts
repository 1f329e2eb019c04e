import { fileKinds } from '@vitrine/model'
import { useSearchParams } from 'react-router'
import type { LibraryQuery } from '../../ui/files/use-library.ts'

export const views = ['all', 'no-alt-text', 'unused'] as const
export const sorts = ['newest', 'oldest', 'name', 'largest'] as const

export type FileFilterState = ReturnType<typeof useFileFilters>

/** Returns the filters of the library and the open file, which are in the URL. */
export function useFileFilters() {
  const [parameters, setParameters] = useSearchParams()
  const view = views.find((each) => each === parameters.get('view')) ?? 'all'
  const sort = sorts.find((each) => each === parameters.get('sort')) ?? 'newest'
  const kind = fileKinds.find((each) => each === parameters.get('kind'))
  const search = parameters.get('search') ?? ''
  const change = (name: string, value: string | null) => {
    // A control may call this with the parameters of an earlier rendering.
    const next = new URLSearchParams(window.location.search)
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
    setParameters(next, { replace: true })
  }
  const query: LibraryQuery = { search, kind, sort, filter: view === 'all' ? undefined : view }
  return {
    query,
    view,
    sort,
    kind,
    search,
    isFiltered: view !== 'all' || kind !== undefined || search !== '',
    change,
    openFileId: parameters.get('file'),
    openFile: (id: string | null) => change('file', id),
  }
}
