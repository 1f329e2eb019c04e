import type { Arguments, Call } from '../tree/tree.ts'
import type { Cursor } from './cursor.ts'

/**
 * Parses the rest of the tag as arguments; its first character is the delimiter, whatever it is.
 */
export function parseArguments(cursor: Cursor): Arguments | null {
  const text = cursor.readRest()
  if (text === '') return null
  return text.length === 1 ? { delimiter: text, values: [] } : splitArguments(text)
}

function splitArguments(text: string): Arguments {
  const delimiter = text.charAt(0)
  return { delimiter, values: text.slice(1).split(delimiter) }
}

const bar = 0x7c
const noCalls: readonly Call[] = []

/** Parses `|name args|name args` to the end of the tag; null if something does not fit. */
export function parseFormatters(cursor: Cursor): readonly Call[] | null {
  if (cursor.isDone) return noCalls
  const calls: Call[] = []
  while (cursor.peek() === bar) {
    cursor.at++
    const { at } = cursor
    const name = cursor.readWord()
    if (name === null) return null
    const start = cursor.at
    cursor.skipTo(bar)
    const args = cursor.at === start ? null : splitArguments(cursor.text.slice(start, cursor.at))
    calls.push({ at, name, args })
  }
  return cursor.isDone ? calls : null
}
