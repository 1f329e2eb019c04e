import { useInfiniteQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { callApi } from '../../api/call-api.ts'
import { pagedQuery } from '../../api/paged-query.ts'
import { useMay } from '../../api/use-may.ts'
import { CsvButton } from '../../ui/files/CsvButton.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { EmptyList } from '../../ui/lists/EmptyList.tsx'
import { ListPanel } from '../../ui/lists/ListPanel.tsx'
import { Page } from '../../ui/Page.tsx'
import { addTexts } from '../../ui/texts.ts'
import { customersTexts } from '../../ui/texts/customers.ts'
import { useCustomerColumns } from './columns.tsx'
import { type CustomerFilters, toCustomerQuery, useCustomerFilters } from './filters.ts'
import { ListTools } from './ListTools.tsx'

addTexts(customersTexts)

/** The list of customers. The view, the search and the sort are in the URL, so that they can be bookmarked. */
export function Component() {
  const t = useTranslate()
  const { filters, change } = useCustomerFilters()
  const input = toCustomerQuery(filters)
  const query = useInfiniteQuery({
    ...pagedQuery(['listCustomers', input], (page) =>
      callApi('listCustomers', { query: { ...input, ...page } }),
    ),
    select: ({ pages }) => pages.flatMap(({ customers }) => customers),
  })
  const columns = useCustomerColumns()
  const isFiltered = filters.view !== 'all' || filters.search !== '' || Boolean(filters.since)
  return (
    <Page title={t('customers.title')} actions={<ExportButton filters={filters} />}>
      <ListPanel
        label={t('customers.title')}
        query={query}
        getRows={(customers) => customers}
        rowKey={({ id }) => id}
        columns={columns}
        skeleton={{ widths: [20, 8, 10, 3, 8] }}
        tools={<ListTools filters={filters} onChange={change} />}
        empty={<NoCustomers isFiltered={isFiltered} />}
      />
    </Page>
  )
}

function ExportButton({ filters }: { readonly filters: CustomerFilters }) {
  const t = useTranslate()
  if (!useMay('customers.export')) return null
  return (
    <CsvButton
      name="customers"
      label={t('customers.export')}
      loadPage={(page) =>
        callApi('exportCustomers', { query: { ...toCustomerQuery(filters), ...page } })
      }
    />
  )
}

function NoCustomers({ isFiltered }: { readonly isFiltered: boolean }) {
  const t = useTranslate()
  return (
    <EmptyList
      Icon={Users}
      title={t('customers.empty')}
      text={t('customers.empty.text')}
      action={<LinkButton to="/">{t('studio.viewSite')}</LinkButton>}
      isFiltered={isFiltered}
      noMatches={{ title: t('customers.noMatches'), text: t('customers.noMatches.text') }}
    />
  )
}
