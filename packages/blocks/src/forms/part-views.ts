import {
  type FormPart,
  formParts,
  type FormPartsType,
  type FormValue,
  type TranslateMessage,
} from '@vitrine/model'
import type { View } from '../definition/view.ts'

/** Returns the views of the inputs that a name, an address, a date or a phone number is made of. */
export function createPartViews(
  type: FormPartsType,
  field: {
    readonly id: string
    readonly elementId: string
    readonly translate: TranslateMessage
    readonly value: FormValue
    /** Whether a phone number is asked without its country code. */
    readonly omitsCountryCode?: boolean
  },
): readonly View[] {
  const { id, elementId, translate, value, omitsCountryCode = false } = field
  const values = Array.isArray(value) ? value : []
  const parts: readonly FormPart[] = formParts[type]
  return parts.flatMap(([name, autocomplete, caption], index) => {
    // A phone number without a country code is sent with an empty one.
    if (omitsCountryCode && index === 0) return []
    const isHalf = name === 'AM/PM'
    return [
      {
        partName: `${id}.${index}`,
        partId: `${elementId}-${index}`,
        partClass: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
        partTitle: name.replace(/ Name$/, ''),
        caption: translate(caption),
        autocomplete,
        isDigits: type === 'date' || type === 'time',
        isTelephone: type === 'phone',
        partValue: values[index] ?? '',
        halves: isHalf ? createHalves(values[index]) : [],
      },
    ]
  })
}

function createHalves(value: string | undefined) {
  return ['AM', 'PM'].map((half) => ({ half, isChosen: half === value }))
}
