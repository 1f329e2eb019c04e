import type { Db } from '../../platform/db/db.ts'
import { getCoveringKey, fillWildcard, toMatchKey, getLastSegment } from './path.ts'
import { findRedirectByKeys } from './store.ts'

/** The target and the status of a redirect. */
export interface RedirectTarget {
  /** A percent-encoded path of this site, or a URL of another. */
  readonly target: string
  readonly status: 301 | 302
}

/**
 * Finds the redirect of a path without a page. `path` is decoded and includes the prefix of the language;
 * the leading slash is optional.
 */
export async function findRedirect(
  db: Db,
  siteId: string,
  path: string,
): Promise<RedirectTarget | undefined> {
  const key = toMatchKey(path)
  if (key === undefined || key === '/') return undefined
  const row = await findRedirectByKeys(db, siteId, { key, covering: getCoveringKey(key) })
  if (!row) return undefined
  const status = row.status === 302 ? 302 : 301
  const isPattern = row.matchKey.endsWith('/')
  return {
    target: isPattern ? fillWildcard(row.target, getLastSegment(path)) : row.target,
    status,
  }
}
