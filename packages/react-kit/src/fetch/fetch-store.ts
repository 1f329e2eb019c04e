import type { FetchState } from '@vitrine/model'

/** A value that is fetched, in one of the states of a request. @see platform spec §4 "Async fetch states" */
export type Fetched<T> =
  | { readonly state: Extract<FetchState, 'pending'> }
  | { readonly state: Extract<FetchState, 'success'>; readonly data: T }
  | { readonly state: Extract<FetchState, 'failed'>; readonly error: unknown }

export interface FetchStore<T> {
  readonly getFetched: () => Fetched<T>
  readonly subscribe: (listener: () => void) => () => void
  /** Fetches, or fetches again. The answer of an earlier request is ignored from then on. */
  readonly start: () => Promise<void>
  readonly abort: () => void
}

const PENDING = { state: 'pending' } as const

/** Creates a store of the value that `load` fetches. */
export function createFetchStore<T>(load: (signal: AbortSignal) => Promise<T>): FetchStore<T> {
  let fetched: Fetched<T> = PENDING
  let request = new AbortController()
  const listeners = new Set<() => void>()

  const set = (next: Fetched<T>) => {
    fetched = next
    for (const listener of listeners) listener()
  }
  return {
    getFetched: () => fetched,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: async () => {
      request.abort()
      const { signal } = (request = new AbortController())
      if (fetched !== PENDING) set(PENDING)
      const next = await load(signal).then(
        (data): Fetched<T> => ({ state: 'success', data }),
        (error: unknown): Fetched<T> => ({ state: 'failed', error }),
      )
      if (!signal.aborted) set(next)
    },
    abort: () => request.abort(),
  }
}
