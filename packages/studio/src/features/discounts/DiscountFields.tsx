import type { Currency } from '@vitrine/model'
import { Column, Columns } from '../../ui/Page.tsx'
import styles from './discounts.module.css'
import { MethodFields } from './MethodFields.tsx'
import { Summary } from './Summary.tsx'
import { DateFields, LimitFields } from './TermsFields.tsx'
import { ValueFields } from './ValueFields.tsx'

/** All fields of a discount, with what they mean for buyers. */
export function DiscountFields(props: {
  readonly currency: Currency
  readonly timeZone: string
  readonly isReadOnly: boolean
}) {
  const { currency, timeZone, isReadOnly } = props
  return (
    <fieldset className={styles['form']} disabled={isReadOnly}>
      <Columns>
        <Column>
          <MethodFields />
          <ValueFields currency={currency} />
        </Column>
        <Column>
          <Summary currency={currency} />
          <DateFields timeZone={timeZone} />
          <LimitFields />
        </Column>
      </Columns>
    </fieldset>
  )
}
