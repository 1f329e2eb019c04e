import type { Currency } from '@vitrine/model'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { describeTerms, describeValue } from './describe-discount.ts'
import { type DiscountValues, toDiscountInput } from './discount-values.ts'
import styles from './discounts.module.css'

/** The summary of a discount as the form has it: its value for buyers, and its terms. */
export function Summary({ currency }: { readonly currency: Currency }) {
  const t = useTranslate()
  const { getValues } = useFormContext<DiscountValues>()
  // Renders again when a value changes.
  useWatch<DiscountValues>()
  const discount = toDiscountInput(getValues())
  return (
    <Panel title={t('discounts.summary')} padded>
      <div className={styles['summary']}>
        <p className={styles['value']}>{describeValue(t, discount, currency)}</p>
        <ul>
          {describeTerms(t, discount, currency).map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        <p className={styles['rule']}>{t('discounts.summary.rule')}</p>
      </div>
    </Panel>
  )
}
