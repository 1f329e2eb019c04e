import {
  billingPeriodUnits,
  isSubscribableType,
  MAX_BILLING_CYCLES,
  MAX_BILLING_PERIOD,
  type SubscriptionPlan,
} from '@vitrine/model'
import { useController, useWatch } from 'react-hook-form'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { Switch } from '../../ui/fields/Switch.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { addTexts } from '../../ui/texts.ts'
import { subscriptionsTexts } from '../../ui/texts/subscriptions.ts'
import styles from './catalog.module.css'
import type { ProductValues } from './values/product-values.ts'

addTexts(subscriptionsTexts)

const MONTHLY: SubscriptionPlan = {
  billingPeriod: { value: 1, unit: 'month' },
  numBillingCycles: 0,
}

/** The terms of a product that is sold as a subscription. Shown for the types that can be. */
export function SubscriptionPanel() {
  const t = useTranslate()
  const type = useWatch<ProductValues, 'productType'>({ name: 'productType' })
  const { field, fieldState } = useController<ProductValues, 'subscriptionPlan'>({
    name: 'subscriptionPlan',
  })
  const plan = field.value
  if (!isSubscribableType(type) && plan === null) return null
  return (
    <Panel title={t('subscriptions.plan')} padded>
      <div className={styles['fields']}>
        <Switch
          label={t('subscriptions.plan.sell')}
          help={t('subscriptions.plan.help')}
          error={fieldState.error?.message}
          isSelected={plan !== null}
          onChange={(isOn) => field.onChange(isOn ? MONTHLY : null)}
        />
        {plan && <PlanFields plan={plan} onChange={field.onChange} />}
      </div>
    </Panel>
  )
}

function PlanFields({
  plan,
  onChange,
}: {
  readonly plan: SubscriptionPlan
  readonly onChange: (plan: SubscriptionPlan) => void
}) {
  const t = useTranslate()
  const { billingPeriod, numBillingCycles } = plan
  const { value, unit } = billingPeriod
  return (
    <>
      <NumberField
        label={t('subscriptions.plan.every')}
        value={value}
        minValue={1}
        maxValue={MAX_BILLING_PERIOD[unit]}
        onChange={(next) => onChange({ ...plan, billingPeriod: { unit, value: next ?? 1 } })}
      />
      <Select
        label={t('subscriptions.plan.unit')}
        options={billingPeriodUnits.map((id) => ({ id, label: t(`subscriptions.plan.${id}`) }))}
        value={unit}
        onChange={(next) => {
          const limited = Math.min(value, MAX_BILLING_PERIOD[next])
          onChange({ ...plan, billingPeriod: { unit: next, value: limited } })
        }}
      />
      <NumberField
        label={t('subscriptions.plan.cycles')}
        help={t('subscriptions.plan.cyclesHelp')}
        value={numBillingCycles}
        minValue={0}
        maxValue={MAX_BILLING_CYCLES}
        onChange={(next) => onChange({ ...plan, numBillingCycles: next ?? 0 })}
      />
    </>
  )
}
