import type { OrderDetail } from '@vitrine/contract'
import { useForm } from 'react-hook-form'
import { callApi } from '../../../api/call-api.ts'
import { Button } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { showOrder } from '../show-order.ts'
import styles from './fulfillment.module.css'
import { ParcelFields } from './ParcelFields.tsx'
import { type Fulfillment, type ParcelValues, toParcel, toParcelValues } from './parcel.ts'

/** A dialog that changes carrier, tracking and message of a fulfillment. */
export function EditTracking(props: {
  readonly order: OrderDetail
  readonly fulfillment: Fulfillment
  readonly onClose: () => void
}) {
  const { order, fulfillment, onClose } = props
  const t = useTranslate()
  const form = useForm<ParcelValues>({ defaultValues: toParcelValues(fulfillment) })
  const save = async (values: ParcelValues) => {
    const params = { id: order.id, fulfillmentId: fulfillment.id }
    await showOrder(await callApi('updateFulfillment', { params, body: toParcel(values) }))
    onClose()
  }
  return (
    <Dialog title={t('orders.editTracking')} isOpen onClose={onClose}>
      <Form form={form} onSave={save}>
        <ParcelFields email={order.email} />
        <div className={styles['actions']}>
          <Button onPress={onClose}>{t('studio.cancel')}</Button>
          <Button primary type="submit" isPending={form.formState.isSubmitting}>
            {t('orders.saveTracking')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
