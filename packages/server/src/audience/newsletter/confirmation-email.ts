import { getTranslate } from '@vitrine/model'
import { getLanguage, listLanguages } from '../../identity/multilingual/index.ts'
import { findSiteById } from '../../identity/sites/index.ts'
import type { EmailSecret, NewEmail } from '../../platform/mail/index.ts'
import { createConfirmToken } from './confirm-token.ts'
import { findSubscriber } from './store.ts'

/** The kind of the link in a confirmation email. */
export const CONFIRMATION_LINK = 'newsletter-confirmation'

/** Returns the outbox key of the emails to a subscriber. */
export function getOutboxKey(subscriberId: string): string {
  return `newsletter-confirm:${subscriberId}`
}

/**
 * Creates the email that asks for a confirmation. It contains nothing that the requester typed,
 * since the recipient may be someone else.
 */
export function createConfirmationEmail(to: {
  readonly subscriberId: string
  readonly email: string
  readonly title: string
  readonly language: string
  readonly dedupe: string
}): NewEmail {
  const { subscriberId: id, email, title: site, language, dedupe } = to
  const translate = getTranslate(language)
  const label = translate('emails.newsletter.button')
  return {
    dedupe,
    recipient: email,
    subject: translate('emails.newsletter.subject', { site }),
    language,
    parts: [
      { text: translate('emails.newsletter.before', { site }) },
      { link: { kind: CONFIRMATION_LINK, id, label } },
      { text: translate('emails.newsletter.after') },
    ],
  }
}

/** Makes the link that confirms a subscription, which is valid for a month from now on. */
export const makeConfirmationLink: EmailSecret = async ({ db, siteId, id }) => {
  const subscriber = await findSubscriber(db, siteId, id)
  const site = await findSiteById(db, siteId)
  if (!subscriber || !site) return undefined
  const { prefix = '' } = getLanguage(await listLanguages(db, siteId), subscriber.locale) ?? {}
  const token = createConfirmToken(site, id, Date.now())
  return `${prefix === '' ? '' : `/${prefix}`}/newsletter/confirm?token=${token}`
}
