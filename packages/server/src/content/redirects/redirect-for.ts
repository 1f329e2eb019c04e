import type { Db } from '../../platform/db/db.ts'
import { coveringKey, filledIn, keyOf, lastSegment } from './address.ts'
import { redirectAt } from './store.ts'

export interface Redirection {
  /** As it is sent: percent-encoded, a path of this site or an address of another. */
  readonly target: string
  readonly status: 301 | 302
}

/**
 * Where an address leads at which nothing stands. `path` is decoded, with or without its first slash;
 * the language's prefix belongs to it.
 */
export async function redirectFor(
  db: Db,
  siteId: string,
  path: string,
): Promise<Redirection | undefined> {
  const key = keyOf(path)
  if (key === undefined || key === '/') return undefined
  const found = await redirectAt(db, siteId, { key, covering: coveringKey(key) })
  if (!found) return undefined
  const status = found.status === 302 ? 302 : 301
  const isPattern = found.matchKey.endsWith('/')
  return { target: isPattern ? filledIn(found.target, lastSegment(path)) : found.target, status }
}
