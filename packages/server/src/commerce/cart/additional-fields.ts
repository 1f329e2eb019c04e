import { createHash } from 'node:crypto'
import { isStorable } from '../../platform/http/request-context.ts'
import { cartErrors } from './errors.ts'

const MAX_FIELDS = 50
/** The maximum length of all fields as JSON text. */
const MAX_LENGTH = 20_000

/**
 * Parses the additional fields of a buyer from JSON text: a flat map of strings. Throws
 * `cart.malformedFields` for anything else.
 */
export function parseAdditionalFields(
  text: string | null | undefined,
): Readonly<Record<string, string>> {
  if (text === null || text === undefined || text === '') return {}
  if (text.length > MAX_LENGTH) throw cartErrors.malformedFields()
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw cartErrors.malformedFields()
  const fields = Object.entries(value)
  const isFlat = (field: [string, unknown]): field is [string, string] =>
    typeof field[1] === 'string' && field.every((text) => isStorable(text))
  if (fields.length > MAX_FIELDS || !fields.every(isFlat)) throw cartErrors.malformedFields()
  return Object.fromEntries(fields)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw cartErrors.malformedFields({ cause: error })
  }
}

/** Computes a hash of fields, independent of their order; empty for none. */
export function hashFields(fields: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))
  if (sorted.length === 0) return ''
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url')
}
