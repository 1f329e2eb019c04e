import {
  applyOps,
  type ChangeSet,
  type Conflict,
  diffOps,
  findRestoredBlocks,
  guardChange,
  type JsonObject,
  mergeOps,
  MAX_DOCUMENT_BYTES,
  type Op,
  OpError,
} from '@vitrine/page'
import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { transact } from '../../../platform/db/transact.ts'
import {
  isComplete,
  type StoredChange,
  lockDraft,
  type LockedDraft,
  writeDraft,
} from './change-store.ts'
import { findMissingAssets } from '../check-assets.ts'
import { checkBody } from '../check-body.ts'
import { assertMayChangeCode } from '../check-code.ts'
import { assertMayDesign } from '../check-design.ts'
import { checkFit } from '../check-record-types.ts'
import { createInvalidError, documentErrors, rejectIssues } from '../errors.ts'
import { getListing } from '../listing.ts'
import { emitEmbedsChanged } from './embed-events.ts'
import { saveConflictVersions } from './conflict-versions.ts'
import { assertOnlyOfType } from './assert-single.ts'
import { findTakenSlugs } from './slug-store.ts'

const TOO_LARGE = 'The document would be larger than 10 MB. Divide it into several.'

/** A call of an editor: the change sets it made on revision `base`, numbered without a gap. */
export interface SaveInput {
  readonly documentId: string
  readonly memberId: string | null
  readonly base: number
  readonly clientId: string
  readonly sets: readonly SentSet[]
}

export interface SentSet extends ChangeSet {
  readonly seq: number
}

export interface Saved {
  readonly rev: number
  readonly merged: boolean
  /** The operations that lead from the editor's document, with all its sets, to the draft at `rev`. */
  readonly remote?: readonly Op[]
  /** The ids of the blocks that others deleted, and that are back because the sets change them. */
  readonly restored?: readonly string[]
}

interface SaveConflict {
  readonly rev: number
  readonly remote: readonly Op[]
  readonly conflicts: readonly Conflict[]
  readonly stored: { readonly mineVersion: string; readonly theirsVersion: string }
}

/**
 * Saves an editor's changes, all of them or none. Changes of others since `base` are merged with them. On a
 * conflict nothing is saved to the draft, both sides are saved as versions, and the editor decides. A set
 * that is sent again is acknowledged and not applied twice.
 *
 * Throws `documents.notFound`, `.inTrash`, `.noRevision`, `.outOfOrder`, `.conflict`, `.invalid`, `.systemPageExists`.
 */
export async function saveChanges(db: Db, siteId: string, input: SaveInput): Promise<Saved> {
  const outcome = await transact(db, (tx) => applyChanges(tx, siteId, input))
  // Thrown after the commit, so that the versions of a conflict are saved.
  if ('conflicts' in outcome) throw documentErrors.conflict({ details: { ...outcome } })
  return outcome
}

async function applyChanges(
  tx: Db,
  siteId: string,
  input: SaveInput,
): Promise<Saved | SaveConflict> {
  const { documentId, memberId, clientId, base } = input
  const draft = await lockDraft(tx, siteId, input)
  if (!draft) throw documentErrors.notFound()
  const { rev, lastSeq } = draft
  if (draft.isDeleted) throw documentErrors.inTrash()
  await assertMayDesign(tx, siteId, { memberId, kind: draft.kind })
  if (base > rev || !isComplete(draft, base)) throw documentErrors.noRevision({ details: { rev } })
  const newSets = getNewSets(input.sets, lastSeq)

  const editor = rebuildEditorState(draft, input)
  if (newSets.length === 0) return { rev, ...getRemoteChanges(editor, editor.before, draft.body) }
  const mine = applySets(editor.before, newSets)
  const merge = editor.isAlone
    ? undefined
    : mergeOps({
        base: editor.before,
        mine: newSets,
        theirs: [{ ops: diffOps(editor.before, draft.body) }],
      })
  if (merge && merge.conflicts.length > 0) {
    await toValidJson(tx, siteId, { ...draft, documentId }, mine.body)
    const cause = `${clientId}:${lastSeq + 1}:${rev}`
    const label = `Rejected change: ${joinLabels(newSets)}`
    const stored = await saveConflictVersions(tx, siteId, {
      documentId,
      cause,
      mine: { body: mine.body, rev: base, label, memberId },
      theirs: { body: draft.body, rev, label: 'Conflicting draft', memberId: draft.updatedBy },
    })
    const remote = diffOps(editor.before, draft.body)
    return { rev, remote, conflicts: merge.conflicts, stored }
  }
  const merged = merge ? applyOps(draft.body, merge.ops) : undefined
  const body = merged?.body ?? mine.body
  const bodyText = await toValidJson(tx, siteId, { ...draft, documentId }, body)
  await assertMayChangeCode(tx, siteId, { memberId, before: draft.body, after: body })
  const bodyRev = rev + newSets.length
  await writeDraft(tx, siteId, {
    documentId,
    memberId,
    clientId,
    rev: bodyRev,
    bodyText,
    listing: getListing(body),
    changes: toStoredChanges(newSets, rev, {
      inverses: mine.inverses,
      merge: merge && merged ? { ops: merge.ops, inverse: merged.inverse } : undefined,
    }),
    previousVersion: draft.isVersionDue ? { id: newId(), reason: 'auto', label: '' } : undefined,
  })
  const bodies = { before: draft.body, after: body }
  await emitEmbedsChanged(tx, siteId, { documentId, rev: bodyRev, ...bodies })
  return { rev: bodyRev, ...describeMerge(editor, { mine: mine.body, theirs: draft.body, body }) }
}

/** Returns the sets with their revisions and inverses, as they are stored. */
function toStoredChanges(
  sets: readonly SentSet[],
  rev: number,
  {
    inverses,
    merge,
  }: {
    readonly inverses: readonly (readonly Op[])[]
    readonly merge: { readonly ops: readonly Op[]; readonly inverse: readonly Op[] } | undefined
  },
) {
  const none: readonly Op[] = []
  return sets.map(({ seq, command, label, ops }, n) => {
    const change = { rev: rev + n + 1, seq, command, label }
    if (!merge) return { ...change, ops, inverse: inverses[n] ?? none }
    // A merge is known only as a whole: it is stored with the last set, the others have no operations.
    return n === sets.length - 1 ? { ...change, ...merge } : { ...change, ops: none, inverse: none }
  })
}

/** Returns the labels of the sets, shortened to 180 characters. */
function joinLabels(sets: readonly SentSet[]): string {
  const labels = [...new Set(sets.map(({ label }) => label))].join(', ')
  return labels.length > 180 ? `${labels.slice(0, 179)}…` : labels
}

/** Returns the sets that were not saved yet. Throws `documents.outOfOrder`. */
function getNewSets(sets: readonly SentSet[], lastSeq: number): readonly SentSet[] {
  const newSets = sets.filter(({ seq }) => seq > lastSeq)
  newSets.forEach(({ seq }, n) => {
    const expected = lastSeq + 1 + n
    if (seq !== expected) throw documentErrors.outOfOrder({ details: { expected } })
  })
  return newSets
}

interface EditorState {
  /** The document as the editor has it, before its new sets. */
  readonly before: JsonObject
  /** Whether no one else changed the document since. */
  readonly isAlone: boolean
}

/**
 * Returns the document at `base` with those of the editor's sets that were saved already, although the
 * editor never received the answer.
 */
function rebuildEditorState(
  { body, since }: LockedDraft,
  { clientId, sets }: SaveInput,
): EditorState {
  const sentSets = new Map(sets.map((set) => [set.seq, set]))
  const isOwn = (change: StoredChange) => change.clientId === clientId && sentSets.has(change.seq)
  const own = since.filter(isOwn).flatMap(({ seq }) => sentSets.get(seq) ?? [])
  if (own.length === since.length) return { before: body, isAlone: true }
  const inverse = since.toReversed().flatMap(({ inverse }) => inverse)
  return { before: applySets(applyOps(body, inverse).body, own).body, isAlone: false }
}

/** Returns the changes of others that lead from the editor's body to the saved one. */
function getRemoteChanges(
  editor: EditorState,
  editorBody: JsonObject,
  body: JsonObject,
): Omit<Saved, 'rev' | 'restored'> {
  return editor.isAlone ? { merged: false } : { merged: true, remote: diffOps(editorBody, body) }
}

/** Returns what a merge added to the editor's body: the changes of others, and the blocks that they deleted. */
function describeMerge(
  editor: EditorState,
  { mine, theirs, body }: Readonly<Record<'mine' | 'theirs' | 'body', JsonObject>>,
): Omit<Saved, 'rev'> {
  const restored = findRestoredBlocks(editor.before, theirs, body)
  return { ...getRemoteChanges(editor, mine, body), ...(restored.length > 0 && { restored }) }
}

/** Applies sets; returns the body and the inverse of each set. Throws `documents.invalid`. */
function applySets(before: JsonObject, sets: readonly ChangeSet[]) {
  let body = before
  const inverses = sets.map((set) => {
    try {
      const step = applyOps(body, set.ops)
      const issue = guardChange(body, step.body, set)
      if (issue) throw createInvalidError(issue)
      body = step.body
      return step.inverse
    } catch (error) {
      if (error instanceof OpError) throw createInvalidError(error)
      throw error
    }
  })
  return { body, inverses }
}

/** Returns the body as JSON text. Throws `documents.invalid`, with all issues, and `.systemPageExists`. */
async function toValidJson(
  tx: Db,
  siteId: string,
  { documentId, kind, body: known }: LockedDraft & { readonly documentId: string },
  body: JsonObject,
): Promise<string> {
  const changed = { id: documentId, kind, before: known, after: body }
  rejectIssues([
    ...checkBody(kind, body, known),
    ...(await findMissingAssets(tx, siteId, body, known)),
    ...(await checkFit(tx, siteId, changed)),
    ...(await findTakenSlugs(tx, siteId, changed)),
  ])
  await assertOnlyOfType(tx, siteId, changed)
  const text = JSON.stringify(body)
  if (Buffer.byteLength(text) > MAX_DOCUMENT_BYTES)
    throw createInvalidError({ path: [], message: TOO_LARGE })
  return text
}
