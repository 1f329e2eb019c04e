import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { coveringKey, encodedPath, keyOf, MOST_TARGET } from './address.ts'
import { leadsBack } from './chart.ts'
import {
  deleteAll,
  everyRedirect,
  forgetOldAutomatic,
  lockRedirects,
  type NewRow,
  putRedirects,
} from './store.ts'

/** Of those made by moving pages; when there are more, the oldest goes. */
export const MOST_AUTOMATIC = 2_500

/** Paths are decoded, with or without their first slash; the language's prefix belongs to them. */
export interface Moved {
  readonly from: string
  readonly to: string
}

/**
 * Pages have other addresses from now on, one after the other, and the old ones lead there, as does all
 * that led to an old one. Nothing leads on from a new address any more: something stands there. However
 * many moved, what there is is read once and written once.
 */
export async function redirectMoved(
  tx: Db,
  siteId: string,
  moves: readonly Moved[],
): Promise<void> {
  const steps = moves.flatMap((moved) => stepOf(moved) ?? [])
  if (steps.length === 0) return
  await lockRedirects(tx, siteId)
  const rows = new Rows(await everyRedirect(tx, siteId))
  for (const step of steps) rows.take(step)
  await deleteAll(tx, siteId, rows.gone)
  await putRedirects(tx, siteId, rows.changed)
  await forgetOldAutomatic(tx, siteId, MOST_AUTOMATIC)
}

interface Step {
  /** The keys of the addresses. */
  readonly from: string
  readonly to: string
  readonly fromPath: string
  readonly target: string
}

function stepOf(moved: Moved): Step | undefined {
  const [from, to] = [keyOf(moved.from), keyOf(moved.to)]
  if (from === undefined || to === undefined || from === to) return undefined
  const fromPath = `/${moved.from.replace(/^\//, '')}`
  const target = encodedPath(`/${moved.to.replace(/^\//, '')}`)
  return target.length > MOST_TARGET ? undefined : { from, to, fromPath, target }
}

type Row = NewRow & { readonly automatic: boolean }

/** The redirects of a site while pages move, by their keys. */
class Rows {
  readonly #rows = new Map<string, Row>()
  /** The keys of those that lead to a target. */
  readonly #into = new Map<string, Set<string>>()
  readonly #changed = new Set<string>()
  readonly #gone = new Set<string>()

  constructor(rows: readonly Row[]) {
    for (const row of rows) this.#put(row)
  }

  /** The keys of those that go, before others come. */
  get gone(): readonly string[] {
    return [...this.#gone]
  }

  get changed(): readonly Row[] {
    return [...this.#changed].flatMap((key) => this.#rows.get(key) ?? [])
  }

  take({ from, to, fromPath, target }: Step): void {
    // Should the page go one day, a pattern around its new address must not send visitors in a circle.
    const isCovered = this.#rows.has(coveringKey(to))
    if (isCovered && leadsBack([...this.#rows.values()], { from: fromPath, target })) return
    if (this.#remove(to)) this.#gone.add(to)
    for (const key of this.#into.get(encodedPath(fromPath)) ?? []) {
      const row = this.#rows.get(key)
      if (row) this.#change({ ...row, target })
    }
    // The home page's own address cannot be left: there is always a home page.
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
    const into = this.#into.get(row.target) ?? new Set()
    this.#into.set(row.target, into.add(row.matchKey))
  }

  #remove(key: string): boolean {
    const row = this.#rows.get(key)
    if (row) this.#into.get(row.target)?.delete(key)
    return this.#rows.delete(key)
  }
}
