import { getTranslate, may, WEBHOOK_FAILING_DAYS } from '@vitrine/model'
import { listStaff, parseRole } from '../../identity/accounts/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { createEmail } from '../../platform/mail/index.ts'
import { disableEndpoint, type EndpointRow, markFailing, markWarned } from './endpoint-store.ts'

const HOUR_MS = 3_600_000
const DISABLE_MS = WEBHOOK_FAILING_DAYS * 24 * HOUR_MS

/**
 * Records that a delivery failed. Emails staff once every delivery has failed for an hour; after three days it turns the webhook off,
 * and emails them again.
 */
export async function handleFailure(db: Db, site: Site, endpointId: string): Promise<void> {
  const endpoint = await markFailing(db, site.id, endpointId)
  if (!endpoint || endpoint.failingSince === null) return
  const failingMs = Date.now() - Date.parse(endpoint.failingSince)
  if (failingMs < HOUR_MS) return
  const recipients = await listRecipients(db, site)
  await transact(db, async (tx) => {
    const isDisabled = failingMs >= DISABLE_MS
    const change = isDisabled ? disableEndpoint : markWarned
    if (!(await change(tx, site.id, endpointId))) return
    for (const recipient of recipients)
      await createEmail(tx, site.id, createNotice(site, endpoint, { recipient, isDisabled }))
  })
}

/** Lists who hears of failures: the contact address of the site, or everyone who manages webhooks if there is none. */
async function listRecipients(db: Db, { id, contactEmail }: Site): Promise<readonly string[]> {
  if (contactEmail !== '') return [contactEmail]
  const staff = await listStaff(db, id)
  return staff
    .filter(({ role }) => may(parseRole(role), 'integrations.manage'))
    .map(({ email }) => email)
}

function createNotice(
  { title, language, origin }: Site,
  { id, address, failingSince }: EndpointRow,
  { recipient, isDisabled }: { readonly recipient: string; readonly isDisabled: boolean },
) {
  const translate = getTranslate(language)
  const kind = isDisabled ? 'webhookOff' : 'webhookFailing'
  const texts = [
    translate(`emails.${kind}.text`, { site: title, address }),
    translate('emails.webhook.link', { link: `${origin}/config/settings/webhooks/${id}` }),
  ]
  return {
    dedupe: `${kind}:${id}:${failingSince}:${recipient}`,
    recipient,
    language,
    subject: translate(`emails.${kind}.subject`, { site: title }),
    parts: texts.map((text) => ({ text })),
  }
}
