import type { Taxes } from '@vitrine/contract'
import { getCountries, isPostalCodeEntry, splitPostalCodes } from '@vitrine/model'
import { useForm } from 'react-hook-form'
import { ComboBox } from '../../ui/fields/ComboBox.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { TaxClassSelect } from '../../ui/fields/TaxClassSelect.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import { TokenField } from '../../ui/fields/TokenField.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormError } from '../../ui/forms/form-error.ts'
import { FormField } from '../../ui/forms/FormField.tsx'
import { moveErrors } from '../../ui/forms/move-errors.ts'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'

export type TaxRate = Taxes['rates'][number]

interface Values {
  readonly name: string
  readonly country: string | null
  readonly regions: readonly string[]
  /** The entries, one per line. */
  readonly postalCodes: string
  readonly cities: readonly string[]
  readonly percent: number | null
  readonly taxClass: string | null
  readonly taxesShipping: boolean
  readonly isCompound: boolean
  readonly priority: number | null
}

const EMPTY: Values = {
  name: '',
  country: null,
  regions: [],
  postalCodes: '',
  cities: [],
  percent: null,
  taxClass: null,
  taxesShipping: true,
  ...{ isCompound: false, priority: null },
}

/** Returns the rate of a form. Throws a `FormError` with all values that are missing or wrong. */
function toRate(t: Translate, values: Values, id: string | undefined): TaxRate {
  const { name, country, percent, regions, cities, ...rest } = values
  const postalCodes = splitPostalCodes(values.postalCodes)
  const wrong = postalCodes.filter((entry) => !isPostalCodeEntry(entry))
  if (country === null || percent === null || wrong.length > 0)
    throw new FormError([], {
      ...(country === null && { country: t('taxes.noCountry') }),
      ...(percent === null && { percent: t('taxes.noPercent') }),
      ...(wrong.length > 0 && {
        postalCodes: t('taxes.postalCodes.wrong', {
          count: wrong.length,
          entries: wrong.map((entry) => `“${entry}”`).join(', '),
        }),
      }),
    })
  return {
    ...(id !== undefined && { id }),
    ...rest,
    ...{ name, country, percent, regions: [...regions] },
    ...{ postalCodes: [...postalCodes], cities: [...cities] },
  }
}

/** Returns the values of the form for a rate; undefined for a new one. */
function toValues(rate: TaxRate | undefined): Values {
  return rate ? { ...rate, postalCodes: rate.postalCodes.join('\n') } : EMPTY
}

/** A dialog that adds or changes a tax rate. */
export function RateDialog(props: {
  /** The rate; undefined for a new one. */
  readonly rate: TaxRate | undefined
  /** The place in the list, where errors of the server are. */
  readonly index: number
  readonly taxClasses: readonly string[]
  readonly onSave: (rate: TaxRate) => Promise<void>
  readonly onClose: () => void
}) {
  const { rate, index, taxClasses, onSave, onClose } = props
  const t = useTranslate()
  const form = useForm<Values>({ defaultValues: toValues(rate) })
  const save = async (values: Values) => {
    await onSave(toRate(t, values, rate?.id)).catch((error: unknown) => {
      throw moveErrors(error, `rates.${index}`)
    })
    onClose()
  }
  return (
    <Dialog title={t(rate ? 'taxes.edit' : 'taxes.add')} isOpen onClose={onClose}>
      <Form form={form} onSave={save}>
        <FormField<Values, 'name'> name="name" label={t('studio.name')}>
          {(field) => (
            <TextField {...field} maxLength={100} isRequired help={t('taxes.name.help')} />
          )}
        </FormField>
        <PlaceFields />
        <FormField<Values, 'percent'> name="percent" label={t('taxes.percent')}>
          {(field) => (
            <NumberField
              {...field}
              hidesSteppers
              isRequired
              minValue={0}
              maxValue={100}
              formatOptions={{ maximumFractionDigits: 4 }}
              suffix="%"
            />
          )}
        </FormField>
        <TaxClassFields taxClasses={taxClasses} />
        <DialogActions onClose={onClose} />
      </Form>
    </Dialog>
  )
}

/** The addresses that a rate is for. */
function PlaceFields() {
  const t = useTranslate()
  const countries = getCountries(navigator.language)
  return (
    <>
      <FormField<Values, 'country'> name="country" label={t('taxes.country')}>
        {(field) => (
          <ComboBox
            {...field}
            isRequired
            options={countries.map(({ code, name }) => ({ id: code, label: name }))}
          />
        )}
      </FormField>
      <FormField<Values, 'regions'> name="regions" label={t('taxes.regions')}>
        {({ value, ...field }) => (
          <TokenField {...field} tokens={value} help={t('taxes.regions.help')} />
        )}
      </FormField>
      <FormField<Values, 'postalCodes'> name="postalCodes" label={t('taxes.postalCodes')}>
        {(field) => <TextArea {...field} spellCheck="false" help={t('taxes.postalCodes.help')} />}
      </FormField>
      <FormField<Values, 'cities'> name="cities" label={t('taxes.cities')}>
        {({ value, ...field }) => (
          <TokenField {...field} tokens={value} help={t('taxes.cities.help')} />
        )}
      </FormField>
    </>
  )
}

/** The products and deliveries that a rate taxes, and how it goes with other rates. */
function TaxClassFields({ taxClasses }: { readonly taxClasses: readonly string[] }) {
  const t = useTranslate()
  return (
    <>
      {taxClasses.length > 0 && (
        <FormField<Values, 'taxClass'> name="taxClass" label={t('taxes.class')}>
          {(field) => <TaxClassSelect {...field} taxClasses={taxClasses} />}
        </FormField>
      )}
      <FormField<Values, 'taxesShipping'> name="taxesShipping" label={t('taxes.taxesShipping')}>
        {({ value, ...field }) => (
          <Checkbox {...field} isSelected={value} help={t('taxes.taxesShipping.help')} />
        )}
      </FormField>
      <FormField<Values, 'isCompound'> name="isCompound" label={t('taxes.compound')}>
        {({ value, ...field }) => (
          <Checkbox {...field} isSelected={value} help={t('taxes.compound.help')} />
        )}
      </FormField>
      <FormField<Values, 'priority'> name="priority" label={t('taxes.priority')}>
        {(field) => (
          <NumberField
            {...field}
            hidesSteppers
            minValue={1}
            maxValue={99}
            help={t('taxes.priority.help')}
          />
        )}
      </FormField>
    </>
  )
}
