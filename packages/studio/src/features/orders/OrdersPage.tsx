import { useInfiniteQuery } from '@tanstack/react-query'
import { Package } from 'lucide-react'
import { callApi } from '../../api/call-api.ts'
import { pagedQuery } from '../../api/paged-query.ts'
import { useMay } from '../../api/use-may.ts'
import { CsvButton } from '../../ui/files/CsvButton.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { EmptyList } from '../../ui/lists/EmptyList.tsx'
import { LoadMore } from '../../ui/lists/LoadMore.tsx'
import { Page, Panel } from '../../ui/Page.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import {
  countFilters,
  type OrderFilters,
  toOrderQuery,
  useOrderFilters,
} from './list/order-filters.ts'
import { OrderTable } from './list/OrderTable.tsx'
import { OrderTools } from './list/OrderTools.tsx'
import { OrderListActions } from './OrderListActions.tsx'
import { addTexts } from '../../ui/texts.ts'
import { ordersTexts } from '../../ui/texts/orders.ts'

addTexts(ordersTexts)

/** The list of orders. The view and the search are in the URL, so that they can be bookmarked and shared. */
export function Component() {
  const t = useTranslate()
  const { filters, change } = useOrderFilters()
  const input = toOrderQuery(filters)
  const query = useInfiniteQuery({
    ...pagedQuery(['listOrders', input], (page) =>
      callApi('listOrders', { query: { ...input, ...page } }),
    ),
    select: ({ pages }) => pages.flatMap(({ orders }) => orders),
  })
  const mayChange = useMay('orders.write')
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
        <LoadMore query={query} />
      </Panel>
    </Page>
  )
}

function ListActions(props: { readonly filters: OrderFilters; readonly mayChange: boolean }) {
  const { filters, mayChange } = props
  const t = useTranslate()
  return (
    <>
      <LinkButton to="/config/abandoned-carts">{t('orders.abandonedCarts')}</LinkButton>
      <LinkButton to="/config/subscriptions">{t('orders.subscriptions')}</LinkButton>
      <CsvButton
        name="orders"
        label={t('orders.export')}
        loadPage={(page) =>
          callApi('exportOrders', { query: { ...toOrderQuery(filters), ...page } })
        }
      />
      {mayChange && <OrderListActions />}
    </>
  )
}

function NoOrders({ isFiltered }: { readonly isFiltered: boolean }) {
  const t = useTranslate()
  return (
    <EmptyList
      Icon={Package}
      title={t('orders.empty')}
      text={t('orders.empty.text')}
      action={<LinkButton to="/">{t('studio.viewSite')}</LinkButton>}
      isFiltered={isFiltered}
      noMatches={{ title: t('orders.noMatches'), text: t('orders.noMatches.text') }}
    />
  )
}
