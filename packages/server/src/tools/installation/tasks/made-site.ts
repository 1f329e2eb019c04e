import { findSiteById, removeSite } from '../../../identity/sites/index.ts'
import type { Db } from '../../../platform/db/db.ts'
import { findImport, type ImportRow } from '../../archive/index.ts'
import type { StoredOutcome } from '../tables.ts'
import type { TaskPorts } from './task-ports.ts'
import { completeTask, failTask, findTask, type TaskRow } from './task-store.ts'

/** Finds the import into the site that a task has made. */
async function findMade(db: Db, { madeSiteId }: TaskRow['input']): Promise<ImportRow | undefined> {
  const found = madeSiteId === undefined ? undefined : await findImport(db, madeSiteId)
  return found?.madeSite ? found : undefined
}

/** Returns the outcome of a task whose earlier attempt has completed the import, but not the task. */
export async function findCompleteOutcome(
  db: Db,
  { input }: Pick<TaskRow, 'input'>,
): Promise<StoredOutcome | undefined> {
  const made = await findMade(db, input)
  const site = made?.endedAt ? await findSiteById(db, made.siteId) : undefined
  return (
    site && {
      ...{ counts: {}, notes: [], name: site.title },
      ...{ isCheck: false, byteSize: null, siteId: site.id },
    }
  )
}

/**
 * Ends a task that cannot go on: as done if its import is complete, otherwise as failed and without the site that it has
 * made. Has no effect if the task has moved to another site, or another process has begun it again.
 */
export async function endFailedTask(
  ports: TaskPorts,
  { siteId, id, attempts }: Pick<TaskRow, 'siteId' | 'id' | 'attempts'>,
  errors: TaskRow['errors'],
): Promise<void> {
  const { db, logError } = ports
  const task = await findTask(db, siteId, id)
  if (task?.state !== 'running' || task.attempts !== attempts) return
  // A site that was to take the place of another has not: the task would have moved to it.
  const takesPlace = task.input.target === 'this'
  const outcome = takesPlace ? undefined : await findCompleteOutcome(db, task)
  if (outcome) return completeTask(db, task, outcome)
  const made = await findMade(db, task.input)
  if (made && (takesPlace || made.endedAt === null))
    await removeSite(ports, made.siteId, { keepsOne: true }).catch((error: unknown) =>
      logError('Site of a failed task not removed', error),
    )
  await failTask(db, task, errors)
}
