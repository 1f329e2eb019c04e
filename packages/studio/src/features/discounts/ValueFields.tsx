import type { Currency } from '@vitrine/model'
import { useWatch } from 'react-hook-form'
import { MoneyField } from '../../ui/fields/MoneyField.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import type { DiscountValues } from './discount-values.ts'
import styles from './discounts.module.css'
import { TargetFields } from './TargetFields.tsx'

const TYPES = ['percent', 'amount', 'free-shipping', 'buy-x-get-y'] as const

/** The type of a discount, and what it takes off. */
export function ValueFields({ currency }: { readonly currency: Currency }) {
  const t = useTranslate()
  const type = useWatch<DiscountValues, 'type'>({ name: 'type' })
  const appliesTo = useWatch<DiscountValues, 'appliesTo'>({ name: 'appliesTo' })
  return (
    <Panel title={t('discounts.value')} padded>
      <div className={styles['fields']}>
        <div className={styles['pair']}>
          <FormField<DiscountValues, 'type'> name="type" label={t('discounts.type')}>
            {(field) => (
              <Select
                {...field}
                options={TYPES.map((id) => ({ id, label: t(`discounts.type.${id}`) }))}
              />
            )}
          </FormField>
          {type === 'percent' && <PercentField label={t('discounts.percent')} />}
          {type === 'amount' && (
            <FormField<DiscountValues, 'amountCents'>
              name="amountCents"
              label={t(appliesTo === 'all' ? 'discounts.amount' : 'discounts.amountEach')}
            >
              {(field) => <MoneyField {...field} currency={currency} isRequired />}
            </FormField>
          )}
        </div>
        {type === 'buy-x-get-y' && <GiftFields />}
        {type !== 'free-shipping' && <TargetFields />}
        <FormField<DiscountValues, 'minimumCents'>
          name="minimumCents"
          label={t('discounts.minimum')}
        >
          {(field) => (
            <MoneyField {...field} currency={currency} help={t('discounts.minimumHelp')} />
          )}
        </FormField>
      </div>
    </Panel>
  )
}

function PercentField({ label }: { readonly label: string }) {
  return (
    <FormField<DiscountValues, 'percent'> name="percent" label={label}>
      {(field) => (
        <NumberField {...field} hidesSteppers minValue={0} maxValue={100} suffix="%" isRequired />
      )}
    </FormField>
  )
}

function GiftFields() {
  const t = useTranslate()
  return (
    <div className={styles['pair']}>
      <FormField<DiscountValues, 'buyQuantity'> name="buyQuantity" label={t('discounts.buy')}>
        {(field) => <NumberField {...field} minValue={1} maxValue={100} isRequired />}
      </FormField>
      <FormField<DiscountValues, 'getQuantity'> name="getQuantity" label={t('discounts.get')}>
        {(field) => <NumberField {...field} minValue={1} maxValue={100} isRequired />}
      </FormField>
      <PercentField label={t('discounts.getPercent')} />
    </div>
  )
}
