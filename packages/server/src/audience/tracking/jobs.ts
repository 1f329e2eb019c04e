import type { Jobs } from '../../platform/jobs/index.ts'
import type { JobPorts } from '../../platform/slice.ts'
import { deleteOldEventKeys } from './event-key-store.ts'
import { listUnsummedDays, sumDay } from './sum-days-store.ts'

const EVERY_TEN_MINUTES = '*/10 * * * *'

/** Schedules the sums of days that ended, and of those with events that arrived late; and the deletion of old keys. */
export function trackingJobs(jobs: Jobs, { db }: JobPorts): void {
  jobs.schedule(EVERY_TEN_MINUTES, 'visit-sums', async () => {
    for (const day of await listUnsummedDays(db)) await sumDay(db, day)
  })
  jobs.schedule(EVERY_TEN_MINUTES, 'event-keys', () => deleteOldEventKeys(db))
}
