import { getTranslate } from '@vitrine/model'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { emitEvent, type Jobs } from '../../platform/jobs/index.ts'
import { createEmail, type EmailSecret } from '../../platform/mail/index.ts'
import { findSiteById } from '../sites/index.ts'
import { createSignInLink } from './sign-in.ts'
import { findStaffMemberByEmail, findStaffRole } from './store.ts'

/** The kind of the link in these emails. */
export const PASSWORD_RESET_LINK = 'staff-sign-in'

const TOPIC = 'accounts.passwordResetRequested'
const LINK_LIFETIME_MS = 60 * 60 * 1_000

const requested = z.object({ requestId: z.uuid(), email: z.string() })

/**
 * Emits that a link to set a new password was requested for an address. Whether the address has an account is looked up by a job, so
 * that the time of the response does not reveal it.
 */
export async function emitPasswordReset(db: Db, siteId: string, email: string): Promise<void> {
  const requestId = newId()
  const dedupe = `${TOPIC}:${requestId}`
  await emitEvent(db, siteId, { topic: TOPIC, dedupe, payload: { requestId, email } })
}

/** Registers the job that emails a one-time link to the staff member with the address, if there is one. */
export function passwordResetJobs(jobs: Jobs): void {
  jobs.onEvent(TOPIC, async ({ db, siteId, payload }) => {
    const { requestId, email } = requested.parse(payload)
    const site = await findSiteById(db, siteId)
    const member = await findStaffMemberByEmail(db, siteId, email)
    if (!site || !member) return
    const { title, language } = site
    const translate = getTranslate(language)
    const label = translate('emails.passwordReset.button')
    await createEmail(db, siteId, {
      dedupe: `${PASSWORD_RESET_LINK}:${requestId}`,
      recipient: member.email,
      subject: translate('emails.passwordReset.subject', { site: title }),
      language,
      parts: [
        { text: translate('emails.passwordReset.open', { site: title }) },
        { link: { kind: PASSWORD_RESET_LINK, id: `${member.id} ${member.email}`, label } },
        { text: translate('emails.passwordReset.after') },
      ],
    })
  })
}

/**
 * Makes a link that signs a staff member in once within an hour; only its digest is stored. The ID is that of the staff
 * member, followed by the address that gets the email; emails of earlier versions have no address there.
 */
export const makePasswordResetLink: EmailSecret = async ({ db, siteId, id }) => {
  const [memberId = '', emailedTo] = id.split(' ')
  if ((await findStaffRole(db, siteId, memberId)) === undefined) return undefined
  const options = { lifetimeMs: LINK_LIFETIME_MS, emailedTo }
  return `/config/sign-in?password#${await createSignInLink(db, siteId, memberId, options)}`
}
