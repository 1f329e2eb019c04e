import type { Json } from '@vitrine/page'

const INDENT = 2

/** A value as an archive has it: the same value is always the same bytes. Undefined parts are left out. */
export function archiveJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(ordered(value), undefined, INDENT)}\n`)
}

/** Whether two values are the same, in whatever order their parts were written. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return archiveJson(one).equals(archiveJson(other))
}

function ordered(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(parts.map(([name, part]) => [name, ordered(part)]))
}

/** What a file says; or why it says nothing, in words. */
export function readJson(bytes: Uint8Array): { readonly json: Json } | { readonly fault: string } {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text: string
  try {
    text = decoder.decode(bytes)
  } catch {
    return { fault: 'The file is not written in UTF-8.' }
  }
  try {
    // That is all a parser of JSON gives.
    return { json: JSON.parse(text) as Json }
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    return { fault: `The file is no JSON: ${said}.` }
  }
}
