import type { Reference, Segment } from '../tree.ts'
import { Cursor } from './cursor.ts'

const dot = 0x2e
const comma = 0x2c
const dollar = 0x24
const at = 0x40
const largestIndex = 2_147_483_647

/** `segment ( . segment )*`, or null with the cursor anywhere. */
export function parseReference(cursor: Cursor): Reference | null {
  const first = parseSegment(cursor)
  if (first === null) return null
  const segments: Segment[] = [first]
  while (cursor.peek() === dot) {
    cursor.at++
    const segment = parseSegment(cursor)
    if (segment === null) return null
    segments.push(segment)
  }
  return segments
}

function parseSegment(cursor: Cursor): Segment | null {
  const word = cursor.word()
  if (word !== null) return word
  switch (cursor.peek()) {
    case dollar:
      return cursor.dollar()
    case at: {
      const name = cursor.definition()
      if (name === null) cursor.at++
      return name ?? '@'
    }
    default: {
      const digits = cursor.digits()
      const index = Number(digits)
      return digits === null || index > largestIndex ? digits : index
    }
  }
}

/** `reference ( separator reference )*`. */
export function parseReferences(cursor: Cursor): readonly Reference[] | null {
  const first = parseReference(cursor)
  if (first === null) return null
  const references: Reference[] = [first]
  while (!cursor.done && skipSeparator(cursor)) {
    const reference = parseReference(cursor)
    if (reference === null) return null
    references.push(reference)
  }
  return references
}

function skipSeparator(cursor: Cursor): boolean {
  const start = cursor.at
  cursor.spaces()
  if (cursor.peek() === comma) {
    cursor.at++
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
