import { useTranslate } from '../i18n.ts'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

interface WeightFieldProps extends Omit<
  NumberFieldProps,
  'value' | 'onChange' | 'formatOptions' | 'minValue' | 'step' | 'suffix'
> {
  /** The weight in grams; null while the field is empty. */
  readonly value: number | null
  readonly onChange: (grams: number | null) => void
}

/** A labeled weight from 0, in kilograms with up to three decimals. */
export function WeightField({ value, onChange, ...rest }: WeightFieldProps) {
  const t = useTranslate()
  return (
    <NumberField
      {...rest}
      hidesSteppers
      minValue={0}
      value={value === null ? null : value / 1_000}
      onChange={(kilograms) => onChange(kilograms === null ? null : Math.round(kilograms * 1_000))}
      formatOptions={{ maximumFractionDigits: 3 }}
      suffix={t('studio.unit.kg')}
    />
  )
}
