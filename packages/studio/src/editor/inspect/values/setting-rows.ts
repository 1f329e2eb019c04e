import type { Json, JsonObject } from '@vitrine/page'
import { isJsonObject } from './json-members.ts'

/** A setting as a form shows it. */
export interface SettingRow {
  readonly name: string
  readonly value: string
}

const MAX_SETTINGS = 50

/** Returns settings as rows. A text that would read as a number or as true is in quotes. */
export function formatSettings(value: Json | undefined): readonly SettingRow[] {
  if (!isJsonObject(value)) return []
  return Object.entries(value).map(([name, each]) => ({
    name,
    value: typeof each === 'string' && parseValue(each) === each ? each : JSON.stringify(each),
  }))
}

/** Returns the settings of rows: numbers, true and false are what they look like, everything else is text. */
export function parseSettings(rows: readonly SettingRow[]): JsonObject {
  return Object.fromEntries(rows.map(({ name, value }) => [name, parseValue(value)]))
}

/** Returns why a row cannot be stored; undefined if it can. */
export function findSettingError(
  row: SettingRow,
  rows: readonly SettingRow[],
): 'invalid' | 'twice' | 'tooMany' | undefined {
  if (!/^[a-zA-Z][a-zA-Z0-9]{0,59}$/.test(row.name)) return 'invalid'
  if (rows.filter(({ name }) => name === row.name).length > 1) return 'twice'
  return rows.length > MAX_SETTINGS ? 'tooMany' : undefined
}

function parseValue(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^-?\d{1,15}(?:\.\d{1,15})?$/.test(text)) return Number(text)
  const quoted = /^"(?:[^"\\]|\\.)*"$/.test(text)
  return quoted ? String(JSON.parse(text)) : text
}
