import { listOrders, type OrderSummary } from '@vitrine/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { call } from '../api/call.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { formatAmount } from '../ui/format.ts'
import { Loading } from '../ui/Loading.tsx'
import { Message } from '../ui/Message.tsx'
import { Page, Panel } from '../ui/Page.tsx'
import { type Column, Table } from '../ui/Table.tsx'
import { When } from '../ui/When.tsx'
import styles from './OrdersPage.module.css'
import { paymentStatus, sendingStatus } from './status.ts'

const VIEWS = [
  ['all', 'All'],
  ['unfulfilled', 'To send'],
  ['attention', 'Needs you'],
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
  { title: 'Placed', fold: 'second', cell: ({ placedAt }) => <When at={placedAt} /> },
  { title: 'Customer', cell: ({ email }) => <span className={styles['email']}>{email}</span> },
  { title: 'Items', number: true, cell: ({ itemCount }) => itemCount },
  {
    title: 'Payment',
    cell: ({ paymentStatus: is }) => (
      <Badge tone={paymentStatus[is].tone}>{paymentStatus[is].label}</Badge>
    ),
  },
  {
    title: 'Sending',
    fold: 'end-second',
    cell: (order) => {
      const status = sendingStatus(order)
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

/** The view and the search stand in the address: what is seen can be kept and sent. */
export function Component() {
  const [asked, ask] = useSearchParams()
  const filter: View = VIEWS.find(([view]) => view === asked.get('view'))?.[0] ?? 'all'
  const search = asked.get('search') ?? ''
  const { data, isPending, isError, error, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      queryKey: [listOrders.path, filter, search],
      queryFn: ({ pageParam: cursor }) =>
        call(listOrders, {
          query: { filter, ...(search && { search }), ...(cursor && { cursor }) },
        }),
      initialPageParam: '',
      getNextPageParam: ({ nextPageCursor }) => nextPageCursor,
      placeholderData: keepPreviousData,
    },
  )
  const orders = data?.pages.flatMap((page) => page.orders) ?? []

  function change(name: 'view' | 'search', value: string) {
    const next = new URLSearchParams(asked)
    if (value && value !== 'all') next.set(name, value)
    else next.delete(name)
    ask(next, { replace: true })
  }

  return (
    <Page title="Orders">
      <Panel>
        <div className={styles['bar']}>
          <fieldset className={styles['views']} aria-label="Views">
            {VIEWS.map(([view, label]) => (
              <button
                key={view}
                type="button"
                aria-pressed={view === filter}
                onClick={() => change('view', view)}
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
              onChange={(event) => change('search', event.currentTarget.value)}
            />
          </label>
        </div>
        {isPending && <Loading />}
        {isError && (
          <Message
            title="Unable to load. Try again."
            action={<Button onClick={() => void refetch()}>Try again</Button>}
          >
            {error.message}
          </Message>
        )}
        {data && orders.length === 0 && <Nothing isFiltered={filter !== 'all' || search !== ''} />}
        {orders.length > 0 && (
          <Table label="Orders" rows={orders} rowKey={({ id }) => id} columns={columns} />
        )}
        {hasNextPage && (
          <div className={styles['more']}>
            <Button onClick={() => void fetchNextPage()}>Show older orders</Button>
          </div>
        )}
      </Panel>
    </Page>
  )
}

function Nothing({ isFiltered }: { readonly isFiltered: boolean }) {
  if (isFiltered) return <Message title="No order is like this." />
  return (
    <Message title="No orders yet" action={<a href="/">Open the shop</a>}>
      Orders appear here the moment they are paid. Buy something yourself: the test payment takes no
      money.
    </Message>
  )
}
