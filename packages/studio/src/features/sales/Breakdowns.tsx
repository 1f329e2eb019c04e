import type { SalesReport } from '@vitrine/contract'
import { formatTax, formatTaxPlace, getCountryName } from '@vitrine/model'
import { useLocale } from '@vitrine/react-kit'
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

/** The discounts with what they took off. */
export function Discounts({ report: { discounts }, query }: BreakdownProps) {
  const t = useTranslate()
  if (discounts.length === 0) return null
  return (
    <Panel title={t('sales.discounts')} aside={<ExportButton part="discount" query={query} />}>
      <Table
        label={t('sales.discounts')}
        rows={discounts}
        rowKey={({ id, name }) => id ?? name}
        columns={[
          {
            title: t('sales.discount'),
            fold: 'first',
            cell: ({ id, name }) =>
              id === null ? (
                name
              ) : (
                <Link className="link" to={`/config/discounts/${id}`}>
                  {name}
                </Link>
              ),
          },
          { title: t('sales.orders'), cell: ({ orders }) => orders, number: true },
          {
            title: t('sales.amount'),
            cell: ({ amount }) => formatAmount(amount),
            number: true,
            fold: 'end',
          },
        ]}
      />
    </Panel>
  )
}

/** The taxes by place and rate. */
export function Taxes({ report: { taxes }, query }: BreakdownProps) {
  const t = useTranslate()
  const { formatting: language } = useLocale()
  if (taxes.length === 0) return null
  return (
    <Panel title={t('sales.taxes')} aside={<ExportButton part="tax" query={query} />}>
      <Table
        label={t('sales.taxes')}
        rows={taxes}
        rowKey={({ country, region, city, postalCode, name, rateMillionths }) =>
          JSON.stringify([country, region, city, postalCode, name, rateMillionths])
        }
        columns={[
          {
            title: t('sales.tax'),
            cell: ({ name, rateMillionths }) =>
              formatTax({ name, rateMillionths }, { language, compound: '' }),
            fold: 'first',
          },
          {
            title: t('sales.place'),
            cell: ({ country, ...place }) =>
              country === null
                ? t('sales.noDelivery')
                : formatTaxPlace({ country, ...place }, language).join(', '),
            fold: 'second',
          },
          { title: t('sales.orders'), cell: ({ orders }) => orders, number: true },
          { title: t('sales.net.tax'), cell: ({ net }) => formatAmount(net), number: true },
          {
            title: t('sales.amount'),
            cell: ({ tax }) => formatAmount(tax),
            number: true,
            fold: 'end',
          },
        ]}
      />
    </Panel>
  )
}

/** The countries to which the orders went. */
export function Countries({ report: { countries }, query }: BreakdownProps) {
  const t = useTranslate()
  const formatCountry = useCountryFormat()
  return (
    <Panel title={t('sales.countries')} aside={<ExportButton part="country" query={query} />}>
      <Table
        label={t('sales.countries')}
        rows={countries}
        rowKey={({ country }) => country ?? ''}
        columns={[
          {
            title: t('sales.country'),
            cell: ({ country }) => formatCountry(country),
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

/** Returns a function that names the country of delivery of an order. */
function useCountryFormat(): (country: string | null) => string {
  const t = useTranslate()
  const { formatting } = useLocale()
  return (country) => (country ? getCountryName(country, formatting) : t('sales.noDelivery'))
}
