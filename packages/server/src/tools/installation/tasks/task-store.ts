import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { installationTask, type StoredOutcome } from '../tables.ts'

export type TaskRow = typeof installationTask.$inferSelect
export type NewTask = Pick<TaskRow, 'kind' | 'input' | 'memberId'>

/** The time after which a process that shows no sign of work has ended. */
const STALE = sql`interval '1 minute'`
const MAX_ATTEMPTS = 3

/** Inserts a task, which a process runs within seconds. Resolves to it. */
export async function insertTask(db: Db, siteId: string, task: NewTask): Promise<TaskRow> {
  const [row] = await db
    .insert(installationTask)
    .values({ ...task, siteId, id: newId() })
    .returning()
  if (!row) throw new Error('An inserted row is returned')
  return row
}

export async function findTask(db: Db, siteId: string, id: string): Promise<TaskRow | undefined> {
  const [row] = await db
    .select()
    .from(installationTask)
    .where(and(eq(installationTask.siteId, siteId), eq(installationTask.id, id)))
  return row
}

/** Finds the last task of a kind that has ended, or is at work, on any site. */
export async function findLastTask(db: Db, kind: TaskRow['kind']): Promise<TaskRow | undefined> {
  const [row] = await listLastTasks(db, kind, 1)
  return row
}

/** Lists the last tasks of a kind on all sites, newest first. */
export async function listLastTasks(
  db: Db,
  kind: TaskRow['kind'],
  limit: number,
): Promise<readonly TaskRow[]> {
  return db
    .select()
    .from(installationTask)
    .where(eq(installationTask.kind, kind))
    .orderBy(desc(installationTask.createdAt))
    .limit(limit)
}

/** Lists the ids of the tasks that wait or are at work. */
export async function listUnfinishedTaskIds(db: Db): Promise<readonly string[]> {
  const rows = await db
    .select({ id: installationTask.id })
    .from(installationTask)
    .where(inArray(installationTask.state, ['waiting', 'running']))
  return rows.map(({ id }) => id)
}

/** Claims the oldest task that waits, or whose process has ended. Of two processes, one gets it. */
export async function claimTask(db: Db): Promise<TaskRow | undefined> {
  const { siteId, id, state, beatAt, createdAt } = installationTask
  const due = db
    .select({ id })
    .from(installationTask)
    .where(
      and(
        inArray(state, ['waiting', 'running']),
        sql`(${state} = 'waiting' or ${beatAt} < now() - ${STALE})`,
      ),
    )
    .orderBy(createdAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(installationTask)
    .set({ state: 'running', beatAt: sql`now()`, attempts: sql`${installationTask.attempts} + 1` })
    .where(
      sql`(${siteId}, ${id}) in (select site_id, id from installation_task where id in ${due})`,
    )
    .returning()
  return row
}

/** Returns whether a task was begun too often: it ends its process each time. */
export function isHopeless({ attempts }: Pick<TaskRow, 'attempts'>): boolean {
  return attempts > MAX_ATTEMPTS
}

/**
 * Leaves a running task to the next process, without counting the attempt. It is claimed ten seconds later, when this
 * process has ended.
 */
export async function releaseTask(db: Db, task: Key): Promise<void> {
  await db
    .update(installationTask)
    .set({
      attempts: sql`${installationTask.attempts} - 1`,
      beatAt: sql`now() - ${STALE} + interval '10 seconds'`,
    })
    .where(and(isTask(task), eq(installationTask.state, 'running')))
}

type Key = Pick<TaskRow, 'siteId' | 'id'>

const isTask = ({ siteId, id }: Key) =>
  and(eq(installationTask.siteId, siteId), eq(installationTask.id, id))

/** Shows that a task is at work, and how far it is. */
export async function updateProgress(
  db: Db,
  task: Key,
  progress: Partial<Pick<TaskRow, 'step' | 'done' | 'total'>> = {},
): Promise<void> {
  await db
    .update(installationTask)
    .set({ ...progress, beatAt: sql`now()` })
    .where(isTask(task))
}

/** Stores what a task has decided, for its next attempt. */
export async function updateInput(db: Db, task: Key, input: TaskRow['input']): Promise<void> {
  await db.update(installationTask).set({ input }).where(isTask(task))
}

/** Returns whether an unfinished task is about to make a site with this identifier. */
export async function isIdentifierTaken(db: Db, identifier: string): Promise<boolean> {
  const found = await db
    .select({ id: installationTask.id })
    .from(installationTask)
    .where(
      and(
        inArray(installationTask.state, ['waiting', 'running']),
        sql`${installationTask.input} ->> 'identifier' = ${identifier}`,
      ),
    )
    .limit(1)
  return found.length > 0
}

export async function completeTask(db: Db, task: Key, outcome: StoredOutcome): Promise<void> {
  await db
    .update(installationTask)
    .set({ state: 'done', outcome, endedAt: sql`now()` })
    .where(isTask(task))
}

export async function failTask(db: Db, task: Key, errors: TaskRow['errors']): Promise<void> {
  await db
    .update(installationTask)
    .set({ state: 'failed', errors, endedAt: sql`now()` })
    .where(isTask(task))
}

/** Moves the tasks of a site to another, which takes its place. */
export async function moveTasks(tx: Db, fromId: string, toId: string): Promise<void> {
  await tx.update(installationTask).set({ siteId: toId }).where(eq(installationTask.siteId, fromId))
}

/** Deletes tasks that ended more than a month ago. */
export async function deleteOldTasks(db: Db): Promise<void> {
  await db
    .delete(installationTask)
    .where(lt(installationTask.endedAt, sql`now() - interval '30 days'`))
}
