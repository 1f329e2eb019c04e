import { type DocumentKind, type JsonObject, migrateDocument } from '@vitrine/page'
import type { Db } from '../../../platform/db/db.ts'
import { applyPublication } from '../publishing/apply-publication.ts'
import { findDocument } from '../document-store.ts'
import { checkBody } from '../check-body.ts'
import { getDocumentLocaleKey } from '../document-locale.ts'
import { documentErrors, createInvalidError } from '../errors.ts'
import { getListing } from '../listing.ts'
import { lockPublishing } from '../publishing/publish-store.ts'
import { insertRestoredDocument } from './restore-store.ts'
import { assertOnlyOfType } from '../drafts/assert-single.ts'
import { emitEmbedsChanged } from '../drafts/embed-events.ts'
import { createPublishChanges, type PublishEntry } from '../publishing/publish-changes.ts'

export interface RestoredDocument {
  readonly id: string
  readonly kind: DocumentKind
  readonly collectionId: string | null
  readonly createdAt: Date
  /** The draft, and its revision. */
  readonly body: JsonObject
  readonly rev: number
  /** The published versions, each with a revision of its own; also the draft, if it was published. */
  readonly versions: readonly { readonly rev: number; readonly body: JsonObject }[]
}

/**
 * Restores an archived document with its id and times as a draft, without publishing it. Returns false if
 * it exists already. Throws `documents.invalid`, `.isSingle`, `.systemPageExists`.
 */
export async function restoreDocument(
  tx: Db,
  siteId: string,
  input: RestoredDocument,
): Promise<boolean> {
  const { kind } = input
  const migrate = (json: JsonObject) => {
    const body = migrateDocument(kind, json)
    const [issue] = checkBody(kind, body)
    if (issue) throw createInvalidError(issue, { documentId: input.id })
    return body
  }
  const body = migrate(input.body)
  const versions = input.versions.map((version) => ({ ...version, body: migrate(version.body) }))
  const row = { ...input, body, versions, listing: getListing(body) }
  const isNew = await insertRestoredDocument(tx, siteId, row)
  if (!isNew && !(await findDocument(tx, siteId, input.id))) throw documentErrors.isSingle()
  if (!isNew) return false
  await assertOnlyOfType(tx, siteId, { id: input.id, kind, after: body })
  await emitEmbedsChanged(tx, siteId, { documentId: input.id, rev: input.rev, after: body })
  return true
}

export interface RestoredPublication extends PublishEntry {
  readonly publishedAt: Date
  readonly publishOn: Date
}

/** Publishes restored documents together, with their original times. Throws what publishing throws. */
export async function publishRestoredDocuments(
  tx: Db,
  siteId: string,
  entries: readonly RestoredPublication[],
): Promise<void> {
  if (entries.length === 0) return
  await lockPublishing(tx, siteId)
  const times = new Map(entries.map((entry) => [getDocumentLocaleKey(entry), entry]))
  const changes = await createPublishChanges(tx, siteId, { entries, memberId: null })
  const dated = changes.map((change) => {
    const at = times.get(getDocumentLocaleKey(change))
    return at ? { ...change, times: at } : change
  })
  await applyPublication(tx, siteId, dated, { action: 'publish', label: 'Import', memberId: null })
}
