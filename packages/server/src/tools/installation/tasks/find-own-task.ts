import type { Db } from '../../../platform/db/db.ts'
import { installationErrors } from '../errors.ts'
import { findTask, type TaskRow } from './task-store.ts'

/** Finds a task that a staff member has started. Throws `installation.taskUnknown`. */
export async function findOwnTask(
  db: Db,
  siteId: string,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<TaskRow> {
  const task = await findTask(db, siteId, id)
  if (task?.memberId !== memberId) throw installationErrors.taskUnknown()
  return task
}
