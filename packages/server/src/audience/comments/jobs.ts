import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { writeMail } from '../../platform/mail/index.ts'
import { originOf, siteById } from '../../identity/sites/index.ts'
import { eraseCommentsOf, takeUntold } from './comment-store.ts'
import { letterOf } from './letter.ts'

const erased = z.object({ siteUserId: z.uuid() })

/** Tells owners what waits, at most once an hour, and forgets what belonged to accounts that are gone. */
export function commentJobs(jobs: Jobs, db: Db, { url }: { readonly url: () => string }): void {
  jobs.onOutbox('siteUser.erased', async ({ db: its, siteId, payload }) => {
    await eraseCommentsOf(its, siteId, erased.parse(payload).siteUserId)
  })
  jobs.every('* * * * *', 'comments-letter', () => tellOwners(db, { now: new Date(), url: url() }))
}

/** One letter to each site with comments that nobody was told of. */
export async function tellOwners(
  db: Db,
  { now, url }: { readonly now: Date; readonly url: string },
): Promise<void> {
  await transact(db, async (tx) => {
    for (const { siteId, waiting } of await takeUntold(tx)) {
      const site = await siteById(tx, siteId)
      if (!site || site.contactEmail === '') continue
      const origin = await originOf(tx, siteId, url)
      const dedupe = `comments-pending:${now.toISOString()}`
      await writeMail(tx, siteId, {
        dedupe,
        recipient: site.contactEmail,
        ...letterOf({ ...site, waiting, link: `${origin}/config` }),
      })
    }
  })
}
