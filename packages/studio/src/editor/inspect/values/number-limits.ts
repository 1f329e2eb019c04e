import type { LabeledField } from '../../block-fields.ts'
import { type FieldPlace, getPlaceData, listEntries } from './field-place.ts'
import { findMember } from './json-members.ts'

/** A field whose value is a number with limits. */
export type NumberField = Extract<LabeledField, { readonly ui: 'number' | 'money' }>

/** Returns the limits of a number, which other fields may narrow. */
export function getRange(
  { min, max, notBelow, notAbove }: NumberField,
  place: FieldPlace,
): { readonly min: number; readonly max: number } {
  const data = getPlaceData(place)
  const lower = notBelow === undefined ? undefined : findMember(data, notBelow)
  const upper = notAbove === undefined ? undefined : findMember(data, notAbove)
  return {
    min: typeof lower === 'number' ? Math.max(min, lower) : min,
    max: typeof upper === 'number' ? Math.min(max, upper) : max,
  }
}

/** Returns whether another entry of the list has a number that only one entry may have. */
export function isTaken(field: NumberField, place: FieldPlace, number: number): boolean {
  const entry = place.entries.at(-1)
  if (!field.isUnique || !entry) return false
  const list = findMember(
    getPlaceData({ ...place, entries: place.entries.slice(0, -1) }),
    entry.list,
  )
  return listEntries(list).some(
    (each) => each.id !== entry.id && findMember(each, field.key) === number,
  )
}
