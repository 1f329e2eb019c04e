import { type DocumentKind, type JsonObject, migrateDocument } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { applySet } from './apply-set.ts'
import { documentById } from './document-store.ts'
import { faultsOf } from './faults-of.ts'
import { documentErrors, invalid } from './errors.ts'
import { listingOf } from './listing.ts'
import { frozen, type PublishEntry } from './publish.ts'
import { lockPublishing } from './publish-store.ts'
import { putRestored } from './restore-store.ts'
import { tellReadings } from './tell-readings.ts'

export interface RestoredDocument {
  readonly id: string
  readonly kind: DocumentKind
  readonly collectionId: string | null
  readonly createdAt: Date
  /** The draft, and its revision. */
  readonly body: JsonObject
  readonly rev: number
  /** What was published of it, each at a revision of its own; the draft as well, if it was. */
  readonly versions: readonly { readonly rev: number; readonly body: JsonObject }[]
}

/**
 * A document that comes from elsewhere with its id and its times, as a draft: nobody sees it yet. False
 * when it is there already. Throws `documents.invalid`, `.isSingle`.
 */
export async function restoreDocument(
  tx: Db,
  siteId: string,
  given: RestoredDocument,
): Promise<boolean> {
  const { kind } = given
  const current = (json: JsonObject) => {
    const body = migrateDocument(kind, json)
    const [fault] = faultsOf(kind, body)
    if (fault) throw invalid(fault, { documentId: given.id })
    return body
  }
  const body = current(given.body)
  const versions = given.versions.map((each) => ({ ...each, body: current(each.body) }))
  const row = { ...given, body, versions, listing: listingOf(body) }
  const isNew = await putRestored(tx, siteId, row)
  if (!isNew && !(await documentById(tx, siteId, given.id))) throw documentErrors.isSingle()
  if (isNew) await tellReadings(tx, siteId, { documentId: given.id, rev: given.rev, after: body })
  return isNew
}

export interface RestoredPublication extends PublishEntry {
  readonly publishedAt: Date
  readonly publishOn: Date
}

/** Publishes restored documents as they were, all at once, under their own times. Throws what publishing throws. */
export async function publishRestored(
  tx: Db,
  siteId: string,
  entries: readonly RestoredPublication[],
): Promise<void> {
  if (entries.length === 0) return
  await lockPublishing(tx, siteId)
  const times = new Map(entries.map((entry) => [placeKey(entry), entry]))
  const changes = await frozen(tx, siteId, { entries, memberId: null })
  const dated = changes.map((change) => {
    const at = times.get(placeKey(change))
    return at ? { ...change, times: at } : change
  })
  await applySet(tx, siteId, dated, { action: 'publish', label: 'Import', memberId: null })
}

function placeKey({
  documentId,
  locale,
}: {
  readonly documentId: string
  readonly locale: string
}) {
  return `${documentId} ${locale}`
}
