import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { sendReviewRequests } from './send-requests.ts'
import { deleteReviewsOfUser } from './store.ts'

const erased = z.object({ siteUserId: z.uuid() })

/** Registers the job that asks buyers for reviews, and the one that deletes the reviews of a deleted account. */
export function reviewJobs(jobs: Jobs, db: Db): void {
  jobs.onEvent('siteUser.erased', async ({ db: its, siteId, payload }) => {
    await deleteReviewsOfUser(its, siteId, erased.parse(payload).siteUserId)
  })
  jobs.schedule('23 * * * *', 'review-requests', () => sendReviewRequests(db, new Date()))
}
