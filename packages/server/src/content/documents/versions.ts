import { applyOps, diffOps, type JsonObject, migrateDocument, type Op } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import { type KeptBefore, lockDraft, writeDraft } from './change-store.ts'
import { documentById } from './document-store.ts'
import { faultsOf } from './faults-of.ts'
import { documentErrors, invalid } from './errors.ts'
import { listingOf } from './listing.ts'
import { tellReadings } from './tell-readings.ts'
import { putVersion, versionById, type VersionRow } from './version-store.ts'

/** Beyond all that there are: what came before is not asked for. */
const MOST_REV = 2_000_000_000

interface At {
  readonly documentId: string
  readonly memberId: string | null
}

/** Keeps the draft as it is under a name. Throws `documents.notFound`, `.inTrash`. */
export async function keepVersion(
  db: Db,
  siteId: string,
  { documentId, memberId, label }: At & { readonly label: string },
): Promise<VersionRow> {
  const found = await documentById(db, siteId, documentId)
  if (!found) throw documentErrors.notFound()
  if (found.deletedAt) throw documentErrors.inTrash()
  const { rev, body } = found
  const versionId = await putVersion(db, siteId, {
    documentId,
    memberId,
    rev,
    body,
    reason: 'named',
    label,
  })
  const kept = await versionById(db, siteId, { documentId, versionId })
  if (!kept) throw new Error('A version is gone as soon as it was kept')
  const { body: _body, kind: _kind, ...row } = kept
  return row
}

interface Replaced {
  readonly rev: number
  readonly ops: readonly Op[]
  readonly inverse: readonly Op[]
  readonly beforeVersion: string
}

/**
 * Makes the draft say what a version says, as one change set: others merge with it as with any, and
 * `inverse` undoes it. The draft as it was is kept. Throws `documents.noVersion`, `.inTrash`, `.invalid`.
 */
export async function restoreVersion(
  db: Db,
  siteId: string,
  { documentId, memberId, versionId }: At & { readonly versionId: string },
): Promise<Replaced> {
  return transact(db, async (tx) => {
    const wanted = await versionById(tx, siteId, { documentId, versionId })
    if (!wanted) throw documentErrors.noVersion()
    const day = wanted.createdAt.toISOString().slice(0, 16).replace('T', ' ')
    const label = wanted.label === '' ? `the version of ${day}` : `“${wanted.label}”`
    return replace(tx, siteId, {
      documentId,
      memberId,
      body: wanted.body,
      command: 'version.restore',
      label: `restore ${label}`,
      keep: { id: newId(), reason: 'restore', label: `Before ${label} was restored` },
    })
  })
}

/**
 * Makes the draft of a document that is there say what was brought in from elsewhere. The draft as it was
 * is kept. Throws `documents.notFound`, `.inTrash`, `.invalid`.
 */
export async function importBody(
  db: Db,
  siteId: string,
  { documentId, memberId, body }: At & { readonly body: JsonObject },
): Promise<Replaced> {
  return transact(db, (tx) =>
    replace(tx, siteId, {
      documentId,
      memberId,
      body,
      command: 'document.import',
      label: 'import',
      keep: { id: newId(), reason: 'import', label: 'Before the import' },
    }),
  )
}

/**
 * Makes the draft of a page say what it says as a page of another form. The draft as it was is kept.
 * Throws `documents.notFound`, `.inTrash`, `.invalid`.
 */
export async function convertBody(
  db: Db,
  siteId: string,
  { label, ...given }: At & { readonly body: JsonObject; readonly label: string },
): Promise<Replaced> {
  const keep = { id: newId(), reason: 'restore', label: `Before: ${label}` } as const
  return transact(db, (tx) =>
    replace(tx, siteId, { ...given, command: 'document.convert', label, keep }),
  )
}

async function replace(
  tx: Db,
  siteId: string,
  given: At & {
    readonly body: JsonObject
    readonly command: string
    readonly label: string
    readonly keep: KeptBefore
  },
): Promise<Replaced> {
  const { documentId, memberId, command, label, keep } = given
  // A client of its own: a set of it comes once.
  const clientId = `server-${newId()}`
  const draft = await lockDraft(tx, siteId, { documentId, clientId, base: MOST_REV })
  if (!draft) throw documentErrors.notFound()
  if (draft.isDeleted) throw documentErrors.inTrash()
  const then = migrateDocument(draft.kind, given.body)
  const [fault] = faultsOf(draft.kind, then)
  if (fault) throw invalid(fault)

  const ops = diffOps(draft.body, then)
  const { body, inverse } = applyOps(draft.body, ops)
  const rev = draft.rev + 1
  await writeDraft(tx, siteId, {
    documentId,
    memberId,
    clientId,
    rev,
    bodyText: JSON.stringify(body),
    listing: listingOf(body),
    changes: [{ rev, seq: 1, command, label, ops, inverse }],
    keep,
  })
  await tellReadings(tx, siteId, { documentId, rev, before: draft.body, after: body })
  return { rev, ops, inverse, beforeVersion: keep.id }
}
