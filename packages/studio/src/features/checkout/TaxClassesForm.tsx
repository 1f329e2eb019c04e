import type { Taxes } from '@vitrine/contract'
import { useForm, useWatch } from 'react-hook-form'
import { TaxClassSelect } from '../../ui/fields/TaxClassSelect.tsx'
import { TokenField } from '../../ui/fields/TokenField.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { SaveBar } from '../../ui/forms/SaveBar.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { showToast } from '../../ui/overlays/toasts.ts'
import { Panel } from '../../ui/Page.tsx'

interface Values {
  readonly taxClasses: readonly string[]
  readonly shippingTaxClass: string | null
}

/** The tax classes of products beside Standard, and that of delivery. */
export function TaxClassesForm(props: {
  readonly taxes: Taxes
  readonly isReadOnly: boolean
  readonly onSave: (taxes: Taxes) => Promise<void>
}) {
  const { taxes, isReadOnly, onSave } = props
  const t = useTranslate()
  const { taxClasses, shippingTaxClass } = taxes
  const form = useForm<Values>({ values: { taxClasses, shippingTaxClass } })
  const typed = useWatch({ control: form.control, name: 'taxClasses' })
  const save = async (values: Values) => {
    await onSave({ ...taxes, ...values, taxClasses: [...values.taxClasses] })
    form.reset(values)
    showToast(t('taxes.saved'))
  }
  return (
    <Panel title={t('taxes.classes')} padded>
      <Form form={form} onSave={save}>
        <FormField<Values, 'taxClasses'> name="taxClasses" label={t('taxes.classes')}>
          {({ value, ...field }) => (
            <TokenField
              {...field}
              tokens={value}
              isDisabled={isReadOnly}
              help={t('taxes.classes.help')}
            />
          )}
        </FormField>
        <FormField<Values, 'shippingTaxClass'>
          name="shippingTaxClass"
          label={t('taxes.shippingClass')}
        >
          {(field) => <TaxClassSelect {...field} isDisabled={isReadOnly} taxClasses={typed} />}
        </FormField>
        <SaveBar />
      </Form>
    </Panel>
  )
}
