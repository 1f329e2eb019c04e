import type { Run } from './run.ts'
import type { Reference } from './tree.ts'
import { asString, descend, member } from './value.ts'

/**
 * What a formatter's own markup sees: the value it was given first, then the frames outwards.
 */
export function find(run: Run, value: unknown, path: Reference): unknown {
  const first = path[0]
  if (first === undefined) return value
  const found = member(value, first)
  return found === undefined ? run.resolve(path) : descend(found, path, 1)
}

/** A text of the site's language, or the fallback where it has none. */
export function localized(run: Run, value: unknown, key: string, fallback: string): string {
  return asString(find(run, value, ['localizedStrings', key])) || fallback
}
