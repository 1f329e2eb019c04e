import { getId } from './list-ids.ts'
import { formatName, formatPath } from './op-error.ts'
import type { Path } from './op.ts'

/** The maximum depth of a document: more than nested lists in a text need. */
export const MAX_DEPTH = 100

/** The names that reach members of every object. */
const reserved: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** The characters that no database stores: U+0000, and half of a surrogate pair. */
const UNSTORABLE = /[\0\p{Surrogate}]/u

export function isReserved(name: string): boolean {
  return reserved.has(name)
}

/** Returns whether a database can store a text. */
export function isStorableText(text: string): boolean {
  return !UNSTORABLE.test(text)
}

/** The part of a value that cannot be part of a document. */
export interface ValueError {
  /** The path inside the value, with the ids of list elements. */
  readonly path: Path
  /** The reason, as the end of a sentence: "is not JSON". */
  readonly words: string
}

/**
 * Returns the first part of a value that cannot be part of a document: it is not JSON, too deep, uses a
 * reserved name, or has a character that cannot be stored.
 */
export function findValueError(value: unknown, depth = 0): ValueError | undefined {
  if (typeof value === 'string') return fail(getTextError(value))
  if (value === null || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : fail('is not a number')
  if (typeof value !== 'object') return fail('is not JSON')
  if (depth >= MAX_DEPTH) return fail(`is nested more than ${MAX_DEPTH} levels deep`)
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at += 1) {
      const error = findValueError(value[at], depth + 1)
      if (error) return prependName(getId(value[at]) ?? String(at), error)
    }
    return undefined
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return fail('is not JSON')
  for (const [name, inner] of Object.entries(value)) {
    if (isReserved(name)) return fail(`uses the reserved name ${formatName(name)}`)
    if (!isStorableText(name)) return fail('has a name with a character that cannot be stored')
    const error = findValueError(inner, depth + 1)
    if (error) return prependName(name, error)
  }
  return undefined
}

function fail(words: string | undefined): ValueError | undefined {
  return words === undefined ? undefined : { path: [], words }
}

/** Adds a name in front of the path. Paths are built only on the way back from an error. */
function prependName(name: string, { path, words }: ValueError): ValueError {
  return { path: [name, ...path], words }
}

/** Returns why a text cannot be stored; undefined if it can. */
function getTextError(text: string): string | undefined {
  const character = UNSTORABLE.exec(text)?.[0]
  if (character === undefined) return undefined
  return character === '\0'
    ? 'contains the character U+0000, which cannot be stored. Remove it'
    : 'contains half of a character (an unpaired surrogate), which cannot be stored. Remove it'
}

/** Returns the message of an error in the value at `path`: "The value of title is not JSON." */
export function formatValueError(path: Path, error: ValueError): string {
  return `The value of ${formatPath([...path, ...error.path])} ${error.words}.`
}
