import type { Reference, Segment } from '../tree.ts'
import { Cursor } from './cursor.ts'

const largestIndex = 2_147_483_647

/** `segment ( . segment )*`, or null with the cursor anywhere. */
export function parseReference(cursor: Cursor): Reference | null {
  const segments: Segment[] = []
  do {
    const segment = parseSegment(cursor)
    if (segment === null) return null
    segments.push(segment)
  } while (cursor.skip('.'))
  return segments
}

function parseSegment(cursor: Cursor): Segment | null {
  const digits = cursor.digits()
  if (digits !== null) {
    const index = Number(digits)
    return index <= largestIndex ? index : digits
  }
  const word = cursor.word() ?? cursor.definition() ?? cursor.dollar()
  if (word !== null) return word
  return cursor.skip('@') ? '@' : null
}

/** `reference ( separator reference )*`. */
export function parseReferences(cursor: Cursor): readonly Reference[] | null {
  const references: Reference[] = []
  do {
    const reference = parseReference(cursor)
    if (reference === null) return null
    references.push(reference)
  } while (skipSeparator(cursor))
  return references
}

function skipSeparator(cursor: Cursor): boolean {
  const start = cursor.at
  cursor.spaces()
  if (cursor.skip(',')) {
    cursor.spaces()
    return true
  }
  cursor.at = start
  return false
}

/** A whole string as a reference; null when it is none. */
export function referenceOf(text: string): Reference | null {
  const cursor = new Cursor(text, 0, text.length)
  const reference = parseReference(cursor)
  return cursor.done ? reference : null
}
