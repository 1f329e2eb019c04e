import { getVisibleFields } from '@vitrine/blocks/fields'
import type { Json, JsonObject } from '@vitrine/page'
import type { LabeledField } from '../../block-fields.ts'
import type { EditedLanguages } from '../../store/add-language.ts'
import type { EditorStore } from '../../store/editor-store.ts'
import { newId } from '../../store/new-id.ts'
import {
  changeInside,
  type Entry,
  type FieldPlace,
  findCurrent,
  getPlaceData,
  getShownValue,
  listEntries,
  type ListField,
} from './field-place.ts'
import { findMember, setMember } from './json-members.ts'

/** A new entry with its texts. */
export interface NewEntry {
  readonly entry: Entry
  readonly text: Readonly<Record<string, string>>
}

const FIRST_AMOUNT = 1_000

/**
 * Creates an entry with the members that it cannot be without. `values` has those that the owner chose: a file, an
 * address, a kind.
 */
export function createEntry(
  { fields }: ListField,
  values: JsonObject,
  { siblings, today }: { readonly siblings: readonly Entry[]; readonly today: string },
): Entry {
  const id = newId()
  let entry: JsonObject = values
  for (const field of fields) {
    const { target, key, isOptional, initial } = field
    if (target !== 'data' || findMember(entry, key) !== undefined) continue
    if (isOptional || initial !== undefined) continue
    const visible = getVisibleFields(fields, { data: entry, texts: new Set() })
    if (!visible.includes(field)) continue
    const value = createValue(field, siblings, today)
    if (value !== undefined) entry = setMember(entry, key, value)
  }
  return { ...entry, id }
}

function createValue(field: LabeledField, siblings: readonly Entry[], today: string) {
  switch (field.ui) {
    case 'kind':
      return field.options[0]?.value
    case 'list':
    case 'numbers':
      return []
    case 'date':
      return today
    case 'number':
    case 'money': {
      const used = siblings.map((each) => findMember(each, field.key)).filter(isNumber)
      const next = used.length === 0 ? FIRST_AMOUNT : Math.max(...used) + FIRST_AMOUNT
      return Math.min(Math.max(next, field.min), field.max)
    }
    case 'line':
      return ''
    default:
      return undefined
  }
}

function isNumber(value: Json | undefined): value is number {
  return typeof value === 'number'
}

/** Returns the entries of a list at a place. */
export function getEntries(place: FieldPlace, field: ListField): readonly Entry[] {
  return listEntries(findMember(getPlaceData(place), field.key))
}

/** Adds entries at the end of a list, as many as it can have. Returns whether it was possible. */
export function addEntries(
  store: EditorStore,
  place: FieldPlace,
  field: ListField,
  added: readonly NewEntry[],
): boolean {
  const current = { ...place, block: findCurrent(store, place.block) }
  const entries = getEntries(current, field)
  const fitting = added.slice(0, Math.max(0, field.max - entries.length))
  const list = [...entries, ...fitting.map(({ entry }) => entry)]
  const text = Object.assign({}, ...fitting.map((each) => each.text))
  return setEntries(store, current, { field, list, text })
}

/** Removes an entry with its texts. */
export function removeEntry(
  store: EditorStore,
  place: FieldPlace,
  field: ListField,
  id: string,
): boolean {
  const current = { ...place, block: findCurrent(store, place.block) }
  const list = getEntries(current, field).filter((entry) => entry.id !== id)
  return setEntries(store, current, { field, list })
}

/** Moves an entry up or down by one. */
export function moveEntry(
  store: EditorStore,
  place: FieldPlace,
  { field, id, step }: { readonly field: ListField; readonly id: string; readonly step: -1 | 1 },
): boolean {
  const current = { ...place, block: findCurrent(store, place.block) }
  const entries = getEntries(current, field)
  const at = entries.findIndex((entry) => entry.id === id)
  const entry = entries[at]
  if (!entry || at + step < 0 || at + step >= entries.length) return false
  return setEntries(store, current, {
    field,
    list: entries.toSpliced(at, 1).toSpliced(at + step, 0, entry),
  })
}

function setEntries(
  store: EditorStore,
  place: FieldPlace,
  change: {
    readonly field: ListField
    readonly list: readonly Entry[]
    readonly text?: Readonly<Record<string, string>>
  },
): boolean {
  const { field, list, text = {} } = change
  const { id, data } = place.block
  const { locale } = store
  const [first] = place.entries
  if (!first)
    return store.dispatch('block.setValues', { id, locale, data: { [field.key]: list }, text })
  const changed = changeInside(data, place.entries, (entry) => setMember(entry, field.key, list))
  const outer = { [first.list]: findMember(changed, first.list) }
  return store.dispatch('block.setValues', { id, locale, data: outer, text })
}

/** Returns the name of an entry: its first text, else its position. */
export function getEntryName(
  place: FieldPlace,
  field: ListField,
  {
    id,
    index,
    languages,
  }: { readonly id: string; readonly index: number; readonly languages: EditedLanguages },
): string {
  const own = { ...place, entries: [...place.entries, { list: field.key, id }] }
  for (const each of field.fields) {
    const value = each.target === 'text' ? getShownValue(own, each, languages) : undefined
    if (typeof value === 'string' && value.trim() !== '') return value
  }
  return `${field.item} ${index + 1}`
}
