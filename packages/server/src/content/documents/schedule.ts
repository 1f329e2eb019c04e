import { roleCodes } from '@vitrine/model'
import { firstMemberIn } from '../../identity/accounts/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { writeMail } from '../../platform/mail/index.ts'
import { escapeHtml } from '../../platform/html/escape.ts'
import { applySet, type Change } from './apply-set.ts'
import { documentErrors, saidBy } from './errors.ts'
import { thaw } from './freeze.ts'
import { projectionOf } from './projection.ts'
import { eachOnce, frozen, type PublishEntry, withdrawn } from './publish.ts'
import { lockPublishing, type Place } from './publish-store.ts'
import { whole } from './create-document.ts'
import {
  dueSchedules,
  endSchedule,
  lockPending,
  putSchedule,
  type ScheduleRow,
  schedulesOf,
} from './schedule-store.ts'

interface Asked {
  readonly runAt: Date
  readonly label?: string | undefined
  readonly memberId: string | null
}

export type AskedSchedule = Asked &
  (
    | { readonly action: 'publish'; readonly entries: readonly PublishEntry[] }
    | { readonly action: 'unpublish'; readonly entries: readonly Place[] }
  )

/**
 * Publishes documents, or takes them away, at a time to come: as their drafts are now, whatever is
 * written until then. Throws `documents.inPast`, and what publishing would throw today of each by itself.
 */
export async function schedule(db: Db, siteId: string, asked: AskedSchedule): Promise<ScheduleRow> {
  const { action, runAt, label = '', memberId } = asked
  if (runAt.getTime() <= Date.now()) throw documentErrors.inPast()
  const id = newId()
  await transact(db, async (tx) => {
    const row = { id, action, label, runAt, createdBy: memberId }
    await putSchedule(tx, siteId, row, await entriesOf(tx, siteId, asked))
  })
  return one(db, siteId, id)
}

async function entriesOf(tx: Db, siteId: string, asked: AskedSchedule) {
  if (asked.action === 'unpublish') {
    for (const { documentId } of asked.entries) await whole(tx, siteId, documentId)
    return eachOnce(asked.entries).map((place) => ({ ...place, versionId: null, rev: null }))
  }
  return keptEntries(tx, siteId, asked)
}

/** The versions of a set that is published later, each of them such that it could be now. */
export async function keptEntries(
  tx: Db,
  siteId: string,
  given: { readonly entries: readonly PublishEntry[]; readonly memberId: string | null },
) {
  const changes = await frozen(tx, siteId, given)
  return changes.flatMap(({ documentId, locale, version }) => {
    if (!version) return []
    projectionOf(version.kind, version.body, locale)
    return [{ documentId, locale, versionId: version.id, rev: version.rev }]
  })
}

/** Throws `documents.noSchedule`, `.ended`. */
export async function cancelSchedule(db: Db, siteId: string, id: string): Promise<ScheduleRow> {
  await transact(db, async (tx) => {
    await one(tx, siteId, id)
    if (!(await lockPending(tx, siteId, id))) throw documentErrors.ended()
    await endSchedule(tx, siteId, id, { state: 'canceled' })
  })
  return one(db, siteId, id)
}

async function one(db: Db, siteId: string, id: string): Promise<ScheduleRow> {
  const [found] = await schedulesOf(db, siteId, { id, limit: 1 })
  if (!found) throw documentErrors.noSchedule()
  return found
}

/**
 * Does what is due on all sites, also what came due while no process ran. Other processes may do the same
 * at once: each takes what none has in hand. What fails for a reason that is no refusal is tried again.
 */
export async function runDue(
  db: Db,
  complain: (message: string, error: unknown) => void = () => undefined,
): Promise<void> {
  for (const { siteId, id } of await dueSchedules(db))
    await transact(db, (tx) => run(tx, siteId, id)).catch((error: unknown) =>
      complain(`Schedule ${id} could not be run`, error),
    )
}

async function run(tx: Db, siteId: string, id: string): Promise<void> {
  const due = await lockPending(tx, siteId, id)
  if (!due) return
  await lockPublishing(tx, siteId)
  const { action, label, createdBy: memberId } = due
  try {
    // Within a transaction of its own: what it had done when it was refused is undone.
    const publicationId = await tx.transaction(async (inner) =>
      applySet(inner, siteId, await changesOf(inner, siteId, due), { action, label, memberId }),
    )
    await endSchedule(tx, siteId, id, { state: 'done', publicationId })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const failure = saidBy(error)
    await endSchedule(tx, siteId, id, { state: 'failed', failure })
    await tellOwner(tx, siteId, due, failure)
  }
}

async function changesOf(tx: Db, siteId: string, due: ScheduleRow): Promise<readonly Change[]> {
  if (due.action === 'unpublish') return withdrawn(tx, siteId, due.entries)
  const changes: Change[] = []
  for (const { documentId, locale, versionId } of due.entries)
    if (versionId !== null)
      changes.push({
        documentId,
        locale,
        version: await thaw(tx, siteId, { documentId, versionId }),
      })
  return changes
}

async function tellOwner(tx: Db, siteId: string, due: ScheduleRow, why: string): Promise<void> {
  const owner = await firstMemberIn(tx, siteId, roleCodes.admin)
  if (!owner) return
  const what = due.action === 'publish' ? 'published' : 'taken away'
  const name = due.label === '' ? 'What was scheduled' : `“${due.label}”`
  const lines = [
    `${name} was to be ${what} at ${due.runAt.toISOString()}, and was not.`,
    why,
    'Visitors see what they saw before. Mend it, and publish it or schedule it again.',
  ]
  await writeMail(tx, siteId, {
    dedupe: `schedule-failed:${due.id}`,
    recipient: owner.email,
    subject: `${name} was not ${what}`,
    bodyText: lines.join('\n\n'),
    bodyHtml: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join(''),
  })
}
