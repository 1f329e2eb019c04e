import { checkBlock, createBlockContext, renderBlock } from '@vitrine/blocks'
import { blockCatalog, getVisibleFields } from '@vitrine/blocks/fields'
import { fixturePorts } from '@vitrine/blocks/fixtures'
import type { Block } from '@vitrine/page'
import { compile } from '@vitrine/template'
import { describe, expect, it } from 'vitest'
import type { LabeledField } from '../../block-fields.ts'
import { getFieldValue, getSubject } from '../values/field-place.ts'
import { getEntries, moveEntry, removeEntry } from '../values/list-entries.ts'
import {
  addEntry,
  type FieldGroup,
  getPlace,
  insertNewBlock,
  LANGUAGES,
  LOCALE,
  meetConditions,
  setField,
} from './edited-block.ts'
import { getOtherValue } from './other-value.ts'

const kinds = [...blockCatalog.values()].map((entry) => [entry.slug, entry.type] as const)

/** Expects what the server expects of a draft, and that a visitor's page shows it without an error. */
function expectPublishable(block: Block, path: string): void {
  expect(checkBlock(block), path).toEqual({ block })
  const errors: unknown[] = []
  renderBlock(block, createBlockContext(block, fixturePorts), (source, data) => {
    const rendered = compile(source).render(data)
    errors.push(...rendered.errors)
    return rendered.output
  })
  expect(errors, path).toEqual([])
}

/** Changes every field of a group, and returns how many there are. */
function changeAll(group: FieldGroup, path: string): number {
  return group.fields.reduce((count, field) => {
    const name = `${path} › ${field.target} ${field.key}`
    meetConditions(group, field)
    const subject = getSubject(getPlace(group), group.fields, LANGUAGES)
    expect(getVisibleFields(group.fields, subject), name).toContain(field)
    const changed =
      field.ui === 'list' ? changeList(group, field, name) : changeField(group, field, name)
    expectPublishable(group.edited.get(), name)
    return count + changed
  }, 0)
}

function changeField(group: FieldGroup, field: LabeledField, name: string): number {
  const before = getFieldValue(getPlace(group), field, LOCALE)
  const value = getOtherValue(field, getPlace(group), before ?? field.initial)
  expect(value, name).toBeDefined()
  expect(value, name).not.toEqual(before)
  expect(setField(group, field, value), name).toBe(true)
  expect(getFieldValue(getPlace(group), field, LOCALE), name).toEqual(value)
  return 1
}

function changeList(
  group: FieldGroup,
  list: Extract<LabeledField, { readonly ui: 'list' }>,
  name: string,
): number {
  const before = getEntries(getPlace(group), list).length
  const first = addEntry(group, list)
  const count = changeAll(first, name)
  const second = addEntry(group, list)
  expect(getEntries(getPlace(group), list), name).toHaveLength(before + 2)
  const [id, other] = [first, second].map(({ entries }) => entries.at(-1)?.id ?? '')
  const { store } = group.edited
  expect(moveEntry(store, getPlace(group), { field: list, id: other ?? '', step: -1 }), name).toBe(
    true,
  )
  expect(getEntries(getPlace(group), list).at(-1)?.id, name).toBe(id)
  expect(removeEntry(store, getPlace(group), list, other ?? ''), name).toBe(true)
  expect(getEntries(getPlace(group), list), name).toHaveLength(before + 1)
  return count + 1
}

describe('a block from the panel', () => {
  it.each(kinds)('is inserted, changed in every field and published: %s', async (name, type) => {
    const edited = insertNewBlock(type)
    expectPublishable(edited.get(), name)
    const inserted = edited.get()
    changeAll({ edited, entries: [], fields: edited.fields }, name)
    expect(edited.store.state.getState().notice).not.toMatchObject({ isError: true })
    expect(await edited.save()).toEqual(edited.get())
    while (edited.store.state.getState().history.past.length > 1) edited.store.undo()
    expect(edited.get()).toEqual(inserted)
  })

  it('has one of all 64 types', () => {
    expect(kinds).toHaveLength(64)
  })
})
