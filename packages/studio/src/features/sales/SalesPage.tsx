import type { SalesReport } from '@vitrine/contract'
import { isSalesRange } from '@vitrine/model'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { sessionQuery } from '../../api/session.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Column, Columns, Page, Panel } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { reportsTexts } from '../../ui/texts/reports.ts'
import { salesTexts } from '../../ui/texts/sales.ts'
import { Channels, Countries, Discounts, Products, Taxes } from './Breakdowns.tsx'
import { Figures } from './Figures.tsx'
import styles from './sales.module.css'
import { SalesChart } from './SalesChart.tsx'
import { Tools } from './Tools.tsx'
import { type SalesFilters, useSales, useSalesFilters } from './use-sales.ts'

addTexts({ ...reportsTexts, ...salesTexts })

/** The report of sales: figures of a time beside those before it, by day and by what they consist of. */
export function Component() {
  const t = useTranslate()
  const { data: session } = useSuspenseQuery(sessionQuery)
  const timeZone = session?.site.timeZone ?? 'UTC'
  const filters = useSalesFilters(timeZone)
  const query = useSales(filters.query)
  return (
    <Page
      title={t('sales.title')}
      note={t('sales.note', { timeZone: timeZone.replaceAll('_', ' ') })}
    >
      <Panel>
        <Tools filters={filters} />
        {isSalesRange(filters.query) && (
          <QueryView query={query} skeleton={<TableSkeleton widths={[10, 10, 10]} rows={5} />}>
            {(report) => <Summary report={report} query={filters.query} />}
          </QueryView>
        )}
      </Panel>
      {isSalesRange(filters.query) && query.data && !isEmpty(query.data) && (
        <Columns>
          <Column>
            <Products report={query.data} query={filters.query} />
            <Discounts report={query.data} query={filters.query} />
            <Taxes report={query.data} query={filters.query} />
          </Column>
          <Column>
            <Channels report={query.data} query={filters.query} />
            <Countries report={query.data} query={filters.query} />
          </Column>
        </Columns>
      )}
    </Page>
  )
}

function Summary(props: { readonly report: SalesReport; readonly query: SalesFilters['query'] }) {
  const { report, query } = props
  const t = useTranslate()
  const { figures, before, otherCurrencies } = report
  return (
    <>
      <Figures figures={figures} before={before} />
      {otherCurrencies > 0 && (
        <div className={styles['notice']}>
          <Notice tone="warn" title={t('sales.otherCurrencies', { count: otherCurrencies })} />
        </div>
      )}
      {isEmpty(report) ? (
        <EmptyState Icon={ChartColumn} title={t('sales.empty')}>
          {t('sales.empty.text')}
        </EmptyState>
      ) : (
        <SalesChart report={report} query={query} />
      )}
    </>
  )
}

/** Returns whether nothing was sold and nothing refunded. */
function isEmpty({ figures }: SalesReport): boolean {
  return figures.orders === 0 && figures.refunds.value === 0
}
