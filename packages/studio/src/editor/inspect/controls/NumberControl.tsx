import type { Json } from '@vitrine/page'
import { useState } from 'react'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { getRange, isTaken } from '../values/number-limits.ts'
import { type ControlProps, getLabels } from './control.ts'

/** A number with its unit, within the limits of its field and of the fields that it depends on. */
export function NumberControl(props: ControlProps<'number'>) {
  const { field, place, value, isMixed = false, onChange, isDisabled } = props
  const t = useTranslate()
  const [rejected, setRejected] = useState<Json>()
  const { min, max } = getRange(field, place)
  const { step, unit, unset, isOptional } = field
  const placeholder = isMixed ? t('inspector.mixed') : unset
  const change = (number: number | null) => {
    const isUsed = number !== null && isTaken(field, place, number)
    setRejected(isUsed ? number : undefined)
    if (!isUsed && (number !== null || isOptional || field.initial !== undefined))
      onChange(number ?? undefined)
  }
  return (
    <NumberField
      {...getLabels(props)}
      value={rejected === undefined ? (typeof value === 'number' ? value : null) : Number(rejected)}
      minValue={min}
      maxValue={max}
      {...(step !== undefined && { step })}
      {...(unit !== undefined && { suffix: unit })}
      {...(placeholder !== undefined && { placeholder })}
      {...(rejected !== undefined && { error: t('inspector.number.taken') })}
      isDisabled={isDisabled}
      onChange={change}
    />
  )
}
