import { NumberField } from '../../../ui/fields/NumberField.tsx'
import type { ControlProps } from './control.ts'
import { useNumber } from './use-number.ts'

/** A number with its unit, within the limits of its field and of the fields that it depends on. */
export function NumberControl(props: ControlProps<'number'>) {
  const { step, unit } = props.field
  const { value, min, max, shown, change } = useNumber(props)
  return (
    <NumberField
      {...shown}
      value={value}
      minValue={min}
      maxValue={max}
      {...(step !== undefined && { step })}
      {...(unit !== undefined && { suffix: unit })}
      onChange={change}
    />
  )
}
