import { and, asc, desc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { published, schedule, scheduleEntry, type ScheduleState } from '../tables.ts'

export interface ScheduleRow {
  readonly id: string
  readonly action: 'publish' | 'unpublish'
  readonly label: string
  readonly runAt: Date
  readonly state: ScheduleState
  readonly failure: string | null
  readonly publicationId: string | null
  readonly createdBy: string | null
  readonly entries: readonly ScheduleEntry[]
}

export interface ScheduleEntry {
  readonly documentId: string
  readonly locale: string
  readonly versionId: string | null
  readonly rev: number | null
  /** The newer publication that the entry would replace; null if there is none. */
  readonly outdatedBy: NewerPublication | null
}

export interface NewerPublication {
  readonly rev: number
  readonly path: string | null
  readonly publishedAt: Date
}

const scheduleColumns = {
  id: schedule.id,
  action: schedule.action,
  label: schedule.label,
  runAt: schedule.runAt,
  state: schedule.state,
  failure: schedule.failure,
  publicationId: schedule.publicationId,
  createdBy: schedule.createdBy,
}

export async function insertSchedule(
  db: Db,
  siteId: string,
  row: Omit<typeof schedule.$inferInsert, 'siteId'>,
  entries: readonly Omit<ScheduleEntry, 'outdatedBy'>[],
): Promise<void> {
  await db.insert(schedule).values({ ...row, siteId })
  const rows = entries.map((entry) => ({ ...entry, siteId, scheduleId: row.id }))
  await db.insert(scheduleEntry).values(rows)
}

/**
 * Lists schedules, newest first. `before` is the id of the last one of the previous page, `id` selects a
 * single one.
 */
export async function listSchedules(
  db: Db,
  siteId: string,
  page: {
    readonly id?: string | undefined
    readonly before?: string | undefined
    readonly state?: ScheduleState | undefined
    readonly limit: number
  },
): Promise<readonly ScheduleRow[]> {
  const rows = await db
    .select(scheduleColumns)
    .from(schedule)
    .where(
      and(
        eq(schedule.siteId, siteId),
        page.id === undefined ? undefined : eq(schedule.id, page.id),
        page.state === undefined ? undefined : eq(schedule.state, page.state),
        page.before === undefined ? undefined : lt(schedule.id, page.before),
      ),
    )
    .orderBy(desc(schedule.id))
    .limit(page.limit)
  return withEntries(db, siteId, rows)
}

/** Locks a pending schedule; undefined if it is not pending, or another process has locked it. */
export async function lockPendingSchedule(
  db: Db,
  siteId: string,
  id: string,
): Promise<ScheduleRow | undefined> {
  const rows = await db
    .select(scheduleColumns)
    .from(schedule)
    .where(and(eq(schedule.siteId, siteId), eq(schedule.id, id), eq(schedule.state, 'pending')))
    .for('update', { skipLocked: true })
  const [pending] = await withEntries(db, siteId, rows)
  return pending
}

async function withEntries(
  db: Db,
  siteId: string,
  rows: readonly Omit<ScheduleRow, 'entries'>[],
): Promise<readonly ScheduleRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const { scheduleId, documentId, locale, versionId, rev } = scheduleEntry
  const entries = await db
    .select({
      scheduleId,
      documentId,
      locale,
      versionId,
      rev,
      newerRev: published.rev,
      path: published.path,
      publishedAt: published.publishedAt,
    })
    .from(scheduleEntry)
    .leftJoin(
      published,
      and(
        eq(published.siteId, scheduleEntry.siteId),
        eq(published.documentId, scheduleEntry.documentId),
        eq(published.locale, scheduleEntry.locale),
        gt(published.rev, scheduleEntry.rev),
      ),
    )
    .where(and(eq(scheduleEntry.siteId, siteId), inArray(scheduleEntry.scheduleId, ids)))
    .orderBy(asc(scheduleEntry.documentId), asc(scheduleEntry.locale))
  return rows.map((row) => ({
    ...row,
    entries: entries.flatMap(({ scheduleId, newerRev, path, publishedAt, ...entry }) => {
      if (scheduleId !== row.id) return []
      const isOutdated = newerRev !== null && publishedAt !== null && row.state !== 'done'
      return [{ ...entry, outdatedBy: isOutdated ? { rev: newerRev, path, publishedAt } : null }]
    }),
  }))
}

export async function endSchedule(
  db: Db,
  siteId: string,
  id: string,
  end: {
    readonly state: ScheduleState
    readonly failure?: string
    readonly publicationId?: string
  },
): Promise<void> {
  await db
    .update(schedule)
    .set({ ...end, endedAt: sql`now()` })
    .where(and(eq(schedule.siteId, siteId), eq(schedule.id, id)))
}

/** Lists the due schedules of all sites, the oldest first. */
export async function listDueSchedules(
  db: Db,
): Promise<readonly { readonly siteId: string; readonly id: string }[]> {
  return db
    .select({ siteId: schedule.siteId, id: schedule.id })
    .from(schedule)
    .where(and(eq(schedule.state, 'pending'), lte(schedule.runAt, sql`now()`)))
    .orderBy(asc(schedule.runAt), asc(schedule.id))
    .limit(500)
}
