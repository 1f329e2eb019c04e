import { NumberField } from '../../ui/fields/NumberField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import type { DiscountValues } from './discount-values.ts'
import styles from './discounts.module.css'

/** When a discount can be used. */
export function DateFields({ timeZone }: { readonly timeZone: string }) {
  const t = useTranslate()
  const help = t('discounts.timesInZone', { timeZone })
  return (
    <Panel title={t('discounts.dates')} padded>
      <div className={styles['fields']}>
        <FormField<DiscountValues, 'startsAt'> name="startsAt" label={t('discounts.starts')}>
          {(field) => <TextField {...field} type="datetime-local" help={help} />}
        </FormField>
        <FormField<DiscountValues, 'endsAt'> name="endsAt" label={t('discounts.ends')}>
          {(field) => <TextField {...field} type="datetime-local" help={help} />}
        </FormField>
      </div>
    </Panel>
  )
}

/** How often a discount can be used. */
export function LimitFields() {
  const t = useTranslate()
  return (
    <Panel title={t('discounts.limits')} padded>
      <div className={styles['fields']}>
        <FormField<DiscountValues, 'maxUses'> name="maxUses" label={t('discounts.maxUses')}>
          {(field) => (
            <NumberField {...field} minValue={1} help={t('discounts.maxUsesHelp')} hidesSteppers />
          )}
        </FormField>
        <FormField<DiscountValues, 'maxPerCustomer'>
          name="maxPerCustomer"
          label={t('discounts.maxPerCustomer')}
        >
          {(field) => (
            <NumberField
              {...field}
              minValue={1}
              help={t('discounts.maxPerCustomerHelp')}
              hidesSteppers
            />
          )}
        </FormField>
      </div>
    </Panel>
  )
}
