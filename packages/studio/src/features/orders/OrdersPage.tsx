import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Package, Search } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { useCommands } from '../../ui/commands/command-store.ts'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useOrderColumns } from '../../ui/orders/order-columns.tsx'
import { Page, Panel } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { ListFooter, Toolbar } from '../../ui/Toolbar.tsx'
import { OrderListActions } from './OrderListActions.tsx'
import { useMayChangeOrders } from './use-may-change.ts'
import { addTexts } from '../../ui/texts.ts'
import { ordersTexts } from '../../ui/texts/orders.ts'

addTexts(ordersTexts)

const VIEWS = ['all', 'unfulfilled', 'attention'] as const

/** The list of orders. The view and the search are in the URL, so that they can be bookmarked and shared. */
export function Component() {
  const t = useTranslate()
  const { view, search, change } = useFilters()
  const query = useInfiniteQuery({
    queryKey: ['listOrders', view, search],
    queryFn: ({ pageParam: cursor }) =>
      callApi('listOrders', {
        query: { filter: view, ...(search && { search }), ...(cursor && { cursor }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextPageCursor }) => nextPageCursor,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ orders }) => orders),
  })
  const columns = useOrderColumns()
  const mayChange = useMayChangeOrders()
  const isFiltered = view !== 'all' || search !== ''
  return (
    <Page title={t('orders.title')} actions={mayChange && <OrderListActions />}>
      <Panel>
        <Filters view={view} search={search} onChange={change} />
        <QueryView
          query={query}
          skeleton={<TableSkeleton widths={[5, 10, 20, 3, 9]} />}
          isEmpty={(orders) => orders.length === 0}
          empty={<NoOrders isFiltered={isFiltered} />}
        >
          {(orders) => (
            <Table
              label={t('orders.title')}
              rows={orders}
              rowKey={({ id }) => id}
              columns={columns}
            />
          )}
        </QueryView>
        {query.hasNextPage && (
          <ListFooter>
            <Button onPress={() => void query.fetchNextPage()}>{t('studio.loadMore')}</Button>
          </ListFooter>
        )}
      </Panel>
    </Page>
  )
}

type View = (typeof VIEWS)[number]

function useFilters() {
  const [searchParams, setSearchParams] = useSearchParams()
  const view: View = VIEWS.find((each) => each === searchParams.get('view')) ?? 'all'
  const search = searchParams.get('search') ?? ''
  const change = (name: 'view' | 'search', value: string) => {
    const next = new URLSearchParams(searchParams)
    if (value && value !== 'all') next.set(name, value)
    else next.delete(name)
    setSearchParams(next, { replace: true })
  }
  return { view, search, change }
}

function Filters(props: {
  readonly view: View
  readonly search: string
  readonly onChange: (name: 'view' | 'search', value: string) => void
}) {
  const { view, search, onChange } = props
  const t = useTranslate()
  const field = useRef<HTMLInputElement>(null)
  // The address follows what is typed, and may be late.
  const [text, setText] = useState(search)
  const type = (value: string) => {
    setText(value)
    onChange('search', value)
  }
  const commands = useMemo(
    () => [
      {
        id: 'orders.search',
        label: t('orders.search'),
        group: t('orders.title'),
        Icon: Search,
        keys: '/',
        run: () => field.current?.focus(),
      },
    ],
    [t],
  )
  useCommands(commands)
  return (
    <Toolbar>
      <SegmentedControl
        label={t('studio.views')}
        value={view}
        onChange={(value) => onChange('view', value)}
        segments={VIEWS.map((id) => ({ id, label: t(`orders.view.${id}`) }))}
      />
      <SearchField
        ref={field}
        label={t('orders.search')}
        placeholder={t('orders.searchPlaceholder')}
        value={text}
        onChange={type}
      />
    </Toolbar>
  )
}

function NoOrders({ isFiltered }: { readonly isFiltered: boolean }) {
  const t = useTranslate()
  if (isFiltered)
    return (
      <EmptyState Icon={Search} title={t('orders.noMatches')}>
        {t('orders.noMatches.text')}
      </EmptyState>
    )
  return (
    <EmptyState
      Icon={Package}
      title={t('orders.empty')}
      action={<LinkButton to="/">{t('studio.viewSite')}</LinkButton>}
    >
      {t('orders.empty.text')}
    </EmptyState>
  )
}
