import type { DeliveryMethod } from '@vitrine/contract'
import type { Currency } from '@vitrine/model'
import { useForm, useWatch } from 'react-hook-form'
import { CountriesField } from '../../ui/fields/CountriesField.tsx'
import { MoneyField } from '../../ui/fields/MoneyField.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormError } from '../../ui/forms/form-error.ts'
import { FormField } from '../../ui/forms/FormField.tsx'
import { moveErrors } from '../../ui/forms/move-errors.ts'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'

interface Values {
  readonly kind: DeliveryMethod['kind']
  readonly name: string
  readonly note: string
  readonly priceCents: number | null
  readonly freeOverCents: number | null
  readonly countries: readonly string[]
}

const EMPTY: Values = {
  kind: 'flat',
  name: '',
  note: '',
  priceCents: null,
  freeOverCents: null,
  countries: [],
}

/** Returns the method of a form. Throws a `FormError` if its price is missing. */
function toMethod(t: Translate, values: Values, id: string | undefined): DeliveryMethod {
  const { kind, name, note, priceCents, freeOverCents } = values
  const method = { ...(id !== undefined && { id }), name, note, countries: [...values.countries] }
  if (kind === 'pickup') return { ...method, kind }
  if (priceCents === null) throw new FormError([], { priceCents: t('shipping.noPrice') })
  return { ...method, kind, priceCents, freeOverCents }
}

/** A dialog that adds or changes a delivery method. */
export function MethodDialog(props: {
  /** The method; undefined for a new one. */
  readonly method: DeliveryMethod | undefined
  /** The place in the list, where errors of the server are. */
  readonly index: number
  readonly currency: Currency
  readonly onSave: (method: DeliveryMethod) => Promise<void>
  readonly onClose: () => void
}) {
  const { method, index, currency, onSave, onClose } = props
  const t = useTranslate()
  const form = useForm<Values>({ defaultValues: { ...EMPTY, ...method } })
  const kind = useWatch({ control: form.control, name: 'kind' })
  const save = async (values: Values) => {
    await onSave(toMethod(t, values, method?.id)).catch((error: unknown) => {
      throw moveErrors(error, `methods.${index}`)
    })
    onClose()
  }
  return (
    <Dialog title={t(method ? 'shipping.edit' : 'shipping.add')} isOpen onClose={onClose}>
      <Form form={form} onSave={save}>
        <FormField<Values, 'kind'> name="kind" label={t('shipping.kind')}>
          {(field) => (
            <RadioGroup
              {...field}
              options={[
                { id: 'flat', label: t('shipping.kind.flat') },
                {
                  id: 'pickup',
                  label: t('shipping.kind.pickup'),
                  help: t('shipping.kind.pickupHelp'),
                },
              ]}
            />
          )}
        </FormField>
        <FormField<Values, 'name'> name="name" label={t('studio.name')}>
          {(field) => <TextField {...field} maxLength={100} isRequired />}
        </FormField>
        {kind === 'flat' && <PriceFields currency={currency} />}
        <FormField<Values, 'countries'> name="countries" label={t('shipping.countries')}>
          {(field) => <CountriesField {...field} help={t('shipping.countries.help')} />}
        </FormField>
        <FormField<Values, 'note'> name="note" label={t('shipping.noteField')}>
          {(field) => (
            <TextArea {...field} maxLength={500} rows={2} help={t('shipping.noteField.help')} />
          )}
        </FormField>
        <DialogActions onClose={onClose} />
      </Form>
    </Dialog>
  )
}

function PriceFields({ currency }: { readonly currency: Currency }) {
  const t = useTranslate()
  return (
    <>
      <FormField<Values, 'priceCents'> name="priceCents" label={t('shipping.price')}>
        {(field) => <MoneyField {...field} currency={currency} isRequired />}
      </FormField>
      <FormField<Values, 'freeOverCents'> name="freeOverCents" label={t('shipping.freeOver')}>
        {(field) => (
          <MoneyField {...field} currency={currency} help={t('shipping.freeOver.help')} />
        )}
      </FormField>
    </>
  )
}
