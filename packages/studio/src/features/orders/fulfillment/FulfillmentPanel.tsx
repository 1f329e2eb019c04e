import type { OrderDetail } from '@vitrine/contract'
import { useMay } from '../../../api/use-may.ts'
import { DefinitionList } from '../../../ui/DefinitionList.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { Panel } from '../../../ui/Page.tsx'
import { useFulfillmentDetails } from '../order-details.tsx'
import { FulfillForm } from './FulfillForm.tsx'
import styles from './fulfillment.module.css'
import { Shipment } from './Shipment.tsx'

/** Shows the fulfilled and the unfulfilled items of an order, and where they go. */
export function FulfillmentPanel({ order }: { readonly order: OrderDetail }) {
  const t = useTranslate()
  const canWrite = useMay('orders.write') && order.status === 'placed'
  const { lines, fulfillments } = order
  const count = (name: 'fulfilledQuantity' | 'unfulfilledQuantity') =>
    lines.reduce((sum, line) => sum + line[name], 0)
  const [fulfilled, unfulfilled] = [count('fulfilledQuantity'), count('unfulfilledQuantity')]
  const total = fulfilled + unfulfilled
  // Another set of open items needs another form, as its fields are theirs.
  const key = lines.map(({ unfulfilledQuantity }) => unfulfilledQuantity).join()
  return (
    <Panel
      title={t('orders.fulfillment')}
      aside={total > 0 ? t('orders.fulfilledOf', { count: fulfilled, total }) : ''}
    >
      <div className={styles['part']}>
        <DefinitionList items={useFulfillmentDetails(order)} />
      </div>
      {canWrite && unfulfilled > 0 && <FulfillForm key={key} order={order} />}
      {fulfillments.map((fulfillment) => (
        <Shipment
          key={fulfillment.id}
          order={order}
          fulfillment={fulfillment}
          canWrite={canWrite}
        />
      ))}
    </Panel>
  )
}
