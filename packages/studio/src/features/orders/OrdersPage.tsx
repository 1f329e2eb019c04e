import type { OrderSummary } from '@vitrine/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { formatAmount } from '../../ui/format.ts'
import { Message } from '../../ui/Message.tsx'
import { Page, Panel } from '../../ui/Page.tsx'
import { QueryNotice } from '../../ui/QueryNotice.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import styles from './OrdersPage.module.css'
import { getOrderStatus, paymentStatuses } from './status.ts'

const VIEWS = [
  ['all', 'All'],
  ['unfulfilled', 'Unfulfilled'],
  ['attention', 'Needs attention'],
] as const

type View = (typeof VIEWS)[number][0]

const columns: readonly Column<OrderSummary>[] = [
  {
    title: 'Order',
    fold: 'first',
    cell: ({ id, number, testMode, isDonation }) => (
      <span className={styles['order']}>
        <Link className={styles['number']} to={`/config/orders/${id}`}>
          #{number}
        </Link>
        {isDonation && <Badge>Donation</Badge>}
        {testMode && <Badge>Test</Badge>}
      </span>
    ),
  },
  { title: 'Date', fold: 'second', cell: ({ placedAt }) => <Timestamp at={placedAt} /> },
  { title: 'Customer', cell: ({ email }) => <span className={styles['email']}>{email}</span> },
  { title: 'Items', number: true, cell: ({ itemCount }) => itemCount },
  {
    title: 'Payment status',
    cell: ({ paymentStatus: status }) => (
      <Badge tone={paymentStatuses[status].tone}>{paymentStatuses[status].label}</Badge>
    ),
  },
  {
    title: 'Fulfillment status',
    fold: 'end-second',
    cell: (order) => {
      const status = getOrderStatus(order)
      return status && <Badge tone={status.tone}>{status.label}</Badge>
    },
  },
  {
    title: 'Total',
    number: true,
    fold: 'end',
    cell: ({ grandTotal }) => formatAmount(grandTotal),
  },
]

/** The list of orders. The view and the search are in the URL, so that they can be bookmarked and shared. */
export function Component() {
  const [searchParams, setSearchParams] = useSearchParams()
  const filter: View = VIEWS.find(([view]) => view === searchParams.get('view'))?.[0] ?? 'all'
  const search = searchParams.get('search') ?? ''
  const query = useInfiniteQuery({
    queryKey: ['listOrders', filter, search],
    queryFn: ({ pageParam: cursor }) =>
      callApi('listOrders', {
        query: { filter, ...(search && { search }), ...(cursor && { cursor }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextPageCursor }) => nextPageCursor,
    placeholderData: keepPreviousData,
  })
  const { data, hasNextPage, fetchNextPage } = query
  const orders = data?.pages.flatMap((page) => page.orders) ?? []

  function change(name: 'view' | 'search', value: string) {
    const next = new URLSearchParams(searchParams)
    if (value && value !== 'all') next.set(name, value)
    else next.delete(name)
    setSearchParams(next, { replace: true })
  }

  return (
    <Page title="Orders">
      <Panel>
        <OrderFilters view={filter} search={search} onChange={change} />
        <QueryNotice query={query} />
        {data && orders.length === 0 && (
          <EmptyOrders isFiltered={filter !== 'all' || search !== ''} />
        )}
        {orders.length > 0 && (
          <Table label="Orders" rows={orders} rowKey={({ id }) => id} columns={columns} />
        )}
        {hasNextPage && (
          <div className={styles['more']}>
            <Button onPress={() => void fetchNextPage()}>Load more</Button>
          </div>
        )}
      </Panel>
    </Page>
  )
}

interface OrderFiltersProps {
  readonly view: View
  readonly search: string
  readonly onChange: (name: 'view' | 'search', value: string) => void
}

function OrderFilters({ view, search, onChange }: OrderFiltersProps) {
  return (
    <div className={styles['bar']}>
      <fieldset className={styles['views']} aria-label="Views">
        {VIEWS.map(([value, label]) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === view}
            onClick={() => onChange('view', value)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <label className={styles['search']}>
        <Search aria-hidden="true" />
        <input
          type="search"
          aria-label="Search orders"
          placeholder="Order number or email"
          defaultValue={search}
          onChange={(event) => onChange('search', event.currentTarget.value)}
        />
      </label>
    </div>
  )
}

function EmptyOrders({ isFiltered }: { readonly isFiltered: boolean }) {
  if (isFiltered) return <Message title="No matching orders">Try another search or view.</Message>
  return (
    <Message title="No orders yet" action={<a href="/">View site</a>}>
      Orders appear here as soon as they are placed.
    </Message>
  )
}
