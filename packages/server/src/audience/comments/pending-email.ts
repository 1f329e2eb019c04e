import { getTranslate } from '@vitrine/model'
import { type NewEmail, toSingleLine } from '../../platform/mail/index.ts'

/** Creates the email about waiting comments to a site's owner, in the site's language. */
export function createPendingCommentsEmail(to: {
  /** The title of the site. */
  readonly title: string
  readonly language: string
  readonly waiting: number
  readonly link: string
}): Pick<NewEmail, 'subject' | 'language' | 'parts'> {
  const translate = getTranslate(to.language)
  const params = { count: to.waiting, site: toSingleLine(to.title) }
  const lines = [
    translate('emails.moderation.waiting', params),
    translate('emails.moderation.link', { link: to.link }),
  ]
  return {
    subject: translate('emails.moderation.subject', params),
    language: to.language,
    parts: lines.map((text) => ({ text })),
  }
}
