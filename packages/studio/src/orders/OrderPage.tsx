import { type OrderDetail, readOrder } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { q } from '../api/query.ts'
import { Badge } from '../ui/Badge.tsx'
import { Facts, type Fact, Sum } from '../ui/Facts.tsx'
import { formatAmount } from '../ui/format.ts'
import { Loading } from '../ui/Loading.tsx'
import { Message } from '../ui/Message.tsx'
import { Column, Columns, Page, Panel } from '../ui/Page.tsx'
import { Pictured } from '../ui/Pictured.tsx'
import { type Column as TableColumn, Table } from '../ui/Table.tsx'
import { When } from '../ui/When.tsx'
import styles from './OrderPage.module.css'
import { attention, paymentStatus, wayOf } from './status.ts'

const BACK = { to: '/config/orders', label: 'Orders' }

export function Component() {
  const { id = '' } = useParams()
  const { data: order, error } = useQuery(q(readOrder, { params: { id } }))
  if (error)
    return (
      <Page title="Order" back={BACK}>
        <Message title={error.message} />
      </Page>
    )
  if (!order)
    return (
      <Page title="Order" back={BACK}>
        <Panel>
          <Loading />
        </Panel>
      </Page>
    )
  return <Order order={order} />
}

type Line = OrderDetail['lines'][number]

const columns: readonly TableColumn<Line>[] = [
  {
    title: 'Product',
    fold: 'first',
    cell: ({ title, sku, options, imageUrl }) => (
      <Pictured imageUrl={imageUrl}>
        {title}
        <small>{[...options.map(({ value }) => value), sku].join(' · ')}</small>
      </Pictured>
    ),
  },
  { title: 'Price', number: true, cell: ({ unitPrice }) => formatAmount(unitPrice) },
  {
    title: 'Quantity',
    number: true,
    fold: 'second',
    cell: ({ quantity }) => (
      <>
        <span className={styles['times']}>Quantity </span>
        {quantity}
      </>
    ),
  },
  { title: 'Total', number: true, fold: 'end', cell: ({ subtotal }) => formatAmount(subtotal) },
]

function Order({ order }: { readonly order: OrderDetail }) {
  const payment = paymentStatus[order.paymentStatus]
  const way = wayOf(order)
  return (
    <Page
      title={`Order #${order.number}`}
      back={BACK}
      note={<When at={order.placedAt} />}
      status={
        <>
          {order.isDonation && <Badge>Donation</Badge>}
          <Badge tone={payment.tone}>{payment.label}</Badge>
          {way && <Badge tone={way.tone}>{way.label}</Badge>}
          {order.testMode && <Badge>Test, no money moved</Badge>}
        </>
      }
    >
      {order.attention && <p className={styles['attention']}>{attention[order.attention]}</p>}
      <Columns>
        <Column>
          <Panel title="Items" aside={order.isDonation ? '' : piecesOf(order)}>
            <Table label="Items" rows={order.lines} rowKey={({ id }) => id} columns={columns} />
            <Sum rows={totalsOf(order)} />
          </Panel>
          <Panel title="Payment" padded>
            <Payments order={order} />
          </Panel>
          <Panel title="Sending" padded>
            <Facts facts={sendingOf(order)} />
          </Panel>
        </Column>
        <Column>
          <Panel title="Customer" padded>
            <Facts facts={customerOf(order)} />
          </Panel>
          <Panel title="Timeline" padded>
            <ol className={styles['timeline']}>
              {order.timeline.map(({ id, text, happenedAt }) => (
                <li key={id}>
                  <p>{text}</p>
                  <When at={happenedAt} />
                </li>
              ))}
            </ol>
          </Panel>
        </Column>
      </Columns>
    </Page>
  )
}

function piecesOf({ lines }: OrderDetail): string {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return pieces === 1 ? '1 piece' : `${pieces} pieces`
}

function totalsOf(order: OrderDetail): Fact[] {
  const { subtotal, discount, shipping, tax, taxIncluded, shippingName, grandTotal } = order
  const rows: Fact[] = [['Items', formatAmount(subtotal)]]
  if (discount.value > 0) rows.push(['Discount', `−${formatAmount(discount)}`])
  if (shippingName) rows.push([shippingName, formatAmount(shipping)])
  if (tax.value > 0) rows.push([taxIncluded ? 'Tax, included' : 'Tax', formatAmount(tax)])
  rows.push(['Total', formatAmount(grandTotal)])
  return rows
}

function Payments({ order }: { readonly order: OrderDetail }) {
  if (order.payments.length === 0) return <p>Nothing was to be paid.</p>
  return (
    <Facts
      facts={order.payments.map(({ id, provider, captured, amount, failure }, index) => [
        order.payments.length > 1 ? `Try ${index + 1}` : 'Paid',
        <span key={id}>
          {failure ?? `${formatAmount(captured)} of ${formatAmount(amount)}`}
          <small className={styles['meta']}> by {provider}</small>
        </span>,
      ])}
    />
  )
}

function sendingOf({ shippingName, shippingAddress }: OrderDetail): Fact[] {
  if (!shippingAddress) return [['Method', shippingName || 'Nothing to send']]
  const { name, line1, line2, city, region, postalCode, country } = shippingAddress
  const place = [city, region, postalCode].filter(Boolean).join(' ')
  const lines = [name, line1, line2, place, countryName(country)].filter(Boolean)
  return [
    ['Method', shippingName],
    ['Address', lines.join('\n')],
  ]
}

function countryName(code: string): string {
  return new Intl.DisplayNames(undefined, { type: 'region' }).of(code) ?? code
}

function customerOf({ email, note, shippingAddress }: OrderDetail): Fact[] {
  const facts: Fact[] = [
    [
      'Email',
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
  ]
  if (shippingAddress?.phone) facts.push(['Phone', shippingAddress.phone])
  if (note) facts.push(['Note', note])
  return facts
}
