import { useState } from 'react'
import { useTranslate } from '../../../ui/i18n.ts'
import { getRange, isTaken, type NumberField } from '../values/number-limits.ts'
import { type ControlProps, getLabels } from './control.ts'

type NumberProps = Omit<ControlProps, 'field'> & {
  readonly field: NumberField
}

/**
 * Returns the value and the limits of a number, and the function that stores what is typed: a number that another entry
 * has is shown with an error and not stored.
 */
export function useNumber(props: NumberProps) {
  const { field, place, value, isMixed = false, onChange } = props
  const t = useTranslate()
  const [rejected, setRejected] = useState<number>()
  const stored = typeof value === 'number' ? value : null
  const placeholder = isMixed ? t('inspector.mixed') : field.unset
  return {
    ...getRange(field, place),
    value: rejected ?? stored,
    shown: {
      ...getLabels(props),
      ...(placeholder !== undefined && { placeholder }),
      ...(rejected !== undefined && { error: t('inspector.number.taken') }),
    },
    change: (number: number | null) => {
      const isUsed = number !== null && isTaken(field, place, number)
      setRejected(isUsed ? number : undefined)
      if (!isUsed && (number !== null || field.isOptional || field.initial !== undefined))
        onChange(number ?? undefined)
    },
  }
}
