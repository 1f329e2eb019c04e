import type { Db } from '../db/db.ts'
import { transact } from '../db/transact.ts'
import type { EmailPorts, EmailSite } from './ports.ts'
import { renderEmailHtml, renderEmailText } from './render-email.ts'
import type { EmailPart } from './email.ts'
import { fillParts, loadSharedParts } from './secrets.ts'
import { claimEmail, type Email, endAttempt, ensureMessageId, findEmail } from './store.ts'
import { findSuppression, insertSuppression } from './suppression-store.ts'
import { DeliveryError, type EmailTransport } from './transport.ts'

/** Four days of attempts, as mail servers do: the pauses of a failing job grow to six hours. */
const MAX_ATTEMPTS = 22

/** The answer is in the studio; it may hold an address, which logs must not. */
const DELAYED = 'The mail server did not take an email. It is tried again.'

/**
 * Sends a waiting email, at least once: an email that the server took is sent a second time, with the same
 * Message-ID, if the process dies before it has noted that. Throws if the email has to be tried again.
 */
export async function deliverEmail(
  {
    db,
    url,
    transport,
    secrets,
    sharedParts,
    loadSite,
  }: EmailPorts & { readonly db: Db; readonly url: string },
  siteId: string,
  id: string,
): Promise<void> {
  if (!transport) return endAttempt(db, siteId, { id, state: 'unsent' })
  const email = await claimEmail(db, siteId, id)
  if (!email) {
    const waiting = (await findEmail(db, siteId, id))?.state === 'waiting'
    if (waiting) throw new Error('Another process is sending this email.')
    return
  }
  const suppression = await findSuppression(db, siteId, email.recipient)
  if (suppression !== undefined)
    return endAttempt(db, siteId, { id, state: 'suppressed', error: suppression })
  const site = await loadSite(db, siteId, url)
  if (!site) return
  try {
    await sendEmail({ db, siteId, transport, secrets, sharedParts, site }, email)
  } catch (error) {
    return recordFailure(db, siteId, email, error)
  }
  await endAttempt(db, siteId, { id, state: 'sent' })
}

async function sendEmail(
  given: Pick<EmailPorts, 'secrets' | 'sharedParts'> & {
    readonly db: Db
    readonly siteId: string
    readonly transport: EmailTransport
    readonly site: EmailSite
  },
  { id, recipient, subject, language, parts }: Email,
): Promise<void> {
  const { db, siteId, transport, site } = given
  const address = site.contactEmail === '' ? transport.fallbackSender : site.contactEmail
  if (address === undefined)
    throw new DeliveryError(
      'temporary',
      'This site has no contact address, and SMTP_FROM is not set. Set one of them.',
    )
  const filled = await fillEmail(given, parts)
  const domain = address.slice(address.lastIndexOf('@') + 1)
  await transport.send({
    messageId: await ensureMessageId(db, siteId, { id, messageId: `${id}@${domain}` }),
    from: { name: site.title, address },
    to: recipient,
    subject,
    language,
    text: renderEmailText(filled),
    html: renderEmailHtml({ subject, language, site, parts: filled }),
    unsubscribeUrl: filled.find((part) => 'unsubscribe' in part)?.unsubscribe.url,
  })
}

/** Makes the links and codes of an email, with the parts that it shares. Throws if it is not to be sent. */
async function fillEmail(
  { db, siteId, secrets, sharedParts, site }: Parameters<typeof sendEmail>[0],
  parts: readonly EmailPart[],
) {
  const loaded = await loadSharedParts(sharedParts, parts, { db, siteId })
  if (!loaded) throw new DeliveryError('withdrawn', 'The email was withdrawn.')
  const filled = await fillParts(secrets, loaded, { db, siteId, origin: site.origin })
  if (filled) return filled
  throw parts.some((part) => 'unsubscribe' in part)
    ? new DeliveryError('withdrawn', 'The recipient has unsubscribed.')
    : new DeliveryError('permanent', 'The link in this email no longer works.')
}

async function recordFailure(
  db: Db,
  siteId: string,
  { id, recipient, attempts }: Email,
  thrown: unknown,
): Promise<void> {
  const isKnown = thrown instanceof DeliveryError
  const failure = isKnown ? thrown.failure : 'temporary'
  const error = isKnown ? thrown.message : 'Vitrine could not create the email. See the log.'
  if (failure === 'temporary' && attempts < MAX_ATTEMPTS) {
    await endAttempt(db, siteId, { id, state: 'waiting', error })
    throw isKnown ? new Error(DELAYED) : thrown
  }
  await transact(db, async (tx) => {
    if (failure === 'recipient')
      await insertSuppression(tx, siteId, { email: recipient, reason: error })
    const state = failure === 'withdrawn' ? 'suppressed' : 'failed'
    await endAttempt(tx, siteId, { id, state, error })
  })
}
