import { type Fetched, FetchedView } from '@vitrine/react-kit'
import type { ReactNode } from 'react'
import { Panel } from '../Page.tsx'
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
  /** Whether the content has its own panels, so that the placeholder and the error get one. */
  readonly hasPanels?: boolean
  /** Returns whether there is nothing to show, so that `empty` is shown. */
  readonly isEmpty?: (data: Data) => boolean
  readonly empty?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** The states of a query: loading, failed with a way to try again, empty, or its content. */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, skeleton, hasPanels = false, isEmpty, empty, children } = props
  const frame = (content: ReactNode) => (hasPanels ? <Panel>{content}</Panel> : content)
  return (
    <FetchedView
      fetched={toFetched(query)}
      pending={<LoadingContent>{frame(skeleton)}</LoadingContent>}
      failed={(error) => frame(<LoadFailed error={error} onRetry={() => void query.refetch()} />)}
    >
      {(data) => (isEmpty?.(data) ? empty : children(data))}
    </FetchedView>
  )
}

function toFetched<Data>({ status, data, error }: Query<Data>): Fetched<Data> {
  if (data !== undefined) return { state: 'success', data }
  return status === 'error' ? { state: 'failed', error } : { state: 'pending' }
}
