import { createHash } from 'node:crypto'
import { isStorable } from '../../platform/http/call.ts'
import { cartErrors } from './errors.ts'

const MOST_FIELDS = 50

/**
 * What a buyer filled in, from JSON text: a flat map of strings. Throws `cart.malformedFields` for
 * anything else.
 */
export function readFields(text: string | null | undefined): Readonly<Record<string, string>> {
  if (text === null || text === undefined || text === '') return {}
  const given = parse(text)
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw cartErrors.malformedFields()
  const fields = Object.entries(given)
  const isFlat = (field: [string, unknown]): field is [string, string] =>
    typeof field[1] === 'string' && field.every((text) => isStorable(text))
  if (fields.length > MOST_FIELDS || !fields.every(isFlat)) throw cartErrors.malformedFields()
  return Object.fromEntries(fields)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw cartErrors.malformedFields({ cause: error })
  }
}

/** The same for the same answers in whatever order; empty for none. */
export function hashOfFields(fields: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))
  if (sorted.length === 0) return ''
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url')
}
