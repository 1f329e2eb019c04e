import type { Currency } from '@vitrine/model'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

interface MoneyFieldProps extends Omit<
  NumberFieldProps,
  'value' | 'onChange' | 'formatOptions' | 'minValue' | 'maxValue' | 'step'
> {
  /** The amount in hundredths, for every currency; null while the field is empty. */
  readonly value: number | null
  readonly onChange: (cents: number | null) => void
  readonly currency: Currency
  /** The limits in hundredths. */
  readonly minCents?: number
  readonly maxCents?: number
}

/** A labeled amount of money, from 0 unless it has a minimum, with the decimals of its currency. */
export function MoneyField({
  value,
  onChange,
  currency,
  minCents = 0,
  maxCents,
  ...rest
}: MoneyFieldProps) {
  return (
    <NumberField
      {...rest}
      hidesSteppers
      minValue={minCents / 100}
      {...(maxCents !== undefined && { maxValue: maxCents / 100 })}
      value={value === null ? null : value / 100}
      onChange={(units) => onChange(units === null ? null : Math.round(units * 100))}
      formatOptions={{ style: 'currency', currency }}
    />
  )
}
