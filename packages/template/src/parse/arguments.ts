import type { Arguments, Call } from '../tree.ts'
import type { Cursor } from './cursor.ts'

/** The rest of the tag as arguments: its first character separates them, whatever it is. */
export function parseArguments(cursor: Cursor): Arguments | null {
  const text = cursor.rest()
  if (text === '') return null
  return text.length === 1 ? { delimiter: text, values: [] } : split(text)
}

function split(text: string): Arguments {
  const delimiter = text.charAt(0)
  return { delimiter, values: text.slice(1).split(delimiter) }
}

const bar = 0x7c
const noCalls: readonly Call[] = []

/** `|name args|name args`, to the end of the tag; null when something does not fit. */
export function parseFormatters(cursor: Cursor): readonly Call[] | null {
  if (cursor.done) return noCalls
  const calls: Call[] = []
  while (cursor.peek() === bar) {
    cursor.at++
    const { at } = cursor
    const name = cursor.word()
    if (name === null) return null
    const start = cursor.at
    cursor.until(bar)
    const args = cursor.at === start ? null : split(cursor.text.slice(start, cursor.at))
    calls.push({ at, name, args })
  }
  return cursor.done ? calls : null
}
