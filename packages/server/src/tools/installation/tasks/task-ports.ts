import type { JobPorts } from '../../../platform/slice.ts'

/** The ports of a task. */
export interface TaskPorts extends Pick<JobPorts, 'db' | 'files' | 'place' | 'logError'> {
  /** Aborted when the process stops. The task runs again in the next one. */
  readonly ending?: AbortSignal
}

/** Reports how far a task is. */
export type OnProgress = (step: string, done: number, total: number) => void
