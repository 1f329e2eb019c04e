import { formatList, getTranslate } from '@vitrine/model'
import { getLanguage, listLanguages } from '../../identity/multilingual/index.ts'
import { findSiteById } from '../../identity/sites/index.ts'
import type { EmailSecret, NewEmail } from '../../platform/mail/index.ts'
import { createConfirmToken } from './confirm-token.ts'
import { findConfirmation } from './confirmation-store.ts'
import { findSubscriber } from './store.ts'

/** The kind of the link in a confirmation email. */
export const CONFIRMATION_LINK = 'newsletter-confirmation'

/** Returns the outbox key of the emails to a subscriber. */
export function getOutboxKey(subscriberId: string): string {
  return `newsletter-confirm:${subscriberId}`
}

interface ConfirmationRequest {
  /** The id of the confirmation. */
  readonly id: string
  readonly subscriberId: string
  readonly email: string
  /** The title of the site. */
  readonly title: string
  readonly language: string
  /** The names of the mailing lists that the link confirms. */
  readonly lists: readonly string[]
  /** Whether the recipient is a subscriber, who is asked about further lists only. */
  readonly isSubscribed: boolean
}

/**
 * Creates the email that asks for a confirmation. It contains nothing that the requester typed,
 * since the recipient may be someone else.
 */
export function createConfirmationEmail(request: ConfirmationRequest): NewEmail {
  const { id, subscriberId, email, language } = request
  const { subject, before, button, after } = writeTexts(request)
  return {
    dedupe: `${getOutboxKey(subscriberId)}:${id}`,
    recipient: email,
    subject,
    language,
    parts: [
      { text: before },
      { link: { kind: CONFIRMATION_LINK, id, label: button } },
      { text: after },
    ],
  }
}

function writeTexts({ title: site, language, lists: names, isSubscribed }: ConfirmationRequest) {
  const translate = getTranslate(language)
  const count = names.length
  const lists = formatList(names, language)
  if (isSubscribed)
    return {
      subject: translate('emails.mailingLists.subject', { site, count }),
      before: translate('emails.mailingLists.before', { site, count, lists }),
      button: translate('emails.mailingLists.button', { count }),
      after: translate('emails.mailingLists.after'),
    }
  return {
    subject: translate('emails.newsletter.subject', { site }),
    before:
      count === 0
        ? translate('emails.newsletter.before', { site })
        : translate('emails.newsletter.beforeLists', { site, count, lists }),
    button: translate('emails.newsletter.button'),
    after: translate('emails.newsletter.after'),
  }
}

/** Makes the link that confirms a subscription, which is valid for a month from now on. */
export const makeConfirmationLink: EmailSecret = async ({ db, siteId, id }) => {
  const { subscriberId } = await findConfirmation(db, siteId, id)
  const subscriber = await findSubscriber(db, siteId, subscriberId)
  const site = await findSiteById(db, siteId)
  if (!subscriber || !site) return undefined
  const { prefix = '' } = getLanguage(await listLanguages(db, siteId), subscriber.locale) ?? {}
  const token = createConfirmToken(site, id, Date.now())
  return `${prefix === '' ? '' : `/${prefix}`}/newsletter/confirm?token=${token}`
}
