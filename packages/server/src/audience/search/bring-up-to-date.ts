import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { assetsByIds } from '../../platform/files/store.ts'
import { documentEntry, imageIdOf, productEntry } from './entries.ts'
import { gramsOf } from './grams.ts'
import {
  allSites,
  changedSites,
  dropChanges,
  dropGone,
  dropWords,
  type Entry,
  type Ids,
  lockIndex,
  putEntries,
  putWords,
  staleDocuments,
  staleProducts,
  waitingChanges,
} from './index-store.ts'

/** As many as are made at once. */
const AT_ONCE = 50
const MOST_CHANGES = 1_000
const MOST_SITES = 100

const BEHIND = 'What can be found on a site could not be brought up to date'

/**
 * Makes the index say what everybody may read now: what is gone is taken out, what is new or changed is
 * made. Done twice it does nothing. `ids` are documents, and collections for what is in them; the whole
 * site without.
 */
export async function bringUpToDate(db: Db, siteId: string, ids?: Ids): Promise<void> {
  await dropGone(db, siteId, ids)
  while (await step(db, siteId, ids));
}

/** Whether there may be more to do. */
async function step(db: Db, siteId: string, ids: Ids): Promise<boolean> {
  return transact(db, async (tx) => {
    await lockIndex(tx, siteId)
    const documents = await staleDocuments(tx, siteId, { ids, limit: AT_ONCE })
    const products = await staleProducts(tx, siteId, { ids, limit: AT_ONCE })
    const pictures = [
      ...documents.map(imageIdOf),
      ...products.map(({ assetId }) => assetId ?? undefined),
    ].flatMap((id) => id ?? [])
    const assets = await assetsByIds(tx, siteId, [...new Set(pictures)])
    const entries = [
      ...documents.map((document) => documentEntry(document, assets)),
      ...products.map((product) => productEntry(product, assets)),
    ]
    await putEntries(tx, siteId, entries)
    await putWords(tx, siteId, wordsOf(siteId, entries))
    return documents.length === AT_ONCE || products.length === AT_ONCE
  })
}

/** Each once, in one order. */
function wordsOf(siteId: string, entries: readonly Entry[]) {
  const words = new Set(
    entries.flatMap(({ locale, vocabulary }) => vocabulary.map((word) => `${locale} ${word}`)),
  )
  return [...words].toSorted().map((pair) => {
    const [locale = '', word = ''] = pair.split(' ')
    return { locale, word, grams: gramsOf(siteId, locale, word) }
  })
}

/** Takes up what has changed on all sites. Those that do it at once do not harm each other. */
export async function indexChanges(
  db: Db,
  complain: (message: string, error: unknown) => void,
): Promise<void> {
  for (const siteId of await changedSites(db, MOST_SITES))
    await indexChangesOf(db, siteId).catch((error: unknown) => complain(BEHIND, error))
}

export async function indexChangesOf(db: Db, siteId: string): Promise<void> {
  const changes = await waitingChanges(db, siteId, MOST_CHANGES)
  if (changes.length === 0) return
  const isWhole = changes.some(({ ids }) => ids === null)
  const ids = new Set(changes.flatMap((change) => change.ids ?? []))
  await bringUpToDate(db, siteId, isWhole ? undefined : [...ids])
  // Told meanwhile, and read already: done again for nothing, and never forgotten.
  await dropChanges(db, siteId, changes)
}

/** Of all sites, once a night: nothing stays wrong, whatever went wrong by day. No site waits for another. */
export async function reconcileSearch(
  db: Db,
  complain: (message: string, error: unknown) => void,
): Promise<void> {
  for (const siteId of await allSites(db))
    await reconcile(db, siteId).catch((error: unknown) => complain(BEHIND, error))
}

async function reconcile(db: Db, siteId: string): Promise<void> {
  await bringUpToDate(db, siteId)
  await dropWords(db, siteId)
}
