import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { loadImagesByIds } from '../../platform/files/store.ts'
import { createDocumentEntry, getImageId, createProductEntry } from './entries.ts'
import { splitGrams } from './grams.ts'
import {
  listAllSites,
  listChangedSites,
  dropChanges,
  dropGone,
  dropWords,
  type Entry,
  type Ids,
  lockIndex,
  putEntries,
  putWords,
  listStaleDocuments,
  listStaleProducts,
  listChanges,
} from './index-store.ts'

/** The number of entries indexed in one statement. */
const AT_ONCE = 50
const MAX_CHANGES = 1_000
const MAX_SITES = 100

const BEHIND = 'What can be found on a site could not be brought up to date'

/**
 * Updates the index to the public content: deletes outdated entries, adds new and changed ones.
 * Idempotent. `ids` are documents, and collections for their items; without them, the whole site.
 */
export async function updateIndex(db: Db, siteId: string, ids?: Ids): Promise<void> {
  await dropGone(db, siteId, ids)
  while (await indexBatch(db, siteId, ids));
}

/** Indexes one batch; resolves to whether there may be more. */
async function indexBatch(db: Db, siteId: string, ids: Ids): Promise<boolean> {
  return transact(db, async (tx) => {
    await lockIndex(tx, siteId)
    const documents = await listStaleDocuments(tx, siteId, { ids, limit: AT_ONCE })
    const products = await listStaleProducts(tx, siteId, { ids, limit: AT_ONCE })
    const images = [
      ...documents.map(getImageId),
      ...products.map(({ assetId }) => assetId ?? undefined),
    ].flatMap((id) => id ?? [])
    const assets = await loadImagesByIds(tx, siteId, [...new Set(images)])
    const entries = [
      ...documents.map((document) => createDocumentEntry(document, assets)),
      ...products.map((product) => createProductEntry(product, assets)),
    ]
    await putEntries(tx, siteId, entries)
    await putWords(tx, siteId, listWords(siteId, entries))
    return documents.length === AT_ONCE || products.length === AT_ONCE
  })
}

/** Returns each word once, in a fixed order. */
function listWords(siteId: string, entries: readonly Entry[]) {
  const words = new Set(
    entries.flatMap(({ locale, vocabulary }) => vocabulary.map((word) => `${locale} ${word}`)),
  )
  return [...words].toSorted().map((pair) => {
    const [locale = '', word = ''] = pair.split(' ')
    return { locale, word, grams: splitGrams(siteId, locale, word) }
  })
}

/** Indexes the changes of all sites. Concurrent runs do not affect each other. */
export async function indexChanges(
  db: Db,
  reportError: (message: string, error: unknown) => void,
): Promise<void> {
  for (const siteId of await listChangedSites(db, MAX_SITES))
    await indexSiteChanges(db, siteId).catch((error: unknown) => reportError(BEHIND, error))
}

export async function indexSiteChanges(db: Db, siteId: string): Promise<void> {
  const changes = await listChanges(db, siteId, MAX_CHANGES)
  if (changes.length === 0) return
  const isWhole = changes.some(({ ids }) => ids === null)
  const ids = new Set(changes.flatMap((change) => change.ids ?? []))
  await updateIndex(db, siteId, isWhole ? undefined : [...ids])
  // A change that arrives meanwhile stays queued. Its document may be indexed twice, but never missed.
  await dropChanges(db, siteId, changes)
}

/**
 * Compares and repairs the index of every site, once a night. An error at one site does not stop
 * the others.
 */
export async function reconcileSearch(
  db: Db,
  reportError: (message: string, error: unknown) => void,
): Promise<void> {
  for (const siteId of await listAllSites(db))
    await reconcile(db, siteId).catch((error: unknown) => reportError(BEHIND, error))
}

async function reconcile(db: Db, siteId: string): Promise<void> {
  await updateIndex(db, siteId)
  await dropWords(db, siteId)
}
