import type { Json } from '@vitrine/page'

const INDENT = 2

/** Serializes a value: equal values have equal bytes. Undefined members are omitted. */
export function serializeJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(sortKeys(value), undefined, INDENT)}\n`)
}

/** Returns whether two values are equal, whatever the order of their members. */
export function isEqualJson(a: unknown, b: unknown): boolean {
  return serializeJson(a).equals(serializeJson(b))
}

function sortKeys(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(members.map(([name, member]) => [name, sortKeys(member)]))
}

/** Parses a JSON file, or returns an error message. */
export function parseJson(bytes: Uint8Array): { readonly json: Json } | { readonly error: string } {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text: string
  try {
    text = decoder.decode(bytes)
  } catch {
    return { error: 'The file is not encoded in UTF-8.' }
  }
  try {
    // `JSON.parse` returns nothing else.
    return { json: JSON.parse(text) as Json }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { error: `Invalid JSON: ${message}.` }
  }
}
