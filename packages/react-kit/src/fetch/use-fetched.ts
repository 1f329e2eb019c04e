import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createFetchStore, type Fetched } from './fetch-store.ts'

/** Fetches with `load` whenever it is another function. Returns the state, and a function that fetches again. */
export function useFetched<T>(
  load: (signal: AbortSignal) => Promise<T>,
): readonly [fetched: Fetched<T>, retry: () => void] {
  const store = useMemo(() => createFetchStore(load), [load])
  const fetched = useSyncExternalStore(store.subscribe, store.getFetched, store.getFetched)
  useEffect(() => {
    void store.start()
    return store.abort
  }, [store])
  return [fetched, () => void store.start()]
}
