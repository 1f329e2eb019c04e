import { type FieldSubject, getVariantValue, getVisibleFields } from '@vitrine/blocks/fields'
import type { Block, Json, JsonObject } from '@vitrine/page'
import type { LabeledField } from '../../block-fields.ts'
import type { EditedLanguages } from '../../store/add-language.ts'
import type { EditorStore } from '../../store/editor-store.ts'
import { findMember, isJsonObject, setMember } from './json-members.ts'

/** The place of a group of values: a block, or an entry of one of its lists. */
export interface FieldPlace {
  readonly block: Block
  /** The lists and the ids of their entries that lead to the place, from the outermost. */
  readonly entries: readonly { readonly list: string; readonly id: string }[]
}

/** A list of entries, each with an id. */
export type ListField = Extract<LabeledField, { readonly ui: 'list' }>

/** Returns the data of a place; empty if it no longer exists. */
export function getPlaceData({ block, entries }: FieldPlace): JsonObject {
  return entries.reduce<JsonObject>(
    (data, { list, id }) => listEntries(findMember(data, list)).find((e) => e.id === id) ?? {},
    block.data,
  )
}

/** An entry of a list. Its texts are found by its id. */
export interface Entry extends JsonObject {
  readonly id: string
}

/** Returns the entries of a list. */
export function listEntries(value: Json | undefined): readonly Entry[] {
  return Array.isArray(value) ? value.filter(isEntry) : []
}

function isEntry(value: Json): value is Entry {
  return isJsonObject(value) && typeof value['id'] === 'string'
}

/** Returns the name of a text of a place: those of an entry begin with its id. */
export function getTextName({ entries }: FieldPlace, key: string): string {
  const entry = entries.at(-1)
  return entry ? `${entry.id}.${key}` : key
}

/** Returns the value of a field; undefined while it is missing. */
export function getFieldValue(
  place: FieldPlace,
  field: LabeledField,
  locale: string,
): Json | undefined {
  const { block } = place
  const { target, key } = field
  if (target === 'variant') return block.variant
  // Texts are JSON.
  if (target === 'text') return block.text?.[locale]?.[getTextName(place, key)] as Json | undefined
  return getVariantValue(field, block.variant) ?? findMember(getPlaceData(place), key)
}

/** Returns the value that visitors see: a text that is not translated is that of the language it starts from. */
export function getShownValue(
  place: FieldPlace,
  field: LabeledField,
  { locale, sourceLocale }: EditedLanguages,
): Json | undefined {
  return getFieldValue(place, field, locale) ?? getFieldValue(place, field, sourceLocale)
}

/** Returns what the conditions of fields look at. */
export function getSubject(
  place: FieldPlace,
  fields: readonly LabeledField[],
  languages: EditedLanguages,
): FieldSubject {
  const texts = fields
    .filter(
      (field) => field.target === 'text' && getShownValue(place, field, languages) !== undefined,
    )
    .map(({ key }) => key)
  return { data: getPlaceData(place), variant: place.block.variant, texts: new Set(texts) }
}

/** Sets the value of a field, as one step of the history with further changes of it; undefined removes it. */
export function setFieldValue(
  store: EditorStore,
  place: FieldPlace,
  field: LabeledField,
  value: Json | undefined,
): boolean {
  const block = findCurrent(store, place.block)
  const { id, type, v, data, text } = block
  const { target, key } = field
  const at = place.entries.map((entry) => entry.id).join('.')
  const options = { key: `field:${id}:${at}:${target}:${key}` }
  if (target === 'text') {
    const payload = { id, locale: store.locale, field: getTextName(place, key) }
    return store.dispatch('block.setText', { ...payload, value: toText(value) }, options)
  }
  if (target === 'variant') {
    const variant = typeof value === 'number' ? value : undefined
    return store.dispatch('block.convert', { id, type, v, variant, data, text }, options)
  }
  // The value of the data takes the place of the variant that stood for one.
  if (getVariantValue(field, block.variant) !== undefined)
    store.dispatch('multi.setVariant', { ids: [id], variant: undefined }, options)
  const [first] = place.entries
  if (!first) return store.dispatch('block.setData', { id, path: key.split('.'), value }, options)
  const changed = changeInside(data, place.entries, (entry) => setMember(entry, key, value))
  const payload = { id, locale: store.locale, data: { [first.list]: changed[first.list] } }
  return store.dispatch('block.setValues', payload, options)
}

/** Sets the kind of an entry. Members that the new kind does not have are removed, with the texts of their entries. */
export function setKind(
  store: EditorStore,
  place: FieldPlace,
  {
    fields,
    field,
    kind,
  }: {
    readonly fields: readonly LabeledField[]
    readonly field: LabeledField
    readonly kind: string
  },
): boolean {
  const current = { ...place, block: findCurrent(store, place.block) }
  const [first] = place.entries
  if (!first) return setFieldValue(store, current, field, kind)
  const texts = getSubject(current, fields, store).texts
  const changed = changeInside(current.block.data, current.entries, (entry) => {
    const next = setMember(entry, field.key, kind)
    const visible = getVisibleFields(fields, { data: next, texts })
    const names = new Set(visible.map(({ key }) => key.split('.')[0]))
    const rest = Object.entries(next).filter(([name]) => name === 'id' || names.has(name))
    return Object.fromEntries(rest)
  })
  return store.dispatch('block.setValues', {
    id: place.block.id,
    locale: store.locale,
    data: { [first.list]: changed[first.list] },
  })
}

/** Returns data in which one entry of a list, or of a list inside of one, is changed. */
export function changeInside(
  data: JsonObject,
  [step, ...rest]: FieldPlace['entries'],
  change: (entry: JsonObject) => JsonObject,
): JsonObject {
  if (!step) return change(data)
  const list = listEntries(findMember(data, step.list)).map((entry) =>
    entry.id === step.id ? changeInside(entry, rest, change) : entry,
  )
  return { ...data, [step.list]: list }
}

/** Returns the block as it is now, which several changes in one turn need. */
export function findCurrent(store: EditorStore, block: Block): Block {
  return store.state.getState().body.blocks[block.id] ?? block
}

function toText(value: Json | undefined) {
  if (typeof value === 'string') return value
  return isRichText(value) ? value : undefined
}

type BlockText = NonNullable<Block['text']>[string][string]

function isRichText(value: Json | undefined): value is Json & Exclude<BlockText, string> {
  return isJsonObject(value) && value['type'] === 'doc'
}
