import type { ReactNode } from 'react'
import type { Fetched } from './fetch-store.ts'

interface FetchedViewProps<T> {
  readonly fetched: Fetched<T>
  readonly pending: ReactNode
  readonly failed: (error: unknown) => ReactNode
  readonly children: (data: T) => ReactNode
}

/** Renders the state of a request: a placeholder, an error, or its data. */
export function FetchedView<T>({ fetched, pending, failed, children }: FetchedViewProps<T>) {
  if (fetched.state === 'pending') return pending
  return fetched.state === 'failed' ? failed(fetched.error) : children(fetched.data)
}
