import type { Body } from '@vitrine/page'
import type { Db } from '../../../platform/db/db.ts'
import { loadVersionTexts, loadDraftTexts } from './body-store.ts'
import type { BarePublishedRow, PublishedRow } from './published-row-store.ts'

/** The maximum size of the cache in characters of JSON; as objects these take some 20 MB. */
const MAX_CHARACTERS = 4_000_000

/**
 * The parsed bodies of versions, which never change. The least recently used ones are evicted first.
 */
const cache = new Map<string, { readonly body: Body; readonly size: number }>()
let cacheSize = 0

/** Loads the bodies of rows: of their versions, or of the draft for a row that is a draft. */
export async function loadBodies(
  db: Db,
  siteId: string,
  rows: readonly BarePublishedRow[],
): Promise<readonly PublishedRow[]> {
  const read = new Map<string, Body>()
  const drafts = rows.flatMap((row) => (isDraft(row) ? [row.documentId] : []))
  if (drafts.length > 0)
    for (const { id, text } of await loadDraftTexts(db, siteId, drafts))
      // Validated when it was saved.
      read.set(id, JSON.parse(text) as Body)
  const missing: string[] = []
  for (const row of rows) {
    if (isDraft(row)) continue
    const body = getCached(row.versionId)
    // Read now: it may be evicted while the others are loaded.
    if (body) read.set(row.versionId, body)
    else missing.push(row.versionId)
  }
  if (missing.length > 0)
    for (const { id, text } of await loadVersionTexts(db, siteId, missing)) {
      // Validated when it was published.
      const body = JSON.parse(text) as Body
      read.set(id, body)
      addToCache(id, body, text.length)
    }
  return rows.flatMap((row) => {
    const body = read.get(row.versionId)
    return body ? [{ ...row, body }] : []
  })
}

/** Returns whether a row is a draft. @see selectVisibleRows */
function isDraft({ documentId, versionId }: BarePublishedRow): boolean {
  return documentId === versionId
}

function getCached(id: string): Body | undefined {
  const found = cache.get(id)
  if (!found) return undefined
  cache.delete(id)
  cache.set(id, found)
  return found.body
}

function addToCache(id: string, body: Body, size: number): void {
  if (size > MAX_CHARACTERS / 4 || cache.has(id)) return
  cache.set(id, { body, size })
  cacheSize += size
  for (const [oldest, { size: oldestSize }] of cache) {
    if (cacheSize <= MAX_CHARACTERS) return
    cache.delete(oldest)
    cacheSize -= oldestSize
  }
}
