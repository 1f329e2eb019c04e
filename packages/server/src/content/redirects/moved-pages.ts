import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { getCoveringKey, encodePath, toMatchKey, MAX_TARGET_LENGTH } from './path.ts'
import { wouldLoopBack } from './redirect-graph.ts'
import {
  deleteRedirectsAt,
  loadRedirects,
  deleteOldestAutomatic,
  lockRedirects,
  type NewRedirectRow,
  upsertRedirects,
} from './store.ts'

/** The maximum number of automatic redirects; the oldest are deleted first. */
const MAX_AUTOMATIC_REDIRECTS = 2_500

/** The old and new path of a page: decoded, with the prefix of the language, the leading slash is optional. */
export interface MovedPage {
  readonly from: string
  readonly to: string
}

/**
 * Redirects the old paths of moved pages, one after the other, and retargets the redirects to them. Redirects
 * of the new paths are deleted. All redirects are read and written once, however many pages moved.
 */
export async function redirectMovedPages(
  tx: Db,
  siteId: string,
  moves: readonly MovedPage[],
): Promise<void> {
  const steps = moves.flatMap((moved) => toStep(moved) ?? [])
  if (steps.length === 0) return
  await lockRedirects(tx, siteId)
  const rows = new RedirectRows(await loadRedirects(tx, siteId))
  for (const step of steps) rows.addStep(step)
  await deleteRedirectsAt(tx, siteId, rows.removed)
  await upsertRedirects(tx, siteId, rows.changed)
  await deleteOldestAutomatic(tx, siteId, MAX_AUTOMATIC_REDIRECTS)
}

interface Step {
  /** The keys of the paths. */
  readonly from: string
  readonly to: string
  readonly fromPath: string
  readonly target: string
}

function toStep(moved: MovedPage): Step | undefined {
  const [from, to] = [toMatchKey(moved.from), toMatchKey(moved.to)]
  if (from === undefined || to === undefined || from === to) return undefined
  const fromPath = `/${moved.from.replace(/^\//, '')}`
  const target = encodePath(`/${moved.to.replace(/^\//, '')}`)
  return target.length > MAX_TARGET_LENGTH ? undefined : { from, to, fromPath, target }
}

type Row = NewRedirectRow & { readonly automatic: boolean }

/** The redirects of a site by key, while pages move. */
class RedirectRows {
  readonly #rows = new Map<string, Row>()
  /** The keys of the redirects to each target. */
  readonly #incoming = new Map<string, Set<string>>()
  readonly #changed = new Set<string>()
  readonly #removed = new Set<string>()

  constructor(rows: readonly Row[]) {
    for (const row of rows) this.#put(row)
  }

  /** The keys to delete before the changed redirects are saved. */
  get removed(): readonly string[] {
    return [...this.#removed]
  }

  get changed(): readonly Row[] {
    return [...this.#changed].flatMap((key) => this.#rows.get(key) ?? [])
  }

  addStep({ from, to, fromPath, target }: Step): void {
    // If the page is deleted later, a pattern that matches its new path must not cause a cycle.
    const isCovered = this.#rows.has(getCoveringKey(to))
    if (isCovered && wouldLoopBack([...this.#rows.values()], { from: fromPath, target })) return
    if (this.#remove(to)) this.#removed.add(to)
    for (const key of this.#incoming.get(encodePath(fromPath)) ?? []) {
      const row = this.#rows.get(key)
      if (row) this.#change({ ...row, target })
    }
    // The path of the home page is never redirected, as there always is a home page.
    if (from === '/') return
    this.#change({ id: newId(), fromPath, matchKey: from, target, status: 301, automatic: true })
  }

  #change(row: Row): void {
    this.#remove(row.matchKey)
    this.#put(row)
    this.#changed.add(row.matchKey)
  }

  #put(row: Row): void {
    this.#rows.set(row.matchKey, row)
    const incoming = this.#incoming.get(row.target) ?? new Set()
    this.#incoming.set(row.target, incoming.add(row.matchKey))
  }

  #remove(key: string): boolean {
    const row = this.#rows.get(key)
    if (row) this.#incoming.get(row.target)?.delete(key)
    return this.#rows.delete(key)
  }
}
