import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { forgetLetters } from './letter.ts'
import { eraseSubmissionsOf, forgetAddresses, takeExpired } from './store.ts'

const erased = z.object({ siteUserId: z.uuid() })

/** Forgets what belonged to accounts that are gone. */
export function formJobs(jobs: Jobs): void {
  jobs.onOutbox('siteUser.erased', ({ db, siteId, payload }) =>
    transact(db, async (tx) => {
      const { siteUserId } = erased.parse(payload)
      await forgetLetters(tx, siteId, await eraseSubmissionsOf(tx, siteId, siteUserId))
    }),
  )
}

/** Of all sites: what is kept no longer, with its letters. */
export async function forgetExpiredSubmissions(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    for (const { siteId, ...gone } of await takeExpired(tx)) await forgetLetters(tx, siteId, [gone])
  })
  await forgetAddresses(db)
}
