import type { OrderDetail } from '@vitrine/contract'
import { formatTax } from '@vitrine/model'
import { type Definition, Totals } from '../../ui/DefinitionList.tsx'
import { formatAmount } from '../../ui/format.ts'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { LineName } from './LineName.tsx'
import styles from './OrderPage.module.css'

type Line = OrderDetail['lines'][number]

/** The items of an order and its totals. */
export function OrderLines({ order }: { readonly order: OrderDetail }) {
  const t = useTranslate()
  const count = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Panel
      title={t('orders.column.items')}
      aside={order.isDonation ? '' : t('orders.itemCount', { count })}
    >
      <Table
        label={t('orders.column.items')}
        rows={order.lines}
        rowKey={({ id }) => id}
        columns={useLineColumns()}
      />
      <Totals rows={useTotals(order)} />
    </Panel>
  )
}

function useLineColumns(): readonly Column<Line>[] {
  const t = useTranslate()
  return [
    {
      title: t('orders.line.product'),
      fold: 'first',
      cell: (line) => <LineName line={line} />,
    },
    {
      title: t('orders.line.price'),
      number: true,
      cell: ({ unitPrice }) => formatAmount(unitPrice),
    },
    {
      title: t('orders.line.quantity'),
      number: true,
      fold: 'second',
      cell: ({ quantity }) => (
        <>
          <span className={styles['label']}>{t('orders.line.quantity')} </span>
          {quantity}
        </>
      ),
    },
    {
      title: t('orders.column.total'),
      number: true,
      fold: 'end',
      cell: ({ subtotal }) => formatAmount(subtotal),
    },
  ]
}

function useTotals(order: OrderDetail): Definition[] {
  const t = useTranslate()
  const { subtotal, discounts, shipping, tax, shippingName, grandTotal } = order
  const rows: Definition[] = [[t('orders.column.items'), formatAmount(subtotal)]]
  for (const { name, amount } of discounts)
    rows.push([name === '' ? t('orders.discount') : name, `−${formatAmount(amount)}`])
  if (shippingName) rows.push([shippingName, formatAmount(shipping)])
  if (order.reverseCharge) rows.push([t('orders.reverseCharge'), formatAmount(tax)])
  rows.push(...listTaxes(order, t))
  rows.push([t('orders.column.total'), formatAmount(grandTotal)])
  return rows
}

/** Returns each tax with its rate and place, or the sum of an order that does not have them. */
function listTaxes({ taxes, tax, taxIncluded }: OrderDetail, t: Translate): Definition[] {
  const included = t('orders.taxIncluded')
  if (taxes.length === 0)
    return tax.value > 0 ? [[taxIncluded ? included : t('orders.tax'), formatAmount(tax)]] : []
  const { language } = navigator
  const compound = t('orders.tax.compound')
  return taxes.map(({ percent, source, amount, ...each }) => {
    const rate = { ...each, rateMillionths: percent * 10_000, ...(source && { source }) }
    const name = formatTax(rate, { language, compound })
    return [taxIncluded ? `${included}: ${name}` : name, formatAmount(amount)]
  })
}
