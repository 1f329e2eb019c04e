import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { Chart } from './chart.ts'
import { redirectErrors, refusalOf } from './errors.ts'
import { place, takeOut } from './place.ts'
import { type Draft, readRedirect } from './read.ts'
import {
  countOwn,
  deleteAt,
  everyRedirect,
  lockRedirects,
  putRedirects,
  type RedirectRow,
  redirectById,
  retargetAt,
} from './store.ts'

/** Of those that owners made. */
export const MOST_OWN = 2_500

/** The site, and the hosts that are its own. */
export interface Where {
  readonly siteId: string
  readonly hosts: readonly string[]
}

export interface Given {
  readonly from: string
  readonly to: string
  readonly status: 301 | 302
}

/** Throws what `redirectErrors` names. In a transaction. */
export async function addRedirect(tx: Db, where: Where, given: Given): Promise<RedirectRow> {
  const draft = drafted(given, where)
  const { siteId } = where
  await lockRedirects(tx, siteId)
  if ((await countOwn(tx, siteId)) >= MOST_OWN) throw redirectErrors.tooMany()
  const chart = new Chart(await everyRedirect(tx, siteId))
  if (chart.get(draft.matchKey)) throw redirectErrors.taken()
  return settle(tx, siteId, { chart, draft, id: newId() })
}

/** The same for one that is there already; from then on it is the owner's. */
export async function changeRedirect(
  tx: Db,
  where: Where,
  { id, given }: { readonly id: string; readonly given: Given },
): Promise<RedirectRow> {
  const draft = drafted(given, where)
  const { siteId } = where
  await lockRedirects(tx, siteId)
  const before = await redirectById(tx, siteId, id)
  if (!before) throw redirectErrors.unknown()
  if (before.automatic && (await countOwn(tx, siteId)) >= MOST_OWN) throw redirectErrors.tooMany()
  const chart = new Chart(await everyRedirect(tx, siteId))
  if (draft.matchKey !== before.matchKey) {
    if (chart.get(draft.matchKey)) throw redirectErrors.taken()
    const fault = takeOut(chart, before)
    if (fault) throw refusalOf(fault)
    await deleteAt(tx, siteId, before.matchKey)
  }
  return settle(tx, siteId, { chart, draft, id })
}

export async function deleteRedirect(tx: Db, siteId: string, id: string): Promise<void> {
  await lockRedirects(tx, siteId)
  const row = await redirectById(tx, siteId, id)
  if (!row) throw redirectErrors.unknown()
  const fault = takeOut(new Chart(await everyRedirect(tx, siteId)), row)
  if (fault) throw refusalOf(fault)
  await deleteAt(tx, siteId, row.matchKey)
}

function drafted(given: Given, { hosts }: Where): Draft {
  const read = readRedirect(given, hosts)
  if ('kind' in read) throw refusalOf(read)
  return read
}

async function settle(
  tx: Db,
  siteId: string,
  { chart, draft, id }: { readonly chart: Chart; readonly draft: Draft; readonly id: string },
): Promise<RedirectRow> {
  const placed = place(chart, draft)
  if ('fault' in placed) throw refusalOf(placed.fault)
  await retargetAt(tx, siteId, placed.broughtAlong)
  await putRedirects(tx, siteId, [{ ...draft, id, automatic: false }])
  const row = await redirectById(tx, siteId, id)
  if (!row) throw redirectErrors.unknown()
  return row
}
