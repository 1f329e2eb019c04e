import type { Taxes } from '@vitrine/contract'
import { getCountries } from '@vitrine/model'
import { useForm } from 'react-hook-form'
import { ComboBox } from '../../ui/fields/ComboBox.tsx'
import { Switch } from '../../ui/fields/Switch.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { SaveBar } from '../../ui/forms/SaveBar.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { showToast } from '../../ui/overlays/toasts.ts'
import { Panel } from '../../ui/Page.tsx'

type Values = Pick<
  Taxes,
  'pricesIncludeTax' | 'storeCountry' | 'storeRegion' | 'storeCity' | 'storePostalCode'
>

/** Whether prices include tax, and where the store is. */
export function PricesForm(props: {
  readonly taxes: Taxes
  readonly isReadOnly: boolean
  readonly onSave: (taxes: Taxes) => Promise<void>
}) {
  const { taxes, isReadOnly, onSave } = props
  const t = useTranslate()
  const { pricesIncludeTax, storeCountry, storeRegion, storeCity, storePostalCode } = taxes
  const form = useForm<Values>({
    values: { pricesIncludeTax, storeCountry, storeRegion, storeCity, storePostalCode },
  })
  const save = async (values: Values) => {
    await onSave({ ...taxes, ...values })
    form.reset(values)
    showToast(t('taxes.saved'))
  }
  const countries = getCountries(navigator.language)
  return (
    <Panel title={t('taxes.prices')} padded>
      <Form form={form} onSave={save}>
        <FormField<Values, 'pricesIncludeTax'> name="pricesIncludeTax" label={t('taxes.included')}>
          {({ value, ...field }) => (
            <Switch
              {...field}
              isSelected={value}
              isDisabled={isReadOnly}
              help={t('taxes.included.help')}
            />
          )}
        </FormField>
        <FormField<Values, 'storeCountry'> name="storeCountry" label={t('taxes.storeCountry')}>
          {(field) => (
            <ComboBox
              {...field}
              isDisabled={isReadOnly}
              options={countries.map(({ code, name }) => ({ id: code, label: name }))}
              help={t('taxes.storeCountry.help')}
            />
          )}
        </FormField>
        <FormField<Values, 'storeRegion'> name="storeRegion" label={t('taxes.storeRegion')}>
          {(field) => <TextField {...field} isDisabled={isReadOnly} maxLength={100} />}
        </FormField>
        <FormField<Values, 'storeCity'> name="storeCity" label={t('taxes.storeCity')}>
          {(field) => <TextField {...field} isDisabled={isReadOnly} maxLength={100} />}
        </FormField>
        <FormField<Values, 'storePostalCode'>
          name="storePostalCode"
          label={t('taxes.storePostalCode')}
        >
          {(field) => <TextField {...field} isDisabled={isReadOnly} maxLength={20} />}
        </FormField>
        <SaveBar />
      </Form>
    </Panel>
  )
}
