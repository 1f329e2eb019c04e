import type { OrderDetail } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { routeQuery } from '../../api/route-query.ts'
import { useMay } from '../../api/use-may.ts'
import { Badge } from '../../ui/Badge.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { StatusBadge } from '../../ui/orders/order-columns.tsx'
import { getFulfillmentStatus, paymentStatuses } from '../../ui/orders/order-status.ts'
import { Column, Columns, Page, Panel } from '../../ui/Page.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { Attention } from './Attention.tsx'
import { FulfillmentPanel } from './fulfillment/FulfillmentPanel.tsx'
import { Documents } from './Documents.tsx'
import { Downloads } from './Downloads.tsx'
import { OrderLines } from './OrderLines.tsx'
import styles from './OrderPage.module.css'
import { Payments } from './Payments.tsx'
import { RecordPayment } from './RecordPayment.tsx'
import { OrderActions } from './OrderActions.tsx'
import { Timeline } from './Timeline.tsx'
import { useCustomerDetails } from './order-details.tsx'
import { addTexts } from '../../ui/texts.ts'
import { ordersTexts } from '../../ui/texts/orders.ts'

addTexts(ordersTexts)

export function Component() {
  const { id = '' } = useParams()
  const query = useQuery(routeQuery('readOrder', { params: { id } }))
  if (query.data) return <Order order={query.data} />
  return <OrderLoading query={query} />
}

function useBackLink() {
  const t = useTranslate()
  return { to: '/config/orders', label: t('orders.title') }
}

function OrderLoading({ query }: { readonly query: Parameters<typeof QueryView>[0]['query'] }) {
  const t = useTranslate()
  return (
    <Page title={t('orders.order')} back={useBackLink()}>
      <Panel>
        <QueryView query={query} skeleton={<TableSkeleton widths={[24, 6]} />}>
          {() => null}
        </QueryView>
      </Panel>
    </Page>
  )
}

function Order({ order }: { readonly order: OrderDetail }) {
  const t = useTranslate()
  const { number, paymentDue } = order
  const mayChange = useMay('orders.write')
  return (
    <Page
      title={t('orders.orderTitle', { number: String(number) })}
      back={useBackLink()}
      note={<Timestamp at={order.placedAt} />}
      status={<OrderBadges order={order} />}
      actions={mayChange && <OrderActions order={order} />}
    >
      <Attention order={order} />
      <OfSubscription orderId={order.id} />
      <Columns>
        <Column>
          <FulfillmentPanel order={order} />
          <OrderLines order={order} />
          <Downloads order={order} />
        </Column>
        <Column>
          <Panel title={t('orders.payment')} padded>
            <Payments order={order} />
            {mayChange && paymentDue && (
              <div className={styles['actions']}>
                <RecordPayment id={order.id} amount={paymentDue} />
              </div>
            )}
          </Panel>
          <Panel title={t('orders.column.customer')} padded>
            <DefinitionList items={useCustomerDetails(order)} />
          </Panel>
          <Documents order={order} />
          <Timeline order={order} />
        </Column>
      </Columns>
    </Page>
  )
}

/** Leads to the subscription that an order belongs to. */
function OfSubscription({ orderId }: { readonly orderId: string }) {
  const t = useTranslate()
  const { data } = useQuery(routeQuery('listSubscriptions', { query: { order: orderId } }))
  const subscription = data?.subscriptions[0]
  if (!subscription) return null
  return (
    <Notice title={t('orders.subscription')}>
      <Link to={`/config/subscriptions/${subscription.id}`}>
        {t('orders.subscription.open', { title: subscription.title })}
      </Link>
    </Notice>
  )
}

function OrderBadges({ order }: { readonly order: OrderDetail }) {
  const t = useTranslate()
  const fulfillment = getFulfillmentStatus(order)
  return (
    <>
      {order.isDonation && <Badge>{t('orders.donation')}</Badge>}
      <StatusBadge status={paymentStatuses[order.paymentStatus]} />
      {fulfillment && <StatusBadge status={fulfillment} />}
      {order.testMode && <Badge>{t('orders.testOrder')}</Badge>}
    </>
  )
}
