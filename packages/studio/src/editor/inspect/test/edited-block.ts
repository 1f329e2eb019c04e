import { type FieldCondition } from '@vitrine/blocks/fields'
import { type Block, type Json, newContent, newPage, newSection } from '@vitrine/page'
import { getBlockFields, type LabeledField } from '../../block-fields.ts'
import { insertBlock } from '../../actions.ts'
import { createEditorStore, type EditorStore } from '../../store/editor-store.ts'
import type { EditedBody } from '../../store/edited-body.ts'
import { createPorts, FakeServer } from '../../store/fake-server.ts'
import {
  type FieldPlace,
  getFieldValue,
  type ListField,
  setFieldValue,
  setKind,
} from '../values/field-place.ts'
import { addEntries, createEntry, getEntries } from '../values/list-entries.ts'
import { getOtherValue, ID } from './other-value.ts'

export const LOCALE = 'en'

/** A document in one language. */
export const LANGUAGES = { locale: LOCALE, sourceLocale: LOCALE } as const

/** A block of a type in an open document. */
export interface EditedBlock {
  readonly store: EditorStore
  readonly fields: readonly LabeledField[]
  readonly get: () => Block
  /** Saves what waits, and returns the block on the server. */
  readonly save: () => Promise<Block | undefined>
}

/** Opens a page and inserts a block of a type, as the panel of blocks does. */
export function insertNewBlock(type: number): EditedBlock {
  const content = newContent([{ section: newSection(() => 'hero'), blocks: [] }])
  const body: EditedBody = { ...newPage({ locale: LOCALE, title: 'Pots', slug: 'pots' }, content) }
  const server = new FakeServer(body)
  const { clock, ports } = createPorts(server)
  const store = createEditorStore(
    { id: 'page', kind: 'page', rev: 1, body, locale: LOCALE, clientId: 'me' },
    ports,
  )
  const id = insertBlock(store, type) ?? ''
  return {
    store,
    fields: getBlockFields(type),
    get: () => {
      const block = store.state.getState().body.blocks[id]
      if (!block) throw new Error(`The block of type ${type} is not on the page`)
      return block
    },
    save: async () => {
      await clock.run()
      return server.body.blocks[id]
    },
  }
}

/** A group of fields: those of the block, or of an entry of one of its lists. */
export interface FieldGroup {
  readonly edited: EditedBlock
  readonly entries: FieldPlace['entries']
  readonly fields: readonly LabeledField[]
}

export function getPlace({ edited, entries }: FieldGroup): FieldPlace {
  return { block: edited.get(), entries }
}

/** Sets a field as its control does. */
export function setField(group: FieldGroup, field: LabeledField, value: Json | undefined): boolean {
  const place = getPlace(group)
  const { store } = group.edited
  return field.ui === 'kind'
    ? setKind(store, place, {
        fields: group.fields,
        field,
        kind: typeof value === 'string' ? value : '',
      })
    : setFieldValue(store, place, field, value)
}

/** Adds an entry to a list, and returns its fields. */
export function addEntry(group: FieldGroup, list: ListField): FieldGroup {
  const siblings = getEntries(getPlace(group), list)
  const asked = list.fields.find(({ ui, isOptional }) => ui === 'address' && !isOptional)
  const [first] = list.fields
  const values = {
    ...(asked && { [asked.key]: 'https://example.com' }),
    ...(first?.ui === 'asset' && { [first.key]: ID }),
  }
  const entry = createEntry(list, values, { siblings, today: '2030-01-02' })
  addEntries(group.edited.store, getPlace(group), list, [{ entry, text: {} }])
  const entries = [...group.entries, { list: list.key, id: entry.id }]
  return { ...group, entries, fields: list.fields }
}

/** Sets other fields so that the conditions of a field are met. */
export function meetConditions(group: FieldGroup, field: LabeledField): void {
  for (const condition of field.shownWhen) meetCondition(group, condition)
}

function meetCondition(group: FieldGroup, condition: FieldCondition): void {
  if ('any' in condition) {
    for (const each of condition.any[0] ?? []) meetCondition(group, each)
    return
  }
  const found = group.fields.find((field) =>
    'variant' in condition
      ? field.target === 'variant'
      : 'text' in condition
        ? field.target === 'text' && field.key === condition.text
        : field.target === 'data' && field.key === condition.key,
  )
  if (!found) throw new Error(`No field for ${JSON.stringify(condition)}`)
  meetConditions(group, found)
  const value = getFieldValue(getPlace(group), found, LOCALE) ?? found.initial
  if ('variant' in condition) {
    const [first] = condition.variant
    setField(group, found, first ?? undefined)
  } else if ('is' in condition) {
    if (!condition.is.some((each) => each === value)) setField(group, found, condition.is[0])
  } else {
    const isSet = value !== undefined && value !== ''
    if (isSet !== condition.isSet)
      setField(
        group,
        found,
        condition.isSet ? getOtherValue(found, getPlace(group), value) : undefined,
      )
  }
}
