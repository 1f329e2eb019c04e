import { carriers } from '@vitrine/model'
import { useWatch } from 'react-hook-form'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx'
import { FormField } from '../../../ui/forms/FormField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import styles from './fulfillment.module.css'
import { NO_CARRIER, OTHER, type ParcelValues } from './parcel.ts'

/** The fields of a parcel: carrier, tracking, the message to the buyer, and whether they get an email. */
export function ParcelFields({ email }: { readonly email: string }) {
  const t = useTranslate()
  const carrier = useWatch<ParcelValues, 'carrier'>({ name: 'carrier' })
  const options = [
    { id: NO_CARRIER, label: t('orders.carrierNone') },
    ...Object.keys(carriers).map((name) => ({ id: name, label: name })),
    { id: OTHER, label: t('orders.carrierOther') },
  ]
  return (
    <>
      <div className={styles['fields']}>
        <FormField<ParcelValues, 'carrier'> name="carrier" label={t('orders.carrier')}>
          {(field) => <Select {...field} options={options} />}
        </FormField>
        <FormField<ParcelValues, 'trackingNumber'>
          name="trackingNumber"
          label={t('orders.trackingNumber')}
        >
          {(field) => <TextField {...field} maxLength={100} spellCheck="false" />}
        </FormField>
      </div>
      {carrier === OTHER && (
        <div className={styles['fields']}>
          <FormField<ParcelValues, 'otherCarrier'>
            name="otherCarrier"
            label={t('orders.carrierName')}
          >
            {(field) => <TextField {...field} maxLength={100} />}
          </FormField>
          <FormField<ParcelValues, 'trackingUrl'>
            name="trackingUrl"
            label={t('orders.trackingUrl')}
          >
            {(field) => <TextField {...field} type="url" placeholder="https://" />}
          </FormField>
        </div>
      )}
      <FormField<ParcelValues, 'note'> name="note" label={t('orders.messageToBuyer')}>
        {(field) => <TextArea {...field} rows={2} maxLength={2_000} />}
      </FormField>
      <FormField<ParcelValues, 'notify'> name="notify" label={t('orders.emailTracking', { email })}>
        {({ value, ...field }) => <Checkbox {...field} isSelected={value} />}
      </FormField>
    </>
  )
}
