import type { OrderDetail } from '@vitrine/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../api/call-api.ts'
import { Button } from '../../../ui/Button.tsx'
import { type Definition, DefinitionList } from '../../../ui/DefinitionList.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { askToConfirm } from '../../../ui/overlays/confirm.ts'
import { Notice } from '../../../ui/states/Notice.tsx'
import { Timestamp } from '../../../ui/Timestamp.tsx'
import { LineName } from '../LineName.tsx'
import { showOrder } from '../show-order.ts'
import { EditTracking } from './EditTracking.tsx'
import styles from './fulfillment.module.css'
import type { Fulfillment } from './parcel.ts'

/** A fulfillment with its items and tracking, which staff can change and undo. */
export function Shipment(props: {
  readonly order: OrderDetail
  readonly fulfillment: Fulfillment
  readonly canWrite: boolean
}) {
  const { order, fulfillment, canWrite } = props
  const t = useTranslate()
  const number = String(fulfillment.number)
  return (
    <section className={styles['part']} aria-label={t('orders.shipment', { number })}>
      <div className={styles['heading']}>
        <h3>{t('orders.shipment', { number })}</h3>
        <span className={styles['meta']}>
          <Timestamp at={fulfillment.createdAt} />
        </span>
      </div>
      {fulfillment.lines.map(({ lineId, quantity }) => {
        const line = order.lines.find(({ id }) => id === lineId)
        return (
          line && (
            <div key={lineId} className={styles['line']}>
              <LineName line={line} />
              <span>{t('orders.quantityOf', { quantity, total: line.quantity })}</span>
            </div>
          )
        )
      })}
      <DefinitionList items={useTrackingDetails(fulfillment)} />
      {canWrite && <ShipmentActions order={order} fulfillment={fulfillment} />}
    </section>
  )
}

function useTrackingDetails(fulfillment: Fulfillment): readonly Definition[] {
  const t = useTranslate()
  const { carrier, trackingNumber, trackingUrl, note } = fulfillment
  const label = [carrier, trackingNumber].filter(Boolean).join(' ')
  const details: Definition[] = []
  if (trackingUrl)
    details.push([
      t('orders.tracking'),
      <a key="tracking" href={trackingUrl} target="_blank" rel="noopener noreferrer">
        {label || trackingUrl}
      </a>,
    ])
  else details.push([t('orders.tracking'), label || t('orders.noTracking')])
  if (note) details.push([t('orders.messageToBuyer'), note])
  return details
}

function ShipmentActions(props: {
  readonly order: OrderDetail
  readonly fulfillment: Fulfillment
}) {
  const { order, fulfillment } = props
  const t = useTranslate()
  const [isEditing, setEditing] = useState(false)
  const number = String(fulfillment.number)
  const params = { id: order.id, fulfillmentId: fulfillment.id }
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi('undoFulfillment', { params }),
    onSuccess: showOrder,
  })
  const ask = async () => {
    const isConfirmed = await askToConfirm({
      title: t('orders.undoTitle', { number }),
      message: t('orders.undoText'),
      confirmLabel: t('orders.undoShipment'),
    })
    if (isConfirmed) mutate()
  }
  return (
    <>
      <div className={styles['actions']}>
        <Button small onPress={() => setEditing(true)}>
          {t('orders.editTracking')}
        </Button>
        <Button small isPending={isPending} onPress={() => void ask()}>
          {t('orders.undoShipment')}
        </Button>
      </div>
      {error && (
        <Notice tone="bad" title={t('orders.undoFailed')}>
          {error.message}
        </Notice>
      )}
      {isEditing && (
        <EditTracking order={order} fulfillment={fulfillment} onClose={() => setEditing(false)} />
      )}
    </>
  )
}
