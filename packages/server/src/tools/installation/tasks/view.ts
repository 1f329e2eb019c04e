import type { InstallationTask } from '@vitrine/contract'
import type { TaskRow } from './task-store.ts'

/** Converts a task to what the person who started it sees. */
export function toTaskView(task: TaskRow): InstallationTask {
  const { id, kind, state, step, done, total, outcome, errors, createdAt, endedAt } = task
  return {
    ...{ id, kind, state, step, done, total },
    outcome: outcome && {
      counts: { ...outcome.counts },
      notes: [...outcome.notes],
      name: outcome.name,
      isCheck: outcome.isCheck,
      byteSize: outcome.byteSize,
      siteId: outcome.siteId,
    },
    errors: [...errors],
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}
