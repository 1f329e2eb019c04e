import type { OrderDetail } from '@vitrine/contract'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { FormField } from '../../../ui/forms/FormField.tsx'
import { toUnits } from './refund-amounts.ts'
import type { RefundValues } from './refund-values.ts'

/** An amount of the refund's form, up to a maximum. */
export function AmountField(props: {
  readonly name: 'shipping' | `tenders.${string}`
  readonly label: string
  readonly help: string
  readonly max: OrderDetail['refundable']
  readonly onChange?: () => void
}) {
  const { name, label, help, max, onChange } = props
  return (
    <FormField<RefundValues, 'shipping' | `tenders.${string}`> name={name} label={label}>
      {(field) => (
        <NumberField
          {...field}
          help={help}
          hidesSteppers
          minValue={0}
          maxValue={toUnits(max.value)}
          formatOptions={{ style: 'currency', currency: max.currencyCode }}
          onChange={(value) => {
            field.onChange(value)
            onChange?.()
          }}
        />
      )}
    </FormField>
  )
}
