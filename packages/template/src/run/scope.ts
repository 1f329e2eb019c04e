import type { Run } from './run.ts'
import type { Reference } from '../tree/tree.ts'
import { asString, getDescendant, getMember } from '../value.ts'

/**
 * Returns a value as a formatter's own markup sees it: from the value the formatter was given, then
 * from the frames outward.
 */
export function findInScope(run: Run, value: unknown, path: Reference): unknown {
  const first = path[0]
  if (first === undefined) return value
  const found = getMember(value, first)
  return found === undefined ? run.resolve(path) : getDescendant(found, path, 1)
}

/** Returns a text in the site's language, or the fallback if there is none. */
export function getLocalizedText(run: Run, value: unknown, key: string, fallback: string): string {
  return asString(findInScope(run, value, ['localizedStrings', key])) || fallback
}
