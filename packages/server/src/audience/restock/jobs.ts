import { z } from 'zod'
import type { Jobs } from '../../platform/jobs/index.ts'
import { deleteSignUpsOfUser } from './store.ts'

const erased = z.object({ siteUserId: z.uuid() })

/** Registers the job that deletes the sign-ups of a deleted account. */
export function restockJobs(jobs: Jobs): void {
  jobs.onEvent('siteUser.erased', async ({ db, siteId, payload }) => {
    await deleteSignUpsOfUser(db, siteId, erased.parse(payload).siteUserId)
  })
}
