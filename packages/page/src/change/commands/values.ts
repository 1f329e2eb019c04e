import type { Id, Locale } from '../../document/common.ts'
import type { Block, Content } from '../../document/content.ts'
import { getMember, isList, isObject, type Json } from '../../json.ts'
import type { RichText } from '../../rich-text/schema.ts'
import type { Op } from '../op.ts'
import type { Command } from './command.ts'
import { withoutPlaceholder } from './data.ts'
import { findEditable, getBlockNameById } from './find.ts'
import { setIn, toJson } from './set-in.ts'

interface SetValues {
  readonly id: Id
  /** The members of the data to set; undefined removes one. */
  readonly data?: Readonly<Record<string, Json | undefined>>
  /** The texts to set in one language; undefined removes one. */
  readonly locale: Locale
  readonly text?: Readonly<Record<string, RichText | string | undefined>>
}

/**
 * Sets several values of a block at once: a list with the texts of a new entry, or a whole table. Texts of list entries
 * that the data no longer have are removed in all languages.
 */
const setValues: Command<Content, SetValues> = {
  label: (content, { id }) => `change ${getBlockNameById(content, id)}`,
  run: (content, { id, data = {}, locale, text = {} }) => {
    const block = findEditable(content, id)
    const ops = [
      ...Object.entries(data).flatMap(([name, value]) =>
        setIn(block, ['blocks', id], ['data', name], value),
      ),
      ...removeTexts(block, findRemovedIds(block, data)),
      ...setTexts(block, locale, text),
    ]
    return withoutPlaceholder(block, ops)
  },
}

/** Finds the ids of list entries that a change of the data removes. */
function findRemovedIds(
  { data }: Block,
  changed: Readonly<Record<string, Json | undefined>>,
): ReadonlySet<string> {
  const remaining = new Set(Object.values(changed).flatMap(listEntryIds))
  const before = Object.keys(changed).flatMap((name) => listEntryIds(getMember(data, name)))
  return new Set(before.filter((id) => !remaining.has(id)))
}

function listEntryIds(value: Json | undefined): readonly string[] {
  if (isList(value))
    return value.flatMap((entry) => {
      const id = isObject(entry) ? getMember(entry, 'id') : undefined
      return [...(typeof id === 'string' ? [id] : []), ...listEntryIds(entry)]
    })
  return isObject(value) ? Object.values(value).flatMap(listEntryIds) : []
}

function removeTexts({ id, text = {} }: Block, ids: ReadonlySet<string>): readonly Op[] {
  return Object.entries(text).flatMap(([locale, fields]) =>
    Object.keys(fields)
      .filter((field) => field.includes('.') && ids.has(field.slice(0, field.indexOf('.'))))
      .map((field): Op => ({ op: 'unset', path: ['blocks', id, 'text', locale, field] })),
  )
}

function setTexts(block: Block, locale: Locale, text: NonNullable<SetValues['text']>) {
  const path = ['blocks', block.id]
  const entries = Object.entries(text).map(
    ([field, value]) => [field, typeof value === 'object' ? toJson(value) : value] as const,
  )
  if (block.text && Object.hasOwn(block.text, locale))
    return entries.flatMap(([field, value]) => setIn(block, path, ['text', locale, field], value))
  const written = Object.fromEntries(entries.flatMap(([f, v]) => (v === undefined ? [] : [[f, v]])))
  return Object.keys(written).length === 0 ? [] : setIn(block, path, ['text', locale], written)
}

export const valueCommands = { 'block.setValues': setValues }
