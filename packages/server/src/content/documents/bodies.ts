import type { Body } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { bodyTexts, draftTexts } from './body-store.ts'
import type { BareRow, PublishedRow } from './published-row-store.ts'

/** Characters of JSON: with what objects weigh, some 20 MB. */
const MOST_CHARACTERS = 4_000_000

/**
 * Versions are never changed, so their bodies are read from the database and parsed once; those not
 * asked for longest go first.
 */
const kept = new Map<string, { readonly body: Body; readonly size: number }>()
let keptSize = 0

/** The rows with what their versions say; a row that is a draft itself, with what that says now. */
export async function withBodies(
  db: Db,
  siteId: string,
  rows: readonly BareRow[],
): Promise<readonly PublishedRow[]> {
  const read = new Map<string, Body>()
  const drafts = rows.flatMap((row) => (isDraft(row) ? [row.documentId] : []))
  if (drafts.length > 0)
    for (const { id, text } of await draftTexts(db, siteId, drafts))
      // Checked whole when it was saved.
      read.set(id, JSON.parse(text) as Body)
  const missing: string[] = []
  for (const row of rows) {
    if (isDraft(row)) continue
    const body = used(row.versionId)
    // Taken now: while others are read, it may be let go of.
    if (body) read.set(row.versionId, body)
    else missing.push(row.versionId)
  }
  if (missing.length > 0)
    for (const { id, text } of await bodyTexts(db, siteId, missing)) {
      // Checked whole when it was published.
      const body = JSON.parse(text) as Body
      read.set(id, body)
      keep(id, body, text.length)
    }
  return rows.flatMap((row) => {
    const body = read.get(row.versionId)
    return body ? [{ ...row, body }] : []
  })
}

/** @see shownRows */
function isDraft({ documentId, versionId }: BareRow): boolean {
  return documentId === versionId
}

function used(id: string): Body | undefined {
  const found = kept.get(id)
  if (!found) return undefined
  kept.delete(id)
  kept.set(id, found)
  return found.body
}

function keep(id: string, body: Body, size: number): void {
  if (size > MOST_CHARACTERS / 4 || kept.has(id)) return
  kept.set(id, { body, size })
  keptSize += size
  for (const [oldest, { size: its }] of kept) {
    if (keptSize <= MOST_CHARACTERS) return
    kept.delete(oldest)
    keptSize -= its
  }
}
