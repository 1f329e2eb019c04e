import { once } from 'node:events'
import { BackupFileError } from '../../backup/index.ts'
import { ZipError } from '../../archive/index.ts'
import { runBackup } from '../backups/run-backup.ts'
import { runRestoreTest } from '../backups/run-restore-test.ts'
import { endFailedTask } from './made-site.ts'
import { runCopy } from './run-copy.ts'
import { runExport } from './run-export.ts'
import { runImport } from './run-import.ts'
import type { StoredOutcome } from '../tables.ts'
import { TaskError, TaskInterruption } from './task-error.ts'
import type { OnProgress, TaskPorts } from './task-ports.ts'
import {
  claimTask,
  completeTask,
  isHopeless,
  releaseTask,
  type TaskRow,
  updateProgress,
} from './task-store.ts'

type Run = (ports: TaskPorts, task: TaskRow, onProgress: OnProgress) => Promise<StoredOutcome>

const runs: Readonly<Record<TaskRow['kind'], Run>> = {
  backup: runBackup,
  'restore-test': runRestoreTest,
  export: runExport,
  import: runImport,
  copy: runCopy,
}

/** How often a task shows that it is at work, in milliseconds. */
const BEAT_MS = 10_000
/** How often its progress is stored, at most. */
const PROGRESS_MS = 500

const UNKNOWN = 'The server could not complete this. Its log has the details. Try again.'

/** Runs the tasks that wait, one after the other, until none is left or the process stops. */
export async function runTasks(ports: TaskPorts): Promise<void> {
  while (!ports.ending?.aborted) {
    const task = await claimTask(ports.db)
    if (!task) return
    if (isHopeless(task)) await endFailedTask(ports, task, [{ file: '', message: UNKNOWN }])
    else await runTask(ports, task)
  }
}

/** Runs a task. When the process stops, leaves it to the next process and does not wait for it. */
async function runTask(ports: TaskPorts, task: TaskRow): Promise<void> {
  const { db, ending } = ports
  const progress = createProgress(ports, task)
  if (!ending) return work(ports, task, progress)
  const isDone = new AbortController()
  const { signal } = isDone
  const interrupted = ending.aborted || once(ending, 'abort', { signal }).then(() => true)
  try {
    const worked = ending.aborted ? true : work(ports, task, progress).then(() => false)
    if (!(await Promise.race([interrupted, worked]))) return
  } finally {
    isDone.abort()
  }
  await progress.stop()
  await releaseTask(db, task)
}

type Progress = ReturnType<typeof createProgress>

/** Works on a task and stores how it ended. An error after the process began to stop is not one of the task. */
async function work(ports: TaskPorts, task: TaskRow, progress: Progress): Promise<void> {
  const { db, logError, ending } = ports
  try {
    const outcome = await runs[task.kind](ports, task, progress.onProgress)
    await progress.stop()
    // A task that has moved to another site was completed with the move.
    if (outcome.movedTo === undefined) await completeTask(db, task, outcome)
  } catch (error) {
    if (ending?.aborted) return
    await progress.stop()
    const notes = getNotes(error)
    if (!notes || (error instanceof Error && error.cause !== undefined))
      logError(`Task failed: ${task.kind}`, error)
    await endFailedTask(ports, task, notes ?? [{ file: '', message: UNKNOWN }])
  }
}

/** Returns what a person can read of an error; undefined for one of the program. */
function getNotes(error: unknown): TaskRow['errors'] | undefined {
  if (error instanceof TaskError) return error.notes
  if (error instanceof ZipError || error instanceof BackupFileError)
    return [{ file: '', message: error.message }]
  return undefined
}

/** Stores progress as it comes, but not too often, and shows that the task is at work meanwhile. */
function createProgress({ db, logError, ending }: TaskPorts, task: TaskRow) {
  let storedAt = 0
  let storing = Promise.resolve()
  const store = (progress?: Parameters<typeof updateProgress>[2]) => {
    storing = storing
      .then(() => updateProgress(db, task, progress))
      .catch((error: unknown) => logError('Progress of a task not stored', error))
  }
  const timer = setInterval(() => store(), BEAT_MS)
  return {
    onProgress: (step: string, done: number, total: number) => {
      if (ending?.aborted) throw new TaskInterruption()
      if (Date.now() - storedAt < PROGRESS_MS && done !== total) return
      storedAt = Date.now()
      store({ step, done, total })
    },
    stop: async () => {
      clearInterval(timer)
      await storing
    },
  }
}
