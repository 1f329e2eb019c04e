import type { Reference, Segment } from '../tree/tree.ts'
import { Cursor } from './cursor.ts'

const dot = 0x2e
const comma = 0x2c
const dollar = 0x24
const at = 0x40
const MAX_INDEX = 2_147_483_647

/** Parses `segment ( . segment )*`; null if it does not fit, with the cursor anywhere. */
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
  const word = cursor.readWord()
  if (word !== null) return word
  switch (cursor.peek()) {
    case dollar:
      return cursor.readDollar()
    case at: {
      const name = cursor.readDefinition()
      if (name === null) cursor.at++
      return name ?? '@'
    }
    default: {
      const digits = cursor.readDigits()
      const index = Number(digits)
      return digits === null || index > MAX_INDEX ? digits : index
    }
  }
}

/** Parses `reference ( separator reference )*`. */
export function parseReferences(cursor: Cursor): readonly Reference[] | null {
  const first = parseReference(cursor)
  if (first === null) return null
  const references: Reference[] = [first]
  while (!cursor.isDone && skipSeparator(cursor)) {
    const reference = parseReference(cursor)
    if (reference === null) return null
    references.push(reference)
  }
  return references
}

function skipSeparator(cursor: Cursor): boolean {
  const start = cursor.at
  cursor.skipSpaces()
  if (cursor.peek() === comma) {
    cursor.at++
    cursor.skipSpaces()
    return true
  }
  cursor.at = start
  return false
}

/** Parses a whole string as a reference; null if it is none. */
export function parseWholeReference(text: string): Reference | null {
  const cursor = new Cursor(text, 0, text.length)
  const reference = parseReference(cursor)
  return cursor.isDone ? reference : null
}
