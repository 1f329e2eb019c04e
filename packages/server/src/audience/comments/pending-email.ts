import { getTranslate } from '@vitrine/model'
import { escapeHtml } from '../../platform/html/escape.ts'

/** Creates the email about waiting comments to a site's owner, in the site's language. */
export function createPendingCommentsEmail(to: {
  /** The site's. */
  readonly title: string
  readonly language: string
  readonly waiting: number
  readonly link: string
}): { readonly subject: string; readonly bodyText: string; readonly bodyHtml: string } {
  const translate = getTranslate(to.language)
  // A site's title is one line, whatever its owner typed: this goes into a header.
  const site = to.title.replaceAll(/\s+/g, ' ')
  const params = { count: to.waiting, site }
  const lines = [
    translate('emails.moderation.waiting', params),
    translate('emails.moderation.link', { link: to.link }),
  ]
  return {
    subject: translate('emails.moderation.subject', params),
    bodyText: `${lines.join('\n\n')}\n`,
    bodyHtml: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n'),
  }
}
