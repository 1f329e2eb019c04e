import {
  applyOps,
  type ChangeSet,
  type Conflict,
  diffOps,
  guardChange,
  type JsonObject,
  mergeOps,
  MOST_BYTES,
  type Op,
  OpError,
} from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import {
  isWhole,
  type KeptChange,
  lockDraft,
  type LockedDraft,
  writeDraft,
} from './change-store.ts'
import { faultsOf } from './faults-of.ts'
import { documentErrors, invalid } from './errors.ts'
import { listingOf } from './listing.ts'
import { tellReadings } from './tell-readings.ts'
import { putConflict } from './version-store.ts'

const TOO_LARGE = 'The document would be larger than 10 MB. Divide it into several.'

/** What an editor sends: the sets it made on revision `base`, numbered without a gap. */
export interface Sent {
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
  /** Leads from what the editor has, all its sets taken, to the draft at `rev`. */
  readonly remote?: readonly Op[]
}

interface Clash {
  readonly rev: number
  readonly remote: readonly Op[]
  readonly conflicts: readonly Conflict[]
  readonly stored: { readonly mineVersion: string; readonly theirsVersion: string }
}

/**
 * Takes an editor's changes: all of them or none. What others did since `base` is merged with them; where
 * both changed the same, nothing is taken, both sides are kept as versions, and the editor decides. A set
 * that comes again is acknowledged and not taken twice.
 *
 * Throws `documents.notFound`, `.inTrash`, `.noRevision`, `.outOfOrder`, `.conflict`, `.invalid`.
 */
export async function saveChanges(db: Db, siteId: string, sent: Sent): Promise<Saved> {
  const outcome = await transact(db, (tx) => take(tx, siteId, sent))
  // Thrown after the commit: what is kept of a conflict is to stay.
  if ('conflicts' in outcome) throw documentErrors.conflict({ details: { ...outcome } })
  return outcome
}

async function take(tx: Db, siteId: string, sent: Sent): Promise<Saved | Clash> {
  const { documentId, memberId, clientId, base } = sent
  const draft = await lockDraft(tx, siteId, sent)
  if (!draft) throw documentErrors.notFound()
  const { rev, lastSeq } = draft
  if (draft.isDeleted) throw documentErrors.inTrash()
  if (base > rev || !isWhole(draft, base)) throw documentErrors.noRevision({ details: { rev } })
  const fresh = freshOf(sent.sets, lastSeq)

  const editor = editorsSide(draft, sent)
  if (fresh.length === 0) return { rev, ...tellingOf(editor, editor.before, draft.body) }
  const mine = applied(editor.before, fresh)
  const merge = editor.isAlone
    ? undefined
    : mergeOps({
        base: editor.before,
        mine: fresh,
        theirs: [{ ops: diffOps(editor.before, draft.body) }],
      })
  if (merge && merge.conflicts.length > 0) {
    soundText(draft, mine.body)
    const cause = `${clientId}:${lastSeq + 1}:${rev}`
    const stored = await putConflict(tx, siteId, {
      documentId,
      cause,
      mine: { body: mine.body, rev: base, label: `Not taken: ${wordsOf(fresh)}`, memberId },
      theirs: { body: draft.body, rev, label: 'What stood against it', memberId: draft.updatedBy },
    })
    const remote = diffOps(editor.before, draft.body)
    return { rev, remote, conflicts: merge.conflicts, stored }
  }
  const after = merge ? applyOps(draft.body, merge.ops) : undefined
  const body = after?.body ?? mine.body
  const bodyText = soundText(draft, body)
  // What was merged is known as a whole: it stands with the last set, the others say that they were.
  const changes = fresh.map(({ seq, command, label, ops }, n) => {
    const done = mine.done[n] ?? []
    const isLast = n === fresh.length - 1
    const merged = { ops: isLast ? (merge?.ops ?? []) : [], inverse: isLast ? after?.inverse : [] }
    return { rev: rev + n + 1, seq, command, label, ...(after ? merged : { ops, inverse: done }) }
  })
  await writeDraft(tx, siteId, {
    documentId,
    memberId,
    clientId,
    rev: rev + fresh.length,
    bodyText,
    listing: listingOf(body),
    changes: changes.map((change) => ({ ...change, inverse: change.inverse ?? [] })),
    keep: draft.isVersionDue ? { id: newId(), reason: 'auto', label: '' } : undefined,
  })
  await tellReadings(tx, siteId, {
    documentId,
    rev: rev + fresh.length,
    before: draft.body,
    after: body,
  })
  return { rev: rev + fresh.length, ...tellingOf(editor, mine.body, body) }
}

/** What the sets did, in their own words. */
function wordsOf(sets: readonly SentSet[]): string {
  const words = [...new Set(sets.map(({ label }) => label))].join(', ')
  return words.length > 180 ? `${words.slice(0, 179)}…` : words
}

/** The sets that were not taken yet. */
function freshOf(sets: readonly SentSet[], lastSeq: number): readonly SentSet[] {
  const fresh = sets.filter(({ seq }) => seq > lastSeq)
  fresh.forEach(({ seq }, n) => {
    const expected = lastSeq + 1 + n
    if (seq !== expected) throw documentErrors.outOfOrder({ details: { expected } })
  })
  return fresh
}

interface EditorsSide {
  /** The document as the editor has it, before its new sets. */
  readonly before: JsonObject
  /** Nobody else did anything since. */
  readonly isAlone: boolean
}

/** The body at `base`, and on it those of the editor's sets that were taken, though it never heard. */
function editorsSide({ body, since }: LockedDraft, { clientId, sets }: Sent): EditorsSide {
  const sent = new Map(sets.map((set) => [set.seq, set]))
  const isOwn = (change: KeptChange) => change.clientId === clientId && sent.has(change.seq)
  const own = since.filter(isOwn).flatMap(({ seq }) => sent.get(seq) ?? [])
  if (own.length === since.length) return { before: body, isAlone: true }
  const back = since.toReversed().flatMap(({ inverse }) => inverse)
  return { before: applied(applyOps(body, back).body, own).body, isAlone: false }
}

function tellingOf(editor: EditorsSide, has: JsonObject, body: JsonObject): Omit<Saved, 'rev'> {
  return editor.isAlone ? { merged: false } : { merged: true, remote: diffOps(has, body) }
}

/** The body after all sets, and what undoes each. Throws `documents.invalid`. */
function applied(before: JsonObject, sets: readonly ChangeSet[]) {
  let body = before
  const done = sets.map((set) => {
    try {
      const step = applyOps(body, set.ops)
      const fault = guardChange(body, step.body, set)
      if (fault) throw invalid(fault)
      body = step.body
      return step.inverse
    } catch (error) {
      if (error instanceof OpError) throw invalid(error)
      throw error
    }
  })
  return { body, done }
}

/** The body as JSON, when it is as it should be. Throws `documents.invalid`. */
function soundText({ kind, body: known }: LockedDraft, body: JsonObject): string {
  const [fault] = faultsOf(kind, body, known)
  if (fault) throw invalid(fault)
  const text = JSON.stringify(body)
  if (Buffer.byteLength(text) > MOST_BYTES) throw invalid({ path: [], message: TOO_LARGE })
  return text
}
