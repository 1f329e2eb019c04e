import type { Db } from './platform/db/db.ts'
import type { Jobs } from './platform/jobs/index.ts'
import type { LogError, Slice } from './platform/slice.ts'

/** 03:17 UTC: other machines start their own nightly jobs on the hour. */
const EVERY_NIGHT = '17 3 * * *'

/** Schedules the nightly tasks of all slices. A task that fails is logged and does not stop the others. */
export function scheduleNightly(
  jobs: Jobs,
  slices: readonly Slice[],
  { db, logError }: { readonly db: Db; readonly logError: LogError },
): void {
  jobs.schedule(EVERY_NIGHT, 'nightly', async () => {
    for (const [name, task] of slices.flatMap(({ nightly = {} }) => Object.entries(nightly)))
      await task(db, logError).catch((error: unknown) =>
        logError(`Nightly task failed: ${name}`, error),
      )
  })
}
