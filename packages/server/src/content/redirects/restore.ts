import type { Db } from '../../platform/db/db.ts'
import { escapePath } from './redirect-file.ts'
import { RedirectGraph, formatHops } from './redirect-graph.ts'
import { parseRedirect } from './parse-redirect.ts'
import { loadRedirects, lockRedirects, upsertRedirects } from './store.ts'

/** A redirect as an archive contains it. */
export interface ArchivedRedirect {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly status: 301 | 302
  /** Whether it was created when a page moved. */
  readonly automatic: boolean
  readonly createdAt: Date
}

/** Loads all redirects for an archive, sorted by their paths. */
export async function loadArchivedRedirects(
  db: Db,
  siteId: string,
): Promise<readonly ArchivedRedirect[]> {
  const rows = await loadRedirects(db, siteId)
  return rows.map(({ id, fromPath, target, status, automatic, createdAt }) => ({
    id,
    from: escapePath(fromPath),
    to: target,
    status: status === 302 ? 302 : 301,
    automatic,
    createdAt,
  }))
}

/** Finds the first invalid one of archived redirects, with its index and a message; undefined if all are valid. */
export function findRedirectIssue(
  redirects: readonly ArchivedRedirect[],
): { readonly at: number; readonly message: string } | undefined {
  const read = redirects.map((each) => parseRedirect(each, []))
  const graph = new RedirectGraph()
  for (const [at, each] of read.entries()) {
    if ('kind' in each) return { at, message: each.message }
    if (graph.get(each.matchKey)) return { at, message: 'This address already has a redirect.' }
    graph.put(each)
    const cycle = graph.findCycle(each)
    if (cycle) return { at, message: `This redirect would create a loop: ${formatHops(cycle)}` }
  }
  return undefined
}

/** Restores redirects with their ids and times to a site without any; `findRedirectIssue` must find none invalid. */
export async function restoreRedirects(
  tx: Db,
  siteId: string,
  redirects: readonly ArchivedRedirect[],
): Promise<void> {
  await lockRedirects(tx, siteId)
  const rows = redirects.flatMap(({ id, automatic, createdAt, ...each }) => {
    const read = parseRedirect(each, [])
    return 'kind' in read ? [] : [{ ...read, id, automatic, createdAt }]
  })
  await upsertRedirects(tx, siteId, rows)
}
