import type { SalesReport } from '@vitrine/contract'
import { Link } from 'react-router'
import { formatAmount } from '../../ui/format.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { Table } from '../../ui/Table.tsx'
import { ExportButton } from './ExportButton.tsx'
import type { SalesFilters } from './use-sales.ts'

interface BreakdownProps {
  readonly report: SalesReport
  readonly query: SalesFilters['query']
}

/** The products that sold best. */
export function Products({ report: { products }, query }: BreakdownProps) {
  const t = useTranslate()
  return (
    <Panel title={t('sales.products')} aside={<ExportButton part="product" query={query} />}>
      <Table
        label={t('sales.products')}
        rows={products}
        rowKey={({ id, title }) => id ?? title}
        columns={[
          {
            title: t('sales.product'),
            fold: 'first',
            cell: ({ id, title }) =>
              id === null ? (
                title
              ) : (
                <Link className="link" to={`/config/products/${id}`}>
                  {title}
                </Link>
              ),
          },
          { title: t('sales.orders'), cell: ({ orders }) => orders, number: true },
          { title: t('sales.units'), cell: ({ units }) => units, number: true },
          {
            title: t('sales.sales'),
            cell: ({ sales }) => formatAmount(sales),
            number: true,
            fold: 'end',
          },
        ]}
      />
    </Panel>
  )
}

/** The origins of the orders. */
export function Channels({ report: { channels }, query }: BreakdownProps) {
  const t = useTranslate()
  return (
    <Panel title={t('sales.channels')} aside={<ExportButton part="channel" query={query} />}>
      <Table
        label={t('sales.channels')}
        rows={channels}
        rowKey={({ channel }) => channel}
        columns={[
          {
            title: t('sales.channel'),
            cell: ({ channel }) => t(`sales.channel.${channel}`),
            fold: 'first',
          },
          { title: t('sales.orders'), cell: ({ orders }) => orders, number: true },
          {
            title: t('sales.total'),
            cell: ({ total }) => formatAmount(total),
            number: true,
            fold: 'end',
          },
        ]}
      />
    </Panel>
  )
}
