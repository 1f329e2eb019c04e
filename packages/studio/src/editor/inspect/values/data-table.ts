import type { Block } from '@vitrine/page'
import type { EditedLanguages } from '../../store/add-language.ts'
import type { EditorStore } from '../../store/editor-store.ts'
import { newId } from '../../store/new-id.ts'
import {
  type Entry,
  type FieldPlace,
  findCurrent,
  getShownValue,
  type ListField,
} from './field-place.ts'
import { findList } from './find-list.ts'
import { listNumbers } from './numbers.ts'

/** A column or a row of a table with its name. */
interface Named {
  readonly id: string
  readonly name: string
}

/** The numbers of a chart. Cells are texts until the table is saved. */
export interface DataTable {
  readonly columns: readonly Named[]
  readonly rows: readonly (Named & { readonly cells: readonly string[] })[]
}

type TableError = 'noColumn' | 'noRow'

/** Returns the field of a list with a number for each column; undefined if the list is no table. */
export function isTable({ fields }: ListField) {
  return fields.find((field) => field.ui === 'numbers')
}

/** Reads the table of a block. */
export function readTable(block: Block, field: ListField, languages: EditedLanguages): DataTable {
  const place: FieldPlace = { block, entries: [] }
  const each = isTable(field)?.each ?? ''
  const columns = findList(block, each)
  const rows = findList(block, field.key)
  const getName = (list: ListField, id: string) => {
    const text = list.fields.find(({ target }) => target === 'text')
    const own = { ...place, entries: [{ list: list.key, id }] }
    const value = text && getShownValue(own, text, languages)
    return typeof value === 'string' ? value : ''
  }
  const named = (list: ListField, entry: Entry) => {
    const id = entry.id
    return { id, name: getName(list, id) }
  }
  const numbers = isTable(field)?.key ?? ''
  return {
    columns: columns?.entries.map((entry) => named(columns.field, entry)) ?? [],
    rows:
      rows?.entries.map((entry) => ({
        ...named(field, entry),
        cells: listNumbers(entry[numbers], columns?.entries.length ?? 0).map(String),
      })) ?? [],
  }
}

/** Returns why a table cannot be saved; undefined if it can. @see platform spec §5 "Your dataset must have" */
export function findTableError({ columns, rows }: DataTable): TableError | undefined {
  if (columns.length === 0) return 'noColumn'
  return rows.length === 0 ? 'noRow' : undefined
}

/** Saves a table with its names, as one step. */
export function saveTable(
  store: EditorStore,
  target: Block,
  field: ListField,
  { columns, rows }: DataTable,
): boolean {
  const block = findCurrent(store, target)
  const numbers = isTable(field)
  const list = numbers && findList(block, numbers.each)
  if (!numbers || !list) return false
  const texts = (of: ListField, named: readonly Named[]) => {
    const key = of.fields.find(({ target: kind }) => kind === 'text')?.key ?? 'name'
    return named.map(({ id, name }) => [`${id}.${key}`, name === '' ? undefined : name] as const)
  }
  return store.dispatch('block.setValues', {
    id: block.id,
    locale: store.locale,
    data: {
      [list.field.key]: columns.map(({ id }) => ({ id })),
      [field.key]: rows.map(({ id, cells }) => ({
        id,
        [numbers.key]: columns.map((_, at) => clampNumber(cells[at] ?? '', numbers)),
      })),
    },
    text: Object.fromEntries([...texts(list.field, columns), ...texts(field, rows)]),
  })
}

/** Reads a number as spreadsheets write them: `1,234.5`, `1.234,5`, `12 %`, `£3`. Undefined if it is none. */
export function readNumber(text: string): number | undefined {
  const digits = text.replaceAll(/[\s%'\p{Sc}]/gu, '')
  if (!/^-?[\d.,]+$/.test(digits) || !/\d/.test(digits)) return undefined
  const [comma, dot] = [digits.lastIndexOf(','), digits.lastIndexOf('.')]
  const isCommaDecimal = comma > dot && !/^-?\d{1,3}(,\d{3})+$/.test(digits)
  const plain = isCommaDecimal
    ? digits.replaceAll('.', '').replace(',', '.')
    : digits.replaceAll(',', '')
  const number = Number(plain)
  return Number.isFinite(number) ? number : undefined
}

function clampNumber(
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): number {
  return Math.min(Math.max(readNumber(text) ?? 0, min), max)
}

/** Returns a table with another column or row at its end. */
export function addColumn({ columns, rows }: DataTable): DataTable {
  return {
    columns: [...columns, { id: newId(), name: '' }],
    rows: rows.map((row) => ({ ...row, cells: [...row.cells, ''] })),
  }
}

export function addRow({ columns, rows }: DataTable): DataTable {
  const row = { id: newId(), name: '', cells: columns.map(() => '') }
  return { columns, rows: [...rows, row] }
}

export function removeColumn({ columns, rows }: DataTable, at: number): DataTable {
  return {
    columns: columns.toSpliced(at, 1),
    rows: rows.map((row) => ({ ...row, cells: row.cells.toSpliced(at, 1) })),
  }
}
