import { roleCodes } from '@vitrine/model'
import { findFirstStaffMember } from '../../../identity/accounts/index.ts'
import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { transact } from '../../../platform/db/transact.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { createEmail } from '../../../platform/mail/index.ts'
import { applyPublication, type PublicationChange } from '../publishing/apply-publication.ts'
import { documentErrors, getErrorMessage } from '../errors.ts'
import { loadPublishableVersion } from '../publishing/publishable-version.ts'
import { lockPublishing } from '../publishing/publish-store.ts'
import {
  listDueSchedules,
  endSchedule,
  lockPendingSchedule,
  insertSchedule,
  type ScheduleRow,
  listSchedules,
} from './schedule-store.ts'
import { uniqueEntries, type DocumentLocale } from '../document-locale.ts'
import {
  createUnpublishChanges,
  createVersionEntries,
  type PublishEntry,
} from '../publishing/publish-changes.ts'
import { loadDocument } from '../load-document.ts'
import { assertCurrent } from '../publishing/assert-current.ts'

interface ScheduleInput {
  readonly runAt: Date
  readonly label?: string | undefined
  readonly memberId: string | null
}

export type NewSchedule = ScheduleInput &
  (
    | { readonly action: 'publish'; readonly entries: readonly PublishEntry[] }
    | { readonly action: 'unpublish'; readonly entries: readonly DocumentLocale[] }
  )

/**
 * Schedules the publication or the removal of documents. The current drafts are published.
 * Throws `documents.inPast`, `.outdated`, and what publishing each document now would throw.
 */
export async function createSchedule(
  db: Db,
  siteId: string,
  input: NewSchedule,
): Promise<ScheduleRow> {
  const { action, runAt, label = '', memberId } = input
  if (runAt.getTime() <= Date.now()) throw documentErrors.inPast()
  const id = newId()
  await transact(db, async (tx) => {
    const row = { id, action, label, runAt, createdBy: memberId }
    await insertSchedule(tx, siteId, row, await createEntries(tx, siteId, input))
  })
  return loadSchedule(db, siteId, id)
}

async function createEntries(tx: Db, siteId: string, input: NewSchedule) {
  if (input.action === 'unpublish') {
    for (const { documentId } of input.entries) await loadDocument(tx, siteId, documentId)
    return uniqueEntries(input.entries).map((entry) => ({ ...entry, versionId: null, rev: null }))
  }
  return createVersionEntries(tx, siteId, input)
}

/** Cancels a pending schedule. Throws `documents.noSchedule`, `.ended`. */
export async function cancelSchedule(db: Db, siteId: string, id: string): Promise<ScheduleRow> {
  await transact(db, async (tx) => {
    await loadSchedule(tx, siteId, id)
    if (!(await lockPendingSchedule(tx, siteId, id))) throw documentErrors.ended()
    await endSchedule(tx, siteId, id, { state: 'canceled' })
  })
  return loadSchedule(db, siteId, id)
}

async function loadSchedule(db: Db, siteId: string, id: string): Promise<ScheduleRow> {
  const [schedule] = await listSchedules(db, siteId, { id, limit: 1 })
  if (!schedule) throw documentErrors.noSchedule()
  return schedule
}

/**
 * Runs the due schedules of all sites, also those that came due while no process ran. Concurrent processes
 * skip each other's schedules. A schedule that fails unexpectedly is tried again.
 */
export async function runDueSchedules(
  db: Db,
  reportError: (message: string, error: unknown) => void = () => undefined,
): Promise<void> {
  for (const { siteId, id } of await listDueSchedules(db))
    await transact(db, (tx) => runSchedule(tx, siteId, id)).catch((error: unknown) =>
      reportError(`Schedule ${id} could not be run`, error),
    )
}

async function runSchedule(tx: Db, siteId: string, id: string): Promise<void> {
  const due = await lockPendingSchedule(tx, siteId, id)
  if (!due) return
  await lockPublishing(tx, siteId)
  const { action, label, createdBy: memberId } = due
  try {
    // A nested transaction, so that a rejected publication is rolled back.
    const publicationId = await tx.transaction(async (inner) => {
      const changes = await loadChanges(inner, siteId, due)
      await assertCurrent(inner, siteId, changes)
      return applyPublication(inner, siteId, changes, { action, label, memberId })
    })
    await endSchedule(tx, siteId, id, { state: 'done', publicationId })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const failure = getErrorMessage(error)
    await endSchedule(tx, siteId, id, { state: 'failed', failure })
    await emailOwner(tx, siteId, due, failure)
  }
}

async function loadChanges(
  tx: Db,
  siteId: string,
  due: ScheduleRow,
): Promise<readonly PublicationChange[]> {
  if (due.action === 'unpublish') return createUnpublishChanges(tx, siteId, due.entries)
  const changes: PublicationChange[] = []
  for (const { documentId, locale, versionId } of due.entries)
    if (versionId !== null)
      changes.push({
        documentId,
        locale,
        version: await loadPublishableVersion(tx, siteId, { documentId, versionId }),
      })
  return changes
}

async function emailOwner(
  tx: Db,
  siteId: string,
  due: ScheduleRow,
  failure: string,
): Promise<void> {
  const owner = await findFirstStaffMember(tx, siteId, roleCodes.admin)
  if (!owner) return
  const what = due.action === 'publish' ? 'published' : 'unpublished'
  const name = due.label === '' ? 'Your schedule' : `“${due.label}”`
  const lines = [
    `${name} was scheduled for ${due.runAt.toISOString()} and was not ${what}.`,
    failure,
    `Visitors still see the previous version. Correct the error, then ${due.action} it now or schedule it again.`,
  ]
  await createEmail(tx, siteId, {
    dedupe: `schedule-failed:${due.id}`,
    recipient: owner.email,
    subject: `${name} was not ${what}`,
    language: 'en',
    parts: lines.map((text) => ({ text })),
  })
}
