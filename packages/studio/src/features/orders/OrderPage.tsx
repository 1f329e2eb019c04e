import type { OrderDetail } from '@vitrine/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Plural } from '@vitrine/react-kit'
import { useParams } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { routeQuery } from '../../api/route-query.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { DefinitionList, type Definition, Totals } from '../../ui/DefinitionList.tsx'
import { formatAmount } from '../../ui/format.ts'
import { Loading } from '../../ui/Loading.tsx'
import { Message } from '../../ui/Message.tsx'
import { Column, Columns, Page, Panel } from '../../ui/Page.tsx'
import { Thumbnail } from '../../ui/Thumbnail.tsx'
import { type Column as TableColumn, Table } from '../../ui/Table.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { showOrder } from './show-order.ts'
import styles from './OrderPage.module.css'
import { CancelOrder } from './CancelOrder.tsx'
import { attentionMessages, getFulfillmentStatus, paymentStatuses } from './status.ts'

const BACK = { to: '/config/orders', label: 'Orders' }

export function Component() {
  const { id = '' } = useParams()
  const { data: order, error } = useQuery(routeQuery('readOrder', { params: { id } }))
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
    cell: ({ title, sku, options, fields, imageUrl }) => (
      <Thumbnail imageUrl={imageUrl}>
        {title}
        <small>{[...options.map(({ value }) => value), sku].join(' · ')}</small>
        {fields.map(({ label, value }) => (
          <small key={label}>
            {label}: {value}
          </small>
        ))}
      </Thumbnail>
    ),
  },
  { title: 'Price', number: true, cell: ({ unitPrice }) => formatAmount(unitPrice) },
  {
    title: 'Quantity',
    number: true,
    fold: 'second',
    cell: ({ quantity }) => (
      <>
        <span className={styles['label']}>Quantity </span>
        {quantity}
      </>
    ),
  },
  { title: 'Total', number: true, fold: 'end', cell: ({ subtotal }) => formatAmount(subtotal) },
]

function Order({ order }: { readonly order: OrderDetail }) {
  const payment = paymentStatuses[order.paymentStatus]
  const fulfillment = getFulfillmentStatus(order)
  return (
    <Page
      title={`Order #${order.number}`}
      back={BACK}
      note={<Timestamp at={order.placedAt} />}
      status={
        <>
          {order.isDonation && <Badge>Donation</Badge>}
          <Badge tone={payment.tone}>{payment.label}</Badge>
          {fulfillment && <Badge tone={fulfillment.tone}>{fulfillment.label}</Badge>}
          {order.testMode && <Badge>Test order</Badge>}
        </>
      }
    >
      {order.attention && (
        <p className={styles['attention']}>{attentionMessages[order.attention]}</p>
      )}
      <Columns>
        <Column>
          <Panel title="Items" aside={order.isDonation ? '' : <ItemCount order={order} />}>
            <Table label="Items" rows={order.lines} rowKey={({ id }) => id} columns={columns} />
            <Totals rows={getTotals(order)} />
          </Panel>
          <Panel title="Payment" padded>
            <Payments order={order} />
            {order.paymentDue && (
              <div className={styles['actions']}>
                <RecordPayment id={order.id} amount={order.paymentDue} />
                {order.canCancel && <CancelOrder order={order} />}
              </div>
            )}
          </Panel>
          <Panel title="Fulfillment" padded>
            <DefinitionList items={getFulfillmentDetails(order)} />
          </Panel>
        </Column>
        <Column>
          <Panel title="Customer" padded>
            <DefinitionList items={getCustomerDetails(order)} />
          </Panel>
          <Panel title="Timeline" padded>
            <ol className={styles['timeline']}>
              {order.timeline.map(({ id, text, happenedAt }) => (
                <li key={id}>
                  <p>{text}</p>
                  <Timestamp at={happenedAt} />
                </li>
              ))}
            </ol>
          </Panel>
        </Column>
      </Columns>
    </Page>
  )
}

function ItemCount({ order: { lines } }: { readonly order: OrderDetail }) {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return <Plural count={count} forms={{ one: '# item', other: '# items' }} />
}

function getTotals(order: OrderDetail): Definition[] {
  const { subtotal, discount, shipping, tax, taxIncluded, shippingName, grandTotal } = order
  const rows: Definition[] = [['Items', formatAmount(subtotal)]]
  if (discount.value > 0) rows.push(['Discount', `−${formatAmount(discount)}`])
  if (shippingName) rows.push([shippingName, formatAmount(shipping)])
  if (tax.value > 0) rows.push([taxIncluded ? 'Tax (included)' : 'Tax', formatAmount(tax)])
  rows.push(['Total', formatAmount(grandTotal)])
  return rows
}

function Payments({ order }: { readonly order: OrderDetail }) {
  if (order.payments.length === 0) return <p>No payment required</p>
  return (
    <DefinitionList
      items={order.payments.map(
        ({ id, provider, methodName, captured, amount, failure }, index) => [
          order.payments.length > 1
            ? `Payment ${index + 1}`
            : failure === null
              ? 'Paid'
              : 'Payment',
          <span key={id}>
            {failure ?? `${formatAmount(captured)} of ${formatAmount(amount)}`}
            <small className={styles['meta']}> via {methodName ?? provider}</small>
          </span>,
        ],
      )}
    />
  )
}

/** A button with which staff record that a bank transfer, or a payment on pickup, has arrived. */
function RecordPayment({
  id,
  amount,
}: {
  readonly id: string
  readonly amount: OrderDetail['grandTotal']
}) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi('recordPayment', { params: { id } }),
    onSuccess: showOrder,
  })
  return (
    <>
      <Button onPress={() => mutate()} isDisabled={isPending}>
        Mark {formatAmount(amount)} as paid
      </Button>
      {error && <Message title="Unable to save. Try again.">{error.message}</Message>}
    </>
  )
}

function getFulfillmentDetails({ shippingName, shippingAddress }: OrderDetail): Definition[] {
  if (!shippingAddress) return [['Shipping method', shippingName || 'No shipping required']]
  const { name, line1, line2, city, region, postalCode, country } = shippingAddress
  const locality = [city, region, postalCode].filter(Boolean).join(' ')
  const lines = [name, line1, line2, locality, formatCountry(country)].filter(Boolean)
  return [
    ['Shipping method', shippingName],
    ['Shipping address', lines.join('\n')],
  ]
}

function formatCountry(code: string): string {
  return code === '' ? '' : (new Intl.DisplayNames(undefined, { type: 'region' }).of(code) ?? code)
}

function getCustomerDetails({ email, note, shippingAddress }: OrderDetail): Definition[] {
  const details: Definition[] = [
    [
      'Email',
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
  ]
  if (shippingAddress?.phone) details.push(['Phone', shippingAddress.phone])
  if (note) details.push(['Note', note])
  return details
}
