import type { OrderDetail } from '@vitrine/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { callApi } from '../../../api/call-api.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { FormField } from '../../../ui/forms/FormField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { Drawer } from '../../../ui/overlays/Dialog.tsx'
import { showToast } from '../../../ui/overlays/toasts.ts'
import { showOrder } from '../show-order.ts'
import { getRefundRows, toCents } from './refund-amounts.ts'
import { REASONS, type RefundValues, toRefundValues } from './refund-values.ts'
import { RefundFooter } from './RefundFooter.tsx'
import { RefundItems } from './RefundItems.tsx'
import { RefundTenders } from './RefundTenders.tsx'

/** A drawer that refunds items, shipping or any amount of an order. */
export function RefundDrawer(props: { readonly order: OrderDetail; readonly onClose: () => void }) {
  const { order, onClose } = props
  const t = useTranslate()
  const [id] = useState(() => crypto.randomUUID())
  const form = useForm<RefundValues>({ defaultValues: toRefundValues(order) })
  const save = async (values: RefundValues) => {
    const reason = values.reason === 'other' ? '' : t(`orders.reason.${values.reason}`)
    const body = { ...toRefund(order, values), id, reason }
    await showOrder(await callApi('createRefund', { params: { id: order.id }, body }))
    showToast(t('orders.refundDone'))
    onClose()
  }
  const title = t('orders.refundTitle', { number: String(order.number) })
  return (
    <Drawer title={title} isOpen onClose={onClose}>
      <Form form={form} onSave={save}>
        <RefundItems order={order} />
        <RefundTenders order={order} />
        <ReasonFields email={order.email} />
        <RefundFooter order={order} isPending={form.formState.isSubmitting} onCancel={onClose} />
      </Form>
    </Drawer>
  )
}

function ReasonFields({ email }: { readonly email: string }) {
  const t = useTranslate()
  return (
    <>
      <FormField<RefundValues, 'reason'> name="reason" label={t('orders.reason')}>
        {(field) => (
          <Select
            {...field}
            options={REASONS.map((reason) => ({ id: reason, label: t(`orders.reason.${reason}`) }))}
          />
        )}
      </FormField>
      <FormField<RefundValues, 'note'> name="note" label={t('orders.staffNote')}>
        {(field) => <TextField {...field} maxLength={2_000} />}
      </FormField>
      <FormField<RefundValues, 'notify'> name="notify" label={t('orders.emailRefund', { email })}>
        {({ value, ...field }) => <Checkbox {...field} isSelected={value} />}
      </FormField>
    </>
  )
}

/** Returns a refund as the server takes it, but for its ID and reason. */
function toRefund(order: OrderDetail, { rows, shipping, tenders, note, notify }: RefundValues) {
  const lines = getRefundRows(order).flatMap(({ key, line, isFulfilled }) => {
    const { quantity, restock = false } = rows[key] ?? {}
    return quantity ? [{ lineId: line.id, quantity, isFulfilled, restock }] : []
  })
  const shares = Object.entries(tenders).flatMap(([paymentId, units]) => {
    const amountCents = toCents(units)
    return amountCents > 0 ? [{ paymentId, amountCents }] : []
  })
  const amountCents = shares.reduce((sum, share) => sum + share.amountCents, 0)
  const shippingCents = Math.min(toCents(shipping), amountCents)
  return { lines, amountCents, shippingCents, tenders: shares, note, notify }
}
