import { may } from '@vitrine/model'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { Search, Users } from 'lucide-react'
import { callApi } from '../../api/call-api.ts'
import { sessionQuery } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { showFailure } from '../../ui/overlays/toasts.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { addTexts } from '../../ui/texts.ts'
import { customersTexts } from '../../ui/texts/customers.ts'
import { ListFooter } from '../../ui/Toolbar.tsx'
import { useCustomerColumns } from './columns.tsx'
import { saveCsv } from '../../ui/files/save-csv.ts'
import { type CustomerFilters, toCustomerQuery, useCustomerFilters } from './filters.ts'
import { ListTools } from './ListTools.tsx'

addTexts(customersTexts)

/** The list of customers. The view, the search and the sort are in the URL, so that they can be bookmarked. */
export function Component() {
  const t = useTranslate()
  const { filters, change } = useCustomerFilters()
  const input = toCustomerQuery(filters)
  const query = useInfiniteQuery({
    queryKey: ['listCustomers', input],
    queryFn: ({ pageParam: cursor }) =>
      callApi('listCustomers', { query: { ...input, ...(cursor && { cursor }) } }),
    initialPageParam: '',
    getNextPageParam: ({ nextPageCursor }) => nextPageCursor,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ customers }) => customers),
  })
  const columns = useCustomerColumns()
  const isFiltered = filters.view !== 'all' || filters.search !== '' || Boolean(filters.since)
  return (
    <Page title={t('customers.title')} actions={<ExportButton filters={filters} />}>
      <Panel>
        <ListTools filters={filters} onChange={change} />
        <QueryView
          query={query}
          skeleton={<TableSkeleton widths={[20, 8, 10, 3, 8]} />}
          isEmpty={(customers) => customers.length === 0}
          empty={<NoCustomers isFiltered={isFiltered} />}
        >
          {(customers) => (
            <Table
              label={t('customers.title')}
              rows={customers}
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

function ExportButton({ filters }: { readonly filters: CustomerFilters }) {
  const t = useTranslate()
  const { data: session } = useQuery(sessionQuery)
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      saveCsv('customers', (page) =>
        callApi('exportCustomers', { query: { ...toCustomerQuery(filters), ...page } }),
      ),
    onError: ({ message }) => showFailure(message),
  })
  if (!session || !may(session.member.role, 'customers.export')) return null
  return (
    <Button isPending={isPending} onPress={() => mutate()}>
      {t('customers.export')}
    </Button>
  )
}

function NoCustomers({ isFiltered }: { readonly isFiltered: boolean }) {
  const t = useTranslate()
  if (isFiltered)
    return (
      <EmptyState Icon={Search} title={t('customers.noMatches')}>
        {t('customers.noMatches.text')}
      </EmptyState>
    )
  return (
    <EmptyState
      Icon={Users}
      title={t('customers.empty')}
      action={<LinkButton to="/">{t('studio.viewSite')}</LinkButton>}
    >
      {t('customers.empty.text')}
    </EmptyState>
  )
}
