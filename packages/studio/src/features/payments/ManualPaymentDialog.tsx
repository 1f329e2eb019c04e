import type { PaymentMethod } from '@vitrine/contract'
import { useForm } from 'react-hook-form'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { moveErrors } from '../../ui/forms/move-errors.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'

type Values = Omit<PaymentMethod, 'id'>

const EMPTY: Values = { kind: 'bank_transfer', name: '', instructions: '' }

/** A dialog that adds or changes a way to pay that no provider reports. */
export function ManualPaymentDialog(props: {
  /** The method; undefined for a new one. */
  readonly method: PaymentMethod | undefined
  /** The place in the list, where errors of the server are. */
  readonly index: number
  readonly onSave: (method: PaymentMethod) => Promise<void>
  readonly onClose: () => void
}) {
  const { method, index, onSave, onClose } = props
  const t = useTranslate()
  const { id, ...known }: PaymentMethod = method ?? EMPTY
  const form = useForm<Values>({ defaultValues: known })
  const save = async (values: Values) => {
    await onSave({ ...(id !== undefined && { id }), ...values }).catch((error: unknown) => {
      throw moveErrors(error, `methods.${index}`)
    })
    onClose()
  }
  return (
    <Dialog title={t(method ? 'payments.edit' : 'payments.add')} isOpen onClose={onClose}>
      <Form form={form} onSave={save}>
        <FormField<Values, 'kind'> name="kind" label={t('payments.kind')}>
          {(field) => (
            <RadioGroup
              {...field}
              options={[
                { id: 'bank_transfer', label: t('payments.kind.bank_transfer') },
                {
                  id: 'on_pickup',
                  label: t('payments.kind.on_pickup'),
                  help: t('payments.kind.pickupHelp'),
                },
              ]}
            />
          )}
        </FormField>
        <FormField<Values, 'name'> name="name" label={t('studio.name')}>
          {(field) => <TextField {...field} maxLength={100} isRequired />}
        </FormField>
        <FormField<Values, 'instructions'> name="instructions" label={t('payments.instructions')}>
          {(field) => (
            <TextArea
              {...field}
              maxLength={2_000}
              rows={4}
              help={t('payments.instructions.help')}
            />
          )}
        </FormField>
        <DialogActions onClose={onClose} />
      </Form>
    </Dialog>
  )
}
