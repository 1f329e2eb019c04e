import { getTranslate } from '@vitrine/model'
import type { NewEmail } from '../../platform/mail/index.ts'
import { escapeHtml } from '../../platform/html/escape.ts'

/** Returns the outbox key of the emails to a subscriber. */
export function getOutboxKey(subscriberId: string): string {
  return `newsletter-confirm:${subscriberId}`
}

/**
 * Creates the email that asks for a confirmation. It contains nothing that the requester typed,
 * since the recipient may be someone else.
 */
export function createConfirmationEmail(to: {
  readonly email: string
  readonly title: string
  readonly language: string
  readonly link: string
  readonly dedupe: string
}): NewEmail {
  const translate = getTranslate(to.language)
  // A site's title is one line, whatever its owner typed: this goes into a header.
  const site = to.title.replaceAll(/\s+/g, ' ')
  const before = translate('emails.newsletter.before', { site })
  const after = translate('emails.newsletter.after')
  const link = escapeHtml(to.link)
  return {
    dedupe: to.dedupe,
    recipient: to.email,
    subject: translate('emails.newsletter.subject', { site }),
    bodyText: `${before}\n\n${to.link}\n\n${after}\n`,
    bodyHtml: `<p>${escapeHtml(before)}</p>\n<p><a href="${link}">${link}</a></p>\n<p>${escapeHtml(after)}</p>`,
  }
}
