import type { ShippingRate } from '@vitrine/contract'
import { type Currency, shippingKinds } from '@vitrine/model'
import { useForm, useWatch } from 'react-hook-form'
import { MoneyField } from '../../ui/fields/MoneyField.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import { WeightField } from '../../ui/fields/WeightField.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { moveErrors } from '../../ui/forms/move-errors.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { EMPTY_RATE, type RateValues, toRate } from './rate-values.ts'
import styles from './shipping.module.css'

/** A dialog that adds or changes a rate of a zone. */
export function ShippingRateDialog(props: {
  /** The rate; undefined for a new one. */
  readonly rate: ShippingRate | undefined
  /** The path of the rate in the body, where errors of the server are. */
  readonly path: string
  readonly currency: Currency
  readonly onSave: (rate: ShippingRate) => Promise<void>
  readonly onClose: () => void
}) {
  const { rate, path, currency, onSave, onClose } = props
  const t = useTranslate()
  const form = useForm<RateValues>({ defaultValues: { ...EMPTY_RATE, ...rate } })
  const kind = useWatch({ control: form.control, name: 'kind' })
  const save = async (values: RateValues) => {
    await onSave(toRate(t, values, rate?.id)).catch((error: unknown) => {
      throw moveErrors(error, path)
    })
    onClose()
  }
  return (
    <Dialog title={t(rate ? 'shipping.rate.edit' : 'shipping.rate.add')} isOpen onClose={onClose}>
      <Form form={form} onSave={save}>
        <FormField<RateValues, 'kind'> name="kind" label={t('shipping.kind')}>
          {(field) => (
            <Select
              {...field}
              options={shippingKinds.map((id) => ({ id, label: t(`shipping.kind.${id}`) }))}
              help={t(`shipping.kind.${kind}.help`)}
            />
          )}
        </FormField>
        <FormField<RateValues, 'name'> name="name" label={t('studio.name')}>
          {(field) => <TextField {...field} maxLength={100} isRequired />}
        </FormField>
        <Bounds kind={kind} currency={currency} />
        <Prices kind={kind} currency={currency} />
        <FormField<RateValues, 'note'> name="note" label={t('shipping.noteField')}>
          {(field) => (
            <TextArea {...field} maxLength={500} rows={2} help={t('shipping.noteField.help')} />
          )}
        </FormField>
        <DialogActions onClose={onClose} />
      </Form>
    </Dialog>
  )
}

interface PartProps {
  readonly kind: ShippingRate['kind']
  readonly currency: Currency
}

/** The orders that a rate by weight or by price is for. */
function Bounds({ kind, currency }: PartProps) {
  const t = useTranslate()
  if (kind === 'weight')
    return (
      <div className={styles['pair']}>
        <FormField<RateValues, 'fromGrams'> name="fromGrams" label={t('shipping.weight.from')}>
          {(field) => <WeightField {...field} />}
        </FormField>
        <FormField<RateValues, 'toGrams'> name="toGrams" label={t('shipping.weight.to')}>
          {(field) => <WeightField {...field} help={t('shipping.bounds.help')} />}
        </FormField>
      </div>
    )
  if (kind !== 'price') return null
  return (
    <div className={styles['pair']}>
      <FormField<RateValues, 'fromCents'> name="fromCents" label={t('shipping.price.from')}>
        {(field) => <MoneyField {...field} currency={currency} />}
      </FormField>
      <FormField<RateValues, 'toCents'> name="toCents" label={t('shipping.price.to')}>
        {(field) => <MoneyField {...field} currency={currency} help={t('shipping.bounds.help')} />}
      </FormField>
    </div>
  )
}

function Prices({ kind, currency }: PartProps) {
  const t = useTranslate()
  if (kind === 'pickup') return null
  const label = t(kind === 'item' ? 'shipping.price.first' : 'shipping.price')
  return (
    <>
      <FormField<RateValues, 'priceCents'> name="priceCents" label={label}>
        {(field) => <MoneyField {...field} currency={currency} isRequired />}
      </FormField>
      {kind === 'item' && (
        <FormField<RateValues, 'furtherCents'>
          name="furtherCents"
          label={t('shipping.price.further')}
        >
          {(field) => <MoneyField {...field} currency={currency} isRequired />}
        </FormField>
      )}
      {kind === 'flat' && (
        <FormField<RateValues, 'freeOverCents'> name="freeOverCents" label={t('shipping.freeOver')}>
          {(field) => (
            <MoneyField {...field} currency={currency} help={t('shipping.freeOver.help')} />
          )}
        </FormField>
      )}
    </>
  )
}
