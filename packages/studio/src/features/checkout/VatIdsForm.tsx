import type { Taxes } from '@vitrine/contract'
import { useForm } from 'react-hook-form'
import { Switch } from '../../ui/fields/Switch.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { SaveBar } from '../../ui/forms/SaveBar.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { showToast } from '../../ui/overlays/toasts.ts'
import { Panel } from '../../ui/Page.tsx'

type Values = Pick<Taxes, 'takesVatIds' | 'vatId'>

const VIES = 'https://ec.europa.eu/taxation_customs/vies/'

/** The VAT ID of the store, and whether the checkout asks businesses for theirs. */
export function VatIdsForm(props: {
  readonly taxes: Taxes
  readonly isReadOnly: boolean
  readonly onSave: (taxes: Taxes) => Promise<void>
}) {
  const { taxes, isReadOnly, onSave } = props
  const t = useTranslate()
  const { takesVatIds, vatId } = taxes
  const form = useForm<Values>({ values: { takesVatIds, vatId } })
  const save = async (values: Values) => {
    await onSave({ ...taxes, ...values })
    form.reset(values)
    showToast(t('taxes.saved'))
  }
  return (
    <Panel title={t('taxes.vatIds')} padded>
      <Form form={form} onSave={save}>
        <FormField<Values, 'vatId'> name="vatId" label={t('taxes.vatId')}>
          {(field) => (
            <TextField
              {...field}
              isDisabled={isReadOnly}
              maxLength={20}
              help={t('taxes.vatId.help')}
            />
          )}
        </FormField>
        <FormField<Values, 'takesVatIds'> name="takesVatIds" label={t('taxes.takesVatIds')}>
          {({ value, ...field }) => (
            <Switch
              {...field}
              isSelected={value}
              isDisabled={isReadOnly}
              help={t('taxes.takesVatIds.help')}
            />
          )}
        </FormField>
        <p>
          {t('taxes.vatIds.form')}{' '}
          <a className="link" href={VIES} target="_blank" rel="noreferrer">
            {t('taxes.vatIds.check')}
          </a>
        </p>
        <SaveBar />
      </Form>
    </Panel>
  )
}
