import { type Fetched, FetchedView } from '@vitrine/react-kit'
import type { ReactNode } from 'react'
import { LoadFailed } from './LoadFailed.tsx'
import { LoadingContent } from './Skeleton.tsx'

/** The state of a query. */
export interface Query<Data> {
  readonly status: 'pending' | 'error' | 'success'
  readonly data: Data | undefined
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
}

interface QueryViewProps<Data> {
  readonly query: Query<Data>
  /** The placeholder in the true shape of the content. */
  readonly skeleton: ReactNode
  /** Returns whether there is nothing to show, so that `empty` is shown. */
  readonly isEmpty?: (data: Data) => boolean
  readonly empty?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** The states of a query: loading, failed with a way to try again, empty, or its content. */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, skeleton, isEmpty, empty, children } = props
  return (
    <FetchedView
      fetched={toFetched(query)}
      pending={<LoadingContent>{skeleton}</LoadingContent>}
      failed={(error) => <LoadFailed error={error} onRetry={() => void query.refetch()} />}
    >
      {(data) => (isEmpty?.(data) ? empty : children(data))}
    </FetchedView>
  )
}

function toFetched<Data>({ status, data, error }: Query<Data>): Fetched<Data> {
  if (data !== undefined) return { state: 'success', data }
  return status === 'error' ? { state: 'failed', error } : { state: 'pending' }
}
