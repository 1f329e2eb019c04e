import type { OrderDetail } from '@vitrine/contract'
import { useForm } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { formatAmount } from '../../ui/format.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import styles from './OrderPage.module.css'
import { showOrder } from './show-order.ts'

interface Values {
  refund: boolean
  restock: boolean
  reason: string
  notify: boolean
}

/** A dialog that cancels an order, and says what will happen. */
export function CancelOrder(props: { readonly order: OrderDetail; readonly onClose: () => void }) {
  const { order, onClose } = props
  const t = useTranslate()
  const form = useForm<Values>({
    defaultValues: { refund: true, restock: true, reason: '', notify: true },
  })
  const save = async (body: Values) => {
    await showOrder(await callApi('cancelOrder', { params: { id: order.id }, body }))
    onClose()
  }
  return (
    <Dialog
      title={t('orders.cancelTitle', { number: String(order.number) })}
      isOpen
      onClose={onClose}
    >
      <Form form={form} onSave={save}>
        <p>{[...useEffects(order), t('orders.cancelForGood')].join(' ')}</p>
        <CancelFields order={order} />
        <div className={styles['actions']}>
          <Button onPress={onClose}>{t('orders.keep')}</Button>
          <Button danger type="submit" isPending={form.formState.isSubmitting}>
            {t('orders.cancel')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

function CancelFields({ order }: { readonly order: OrderDetail }) {
  const t = useTranslate()
  const { paymentDue, refundable, email, isDonation } = order
  const isPaid = !paymentDue && refundable.value > 0
  return (
    <>
      {isPaid && (
        <FormField<Values, 'refund'>
          name="refund"
          label={t('orders.refundAmount', { amount: formatAmount(refundable) })}
        >
          {({ value, ...field }) => <Checkbox {...field} isSelected={value} />}
        </FormField>
      )}
      {isPaid && !isDonation && (
        <FormField<Values, 'restock'> name="restock" label={t('orders.restockItems')}>
          {({ value, ...field }) => <Checkbox {...field} isSelected={value} />}
        </FormField>
      )}
      <FormField<Values, 'reason'> name="reason" label={t('orders.cancelReason')}>
        {(field) => <TextField {...field} maxLength={200} />}
      </FormField>
      <FormField<Values, 'notify'> name="notify" label={t('orders.emailTracking', { email })}>
        {({ value, ...field }) => <Checkbox {...field} isSelected={value} />}
      </FormField>
    </>
  )
}

/** Lists what the cancellation of an order does. */
function useEffects(order: OrderDetail): readonly string[] {
  const t = useTranslate()
  const { paymentDue, payments, discount, isDonation } = order
  const hasGiftCard = paymentDue && payments.some(({ provider }) => provider === 'gift_card')
  return [
    ...(isDonation ? [] : [t('orders.cancelEffect.stock')]),
    ...(hasGiftCard ? [t('orders.cancelEffect.giftCard')] : []),
    ...(discount.value > 0 ? [t('orders.cancelEffect.discount')] : []),
  ]
}
