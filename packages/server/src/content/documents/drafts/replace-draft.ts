import { applyOps, diffOps, type JsonObject, migrateDocument, type Op } from '@vitrine/page'
import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { transact } from '../../../platform/db/transact.ts'
import { findMissingAssets } from '../check-assets.ts'
import { checkBody } from '../check-body.ts'
import { assertMayChangeCode } from '../check-code.ts'
import { assertMayDesign } from '../check-design.ts'
import { checkFit } from '../check-record-types.ts'
import { documentErrors, rejectIssues } from '../errors.ts'
import { getListing } from '../listing.ts'
import { lockDraft, type PreviousVersion, writeDraft } from './change-store.ts'
import { emitEmbedsChanged } from './embed-events.ts'
import { assertOnlyOfType } from './assert-single.ts'
import { keepSlugsFree } from './slug-store.ts'

/** Greater than any revision: no earlier change sets are loaded. */
const MAX_REVISION = 2_000_000_000

export interface DraftReplacement {
  readonly documentId: string
  readonly memberId: string | null
  readonly body: JsonObject
  readonly command: string
  readonly label: string
  readonly previousVersion: PreviousVersion
}

export interface ReplacedDraft {
  readonly rev: number
  readonly ops: readonly Op[]
  readonly inverse: readonly Op[]
  /** The id of the version that holds the draft as it was. */
  readonly beforeVersion: string
}

type BodyInput = Pick<DraftReplacement, 'documentId' | 'memberId' | 'body'>

/**
 * Replaces the draft of an existing document by an imported body, and saves the previous draft as a
 * version. Throws `documents.notFound`, `.inTrash`, `.invalid`, `.systemPageExists`.
 */
export async function importBody(db: Db, siteId: string, input: BodyInput): Promise<ReplacedDraft> {
  return transact(db, (tx) =>
    replaceDraft(tx, siteId, {
      ...input,
      command: 'document.import',
      label: 'import',
      previousVersion: { id: newId(), reason: 'import', label: 'Before the import' },
    }),
  )
}

/**
 * Replaces the draft of a page by its conversion to another kind of page, and saves the previous draft as
 * a version. Throws `documents.notFound`, `.inTrash`, `.invalid`.
 */
export async function convertBody(
  db: Db,
  siteId: string,
  { label, ...input }: BodyInput & { readonly label: string },
): Promise<ReplacedDraft> {
  const previousVersion = { id: newId(), reason: 'restore', label: `Before: ${label}` } as const
  return transact(db, (tx) =>
    replaceDraft(tx, siteId, { ...input, command: 'document.convert', label, previousVersion }),
  )
}

/**
 * Replaces a draft by another body, as one change set: concurrent changes merge with it as with any other,
 * and `inverse` undoes it. A URL that another draft has by now gets the first free number. The previous draft is saved
 * as a version. Throws `documents.notFound`, `.inTrash`, `.invalid`, `.systemPageExists`.
 */
export async function replaceDraft(
  tx: Db,
  siteId: string,
  input: DraftReplacement,
): Promise<ReplacedDraft> {
  const { documentId, memberId, command, label, previousVersion } = input
  // A client id of its own, so that its sequence numbers begin at 1.
  const clientId = `server-${newId()}`
  const draft = await lockDraft(tx, siteId, { documentId, clientId, base: MAX_REVISION })
  if (!draft) throw documentErrors.notFound()
  if (draft.isDeleted) throw documentErrors.inTrash()
  await assertMayDesign(tx, siteId, { memberId, kind: draft.kind })
  const change = {
    id: documentId,
    kind: draft.kind,
    before: draft.body,
    after: migrateDocument(draft.kind, input.body),
  }
  await assertOnlyOfType(tx, siteId, change)
  const newBody = await keepSlugsFree(tx, siteId, change)
  rejectIssues([
    ...checkBody(draft.kind, newBody),
    ...(await findMissingAssets(tx, siteId, newBody, draft.body)),
    ...(await checkFit(tx, siteId, { ...change, after: newBody })),
  ])
  await assertMayChangeCode(tx, siteId, { memberId, before: draft.body, after: newBody })

  const ops = diffOps(draft.body, newBody)
  const { body, inverse } = applyOps(draft.body, ops)
  const rev = draft.rev + 1
  await writeDraft(tx, siteId, {
    documentId,
    memberId,
    clientId,
    rev,
    bodyText: JSON.stringify(body),
    listing: getListing(body),
    changes: [{ rev, seq: 1, command, label, ops, inverse }],
    previousVersion,
  })
  await emitEmbedsChanged(tx, siteId, { documentId, rev, before: draft.body, after: body })
  return { rev, ops, inverse, beforeVersion: previousVersion.id }
}
