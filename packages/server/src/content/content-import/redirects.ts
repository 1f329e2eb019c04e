import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { importMissingRedirects } from '../redirects/index.ts'
import { markRedirected } from './store.ts'

/** The redirects of an import. */
export interface RedirectCounts {
  readonly added: number
  readonly unchanged: number
  /** The redirects that could not be added, with the reason. */
  readonly issues: readonly { readonly from: string; readonly message: string }[]
}

/** The number of redirects that are added at once. */
const BATCH_SIZE = 10_000

/** The old path of an imported document, which leads to its new one. */
export interface MovedPath {
  /** The key of the entry in the source. */
  readonly key: string
  readonly oldPath: string
  readonly path: string
  /** Whether an earlier import has redirected it. */
  readonly isRedirected: boolean
}

/**
 * Redirects the old paths of imported documents to their new ones, or with `dryRun` counts those that would be
 * redirected. Redirects that the owner has changed or deleted stay so.
 */
export async function redirectOldPaths(
  db: Db,
  siteId: string,
  moved: readonly MovedPath[],
  { dryRun }: { readonly dryRun: boolean },
): Promise<RedirectCounts> {
  const needed = moved.filter(({ oldPath, path }) => trim(oldPath) !== trim(path))
  let [added, unchanged] = [0, 0]
  const issues: { from: string; message: string }[] = []
  for (let start = 0; start < needed.length; start += BATCH_SIZE) {
    const some = needed.slice(start, start + BATCH_SIZE)
    const text = some.map(({ oldPath, path }) => `${oldPath} -> ${encodeURI(path)} 301`).join('\n')
    const known = new Set(some.flatMap(({ isRedirected }, at) => (isRedirected ? [at + 1] : [])))
    const done = await transact(db, async (tx) => {
      const result = await importMissingRedirects(
        tx,
        { siteId, hosts: [] },
        { text, dryRun, known },
      )
      const settled = some.filter((_, at) => result.settled.has(at + 1)).map(({ key }) => key)
      if (!dryRun) await markRedirected(tx, siteId, settled)
      return result
    })
    added += done.added
    unchanged += done.unchanged
    const report = (line: number, message: string) =>
      issues.push({ from: some[line - 1]?.oldPath ?? '', message })
    for (const { line, message } of done.issues) report(line, message)
    for (const { line, target } of done.taken)
      report(line, `you have changed it: your redirect to ${target} stays`)
    for (const line of done.deleted) report(line, 'you have deleted its redirect')
  }
  return { added, unchanged, issues }
}

function trim(path: string): string {
  const bare = path.replace(/\/$/, '')
  try {
    return decodeURI(bare)
  } catch {
    return bare
  }
}
