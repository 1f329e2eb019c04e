import type { ReactNode } from 'react'
import { Panel } from '../Page.tsx'
import { type Query, QueryView } from '../states/QueryView.tsx'
import { TableSkeleton } from '../states/TableSkeleton.tsx'
import { Table, type TableProps } from '../Table.tsx'
import { LoadMore, type PagedQuery } from './LoadMore.tsx'
import { useLostFocus } from './use-lost-focus.ts'

interface ListPanelProps<Data, Row> extends Omit<TableProps<Row>, 'rows'> {
  /** The heading, where the page has several lists. */
  readonly heading?: { readonly title: string; readonly note?: string | undefined }
  readonly query: Query<Data> & Partial<PagedQuery>
  /** Returns the rows of what is loaded. */
  readonly getRows: (data: Data) => readonly Row[]
  /** The placeholder: the widths of its columns in characters, and its number of rows. */
  readonly skeleton: { readonly widths: readonly number[]; readonly rows?: number }
  /** The views, the search and the filters above the list. */
  readonly tools?: ReactNode
  /** The content without rows. */
  readonly empty: ReactNode
  /** Returns the row between the tools and the table that acts on selected rows. */
  readonly renderSelection?: (rows: readonly Row[]) => ReactNode
}

/** A list of the studio: its tools, the states of its query, its table, and the button that loads more. */
export function ListPanel<Data, Row>(props: ListPanelProps<Data, Row>) {
  const { heading, query, getRows, skeleton, tools, empty, renderSelection, ...table } = props
  const { hasNextPage = false, fetchNextPage } = query
  const focus = useLostFocus()
  return (
    <Panel {...heading}>
      {tools}
      <div {...focus}>
        <QueryView
          query={query}
          skeleton={<TableSkeleton {...skeleton} />}
          isEmpty={(data) => getRows(data).length === 0}
          empty={empty}
        >
          {(data) => (
            <>
              {renderSelection?.(getRows(data))}
              <Table {...table} rows={getRows(data)} />
            </>
          )}
        </QueryView>
      </div>
      {fetchNextPage && <LoadMore query={{ hasNextPage, fetchNextPage }} />}
    </Panel>
  )
}
