import type { OrderDetail } from '@vitrine/contract'
import { useForm } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import styles from './OrderPage.module.css'
import { showOrder } from './show-order.ts'

interface Values {
  email: string
  shippingAddress: NonNullable<OrderDetail['shippingAddress']> | null
}

const FIELDS = [
  'name',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'country',
  'phone',
] as const

/** A dialog that changes how the buyer is reached and where the order goes. */
export function EditContact(props: { readonly order: OrderDetail; readonly onClose: () => void }) {
  const { order, onClose } = props
  const t = useTranslate()
  const { email, shippingAddress } = order
  const form = useForm<Values>({ defaultValues: { email, shippingAddress } })
  const save = async (body: Values) => {
    await showOrder(await callApi('updateOrderContact', { params: { id: order.id }, body }))
    onClose()
  }
  return (
    <Dialog title={t('orders.editContact')} isOpen onClose={onClose}>
      <Form form={form} onSave={save}>
        <FormField<Values, 'email'> name="email" label={t('studio.email')}>
          {(field) => <TextField {...field} type="email" />}
        </FormField>
        {shippingAddress &&
          FIELDS.map((field) => (
            <FormField<Values, `shippingAddress.${typeof field}`>
              key={field}
              name={`shippingAddress.${field}`}
              label={t(`orders.address.${field}`)}
            >
              {(state) => <TextField {...state} maxLength={200} />}
            </FormField>
          ))}
        <div className={styles['actions']}>
          <Button onPress={onClose}>{t('studio.cancel')}</Button>
          <Button primary type="submit" isPending={form.formState.isSubmitting}>
            {t('studio.save')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
