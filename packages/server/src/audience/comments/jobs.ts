import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { createEmail } from '../../platform/mail/index.ts'
import { loadOrigin, findSiteById } from '../../identity/sites/index.ts'
import { deleteCommentsByAuthor, claimUnannounced } from './comment-store.ts'
import { createPendingCommentsEmail } from './pending-email.ts'

const erased = z.object({ siteUserId: z.uuid() })

/**
 * Emails owners about pending comments, at most once an hour, and deletes the data of deleted
 * accounts.
 */
export function commentJobs(jobs: Jobs, db: Db, { url }: { readonly url: () => string }): void {
  jobs.onEvent('siteUser.erased', async ({ db: its, siteId, payload }) => {
    await deleteCommentsByAuthor(its, siteId, erased.parse(payload).siteUserId)
  })
  jobs.schedule('* * * * *', 'comments-letter', () =>
    notifyOwners(db, { now: new Date(), url: url() }),
  )
}

/** Sends one email to each site with unannounced pending comments. */
export async function notifyOwners(
  db: Db,
  { now, url }: { readonly now: Date; readonly url: string },
): Promise<void> {
  await transact(db, async (tx) => {
    for (const { siteId, waiting } of await claimUnannounced(tx)) {
      const site = await findSiteById(tx, siteId)
      if (!site || site.contactEmail === '') continue
      const origin = await loadOrigin(tx, siteId, url)
      const dedupe = `comments-pending:${now.toISOString()}`
      await createEmail(tx, siteId, {
        dedupe,
        recipient: site.contactEmail,
        ...createPendingCommentsEmail({ ...site, waiting, link: `${origin}/config/comments` }),
      })
    }
  })
}
