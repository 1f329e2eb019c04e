import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { deleteSubmissionTraces } from './delete-traces.ts'
import { listSitesWithOrphanedFiles } from './file-store.ts'
import { deleteSubmissionsBySiteUser, deleteAddressDigests, takeExpired } from './store.ts'

const erased = z.object({ siteUserId: z.uuid() })

/** Deletes the submissions of deleted accounts. */
export function formJobs(jobs: Jobs): void {
  jobs.onEvent('siteUser.erased', ({ db, siteId, payload }) =>
    transact(db, async (tx) => {
      const { siteUserId } = erased.parse(payload)
      await deleteSubmissionTraces(
        tx,
        siteId,
        await deleteSubmissionsBySiteUser(tx, siteId, siteUserId),
      )
    }),
  )
}

/** Deletes expired submissions of all sites, with their emails and files. */
export async function deleteExpiredSubmissions(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    for (const { siteId, id } of await takeExpired(tx))
      await deleteSubmissionTraces(tx, siteId, [id])
    // Submissions may have been deleted in other ways, such as by a statement of the operator.
    for (const siteId of await listSitesWithOrphanedFiles(tx))
      await deleteSubmissionTraces(tx, siteId, [])
  })
  await deleteAddressDigests(db)
}
