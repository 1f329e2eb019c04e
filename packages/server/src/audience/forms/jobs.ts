import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { deleteSubmissionEmails } from './submission-email.ts'
import { deleteSubmissionsBySiteUser, deleteAddressDigests, takeExpired } from './store.ts'

const erased = z.object({ siteUserId: z.uuid() })

/** Deletes the submissions of deleted accounts. */
export function formJobs(jobs: Jobs): void {
  jobs.onEvent('siteUser.erased', ({ db, siteId, payload }) =>
    transact(db, async (tx) => {
      const { siteUserId } = erased.parse(payload)
      await deleteSubmissionEmails(
        tx,
        siteId,
        await deleteSubmissionsBySiteUser(tx, siteId, siteUserId),
      )
    }),
  )
}

/** Deletes expired submissions of all sites, with their emails. */
export async function deleteExpiredSubmissions(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    for (const { siteId, id } of await takeExpired(tx))
      await deleteSubmissionEmails(tx, siteId, [id])
  })
  await deleteAddressDigests(db)
}
