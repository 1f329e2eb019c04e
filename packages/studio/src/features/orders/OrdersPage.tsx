import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Package, Search } from 'lucide-react'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { showFailure } from '../../ui/overlays/toasts.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { ListFooter } from '../../ui/Toolbar.tsx'
import { saveCsv } from '../../ui/files/save-csv.ts'
import {
  countFilters,
  type OrderFilters,
  toOrderQuery,
  useOrderFilters,
} from './list/order-filters.ts'
import { OrderTable } from './list/OrderTable.tsx'
import { OrderTools } from './list/OrderTools.tsx'
import { OrderListActions } from './OrderListActions.tsx'
import { useMayChangeOrders } from './use-may-change.ts'
import { addTexts } from '../../ui/texts.ts'
import { ordersTexts } from '../../ui/texts/orders.ts'

addTexts(ordersTexts)

/** The list of orders. The view and the search are in the URL, so that they can be bookmarked and shared. */
export function Component() {
  const t = useTranslate()
  const { filters, change } = useOrderFilters()
  const input = toOrderQuery(filters)
  const query = useInfiniteQuery({
    queryKey: ['listOrders', input],
    queryFn: ({ pageParam: cursor }) =>
      callApi('listOrders', { query: { ...input, ...(cursor && { cursor }) } }),
    initialPageParam: '',
    getNextPageParam: ({ nextPageCursor }) => nextPageCursor,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ orders }) => orders),
  })
  const mayChange = useMayChangeOrders()
  const isFiltered = filters.view !== 'all' || filters.search !== '' || countFilters(filters) > 0
  return (
    <Page
      title={t('orders.title')}
      actions={<ListActions filters={filters} mayChange={mayChange} />}
    >
      <Panel>
        <OrderTools filters={filters} onChange={change} />
        <QueryView
          query={query}
          skeleton={<TableSkeleton widths={[5, 10, 20, 3, 9]} />}
          isEmpty={(orders) => orders.length === 0}
          empty={<NoOrders isFiltered={isFiltered} />}
        >
          {(orders) => <OrderTable orders={orders} />}
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

function ListActions(props: { readonly filters: OrderFilters; readonly mayChange: boolean }) {
  const { filters, mayChange } = props
  const t = useTranslate()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      saveCsv('orders', (page) =>
        callApi('exportOrders', { query: { ...toOrderQuery(filters), ...page } }),
      ),
    onError: ({ message }) => showFailure(message),
  })
  return (
    <>
      <LinkButton to="/config/subscriptions">{t('orders.subscriptions')}</LinkButton>
      <Button isPending={isPending} onPress={() => mutate()}>
        {t('orders.export')}
      </Button>
      {mayChange && <OrderListActions />}
    </>
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
