import type { CustomerDetail } from '@vitrine/contract'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import styles from './customers.module.css'

interface Values {
  confirmation: string
}

/** Erases a customer after their email address was typed. */
export function EraseDialog(props: {
  readonly customer: CustomerDetail
  readonly onClose: () => void
}) {
  const { customer, onClose } = props
  const { id, email } = customer
  const t = useTranslate()
  const navigate = useNavigate()
  const form = useForm<Values>({ defaultValues: { confirmation: '' } })
  const typed = useWatch({ control: form.control, name: 'confirmation' })
  const save = async (body: Values) => {
    await callApi('eraseCustomer', { params: { id }, body })
    queryClient.removeQueries({ queryKey: ['readCustomer'] })
    showToast(t('customers.erased'))
    await navigate('/config/customers', { replace: true })
    await queryClient.invalidateQueries()
  }
  return (
    <Dialog title={t('customers.erase.title')} isOpen onClose={onClose}>
      <Form form={form} onSave={save}>
        <p>{t('customers.erase.text')}</p>
        <FormField<Values, 'confirmation'>
          name="confirmation"
          label={t('customers.erase.confirm', { email })}
        >
          {(field) => <TextField {...field} spellCheck="false" />}
        </FormField>
        <div className={styles['actions']}>
          <Button onPress={onClose}>{t('studio.cancel')}</Button>
          <Button
            primary
            type="submit"
            isDisabled={typed.trim().toLowerCase() !== email}
            isPending={form.formState.isSubmitting}
          >
            {t('customers.erase')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
