import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { importMissingRedirects } from '../redirects/index.ts'

/** The redirects of an import. */
export interface RedirectCounts {
  readonly added: number
  readonly unchanged: number
  /** The redirects that could not be added, with the reason. */
  readonly issues: readonly { readonly from: string; readonly message: string }[]
}

/** The number of redirects that are added at once. */
const BATCH_SIZE = 10_000

/**
 * Redirects the old paths of imported documents to their new ones, or with `dryRun` counts those that would be
 * redirected. Redirects that the owner has changed stay.
 */
export async function redirectOldPaths(
  db: Db,
  siteId: string,
  moved: readonly { readonly oldPath: string; readonly path: string }[],
  { dryRun }: { readonly dryRun: boolean },
): Promise<RedirectCounts> {
  const needed = moved.filter(({ oldPath, path }) => trim(oldPath) !== trim(path))
  let [added, unchanged] = [0, 0]
  const issues: { from: string; message: string }[] = []
  for (let start = 0; start < needed.length; start += BATCH_SIZE) {
    const some = needed.slice(start, start + BATCH_SIZE)
    const text = some.map(({ oldPath, path }) => `${oldPath} -> ${encodeURI(path)} 301`).join('\n')
    const done = await transact(db, (tx) =>
      importMissingRedirects(tx, { siteId, hosts: [] }, { text, dryRun }),
    )
    added += done.added
    unchanged += done.unchanged
    for (const { line, message } of done.issues)
      issues.push({ from: some[line - 1]?.oldPath ?? '', message })
    for (const { line, target } of done.taken)
      issues.push({
        from: some[line - 1]?.oldPath ?? '',
        message: `you have changed it: your redirect to ${target} stays`,
      })
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
