import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { emitEvent, type Jobs } from '../../platform/jobs/index.ts'
import { recordActivity } from '../activity/index.ts'
import { loadStaffEmails } from './store.ts'

const TOPIC = 'accounts.signInFailed'

const failed = z.object({ memberId: z.uuid().nullable() })

/**
 * Emits that a sign-in failed, with the staff member who has the address; null if it has no account. It is emitted for
 * both alike, so that the time of the response does not reveal which. The address that was typed is not stored.
 */
export async function emitFailedSignIn(
  db: Db,
  siteId: string,
  memberId: string | null,
): Promise<void> {
  await emitEvent(db, siteId, {
    topic: TOPIC,
    dedupe: `${TOPIC}:${newId()}`,
    payload: { memberId },
  })
}

/** Registers the job that records failed sign-ins in the activity log, for accounts that exist. */
export function failedSignInJobs(jobs: Jobs): void {
  jobs.onEvent(TOPIC, async ({ db, siteId, payload }) => {
    const { memberId } = failed.parse(payload)
    if (memberId === null) return
    const email = (await loadStaffEmails(db, siteId, [memberId])).get(memberId)
    if (email === undefined) return
    await recordActivity(db, siteId, {
      ...{ id: newId(), actor: email, isProgram: false, operation: 'failedSignIn' },
      ...{ subject: '', name: '', kind: '', items: 0 },
    })
  })
}
