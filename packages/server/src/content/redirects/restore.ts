import type { Db } from '../../platform/db/db.ts'
import { written } from './lines.ts'
import { Chart, drawnWay } from './chart.ts'
import { readRedirect } from './read.ts'
import { everyRedirect, lockRedirects, putRedirects } from './store.ts'

/** A redirect as an owner reads it, with what is kept of it. */
export interface KeptRedirect {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly status: 301 | 302
  /** Made when a page moved. */
  readonly automatic: boolean
  readonly createdAt: Date
}

/** By the addresses they lead on from. */
export async function keptRedirects(db: Db, siteId: string): Promise<readonly KeptRedirect[]> {
  const rows = await everyRedirect(db, siteId)
  return rows.map(({ id, fromPath, target, status, automatic, createdAt }) => ({
    id,
    from: written(fromPath),
    to: target,
    status: status === 302 ? 302 : 301,
    automatic,
    createdAt,
  }))
}

/** What is wrong with redirects that come from elsewhere, by the number of the first at fault; or nothing. */
export function faultIn(
  given: readonly KeptRedirect[],
): { readonly at: number; readonly message: string } | undefined {
  const read = given.map((each) => readRedirect(each, []))
  const chart = new Chart()
  for (const [at, each] of read.entries()) {
    if ('kind' in each) return { at, message: each.message }
    if (chart.get(each.matchKey)) return { at, message: 'This address leads somewhere already.' }
    chart.put(each)
    const way = chart.circleBy(each)
    if (way) return { at, message: `This would lead in a circle: ${drawnWay(way)}` }
  }
  return undefined
}

/** Those of a site that has none, in which `faultIn` finds nothing, with their ids and times. */
export async function restoreRedirects(
  tx: Db,
  siteId: string,
  given: readonly KeptRedirect[],
): Promise<void> {
  await lockRedirects(tx, siteId)
  const rows = given.flatMap(({ id, automatic, createdAt, ...each }) => {
    const read = readRedirect(each, [])
    return 'kind' in read ? [] : [{ ...read, id, automatic, createdAt }]
  })
  await putRedirects(tx, siteId, rows)
}
