import { getTranslate } from '@vitrine/model'
import type { NewEmail } from '../../platform/mail/index.ts'
import { escapeHtml } from '../../platform/html/escape.ts'

/** The outbox key prefix of emails of this slice. */
export const OUTBOX_PREFIX = 'site-user:'

export interface Addressee {
  readonly email: string
  /** The site's. */
  readonly title: string
  readonly language: string
  /** The URL prefix of the site in that language. */
  readonly place: string
  readonly token: string
  readonly tokenId: string
}

const PATHS = {
  verify: '/account/verify',
  reset: '/account/reset',
  taken: '/account/reset',
} as const

export type LinkEmailKind = keyof typeof PATHS

/**
 * Creates an email with a link. It contains nothing that the requester typed, since the recipient
 * may be someone else.
 */
export function createLinkEmail(kind: LinkEmailKind, to: Addressee): NewEmail {
  const translate = getTranslate(to.language)
  const link = `${to.place}${PATHS[kind]}?token=${to.token}`
  // A site's title is one line, whatever its owner typed: this goes into a header.
  const site = to.title.replaceAll(/\s+/g, ' ')
  const before = [translate(`emails.${kind}.before`, { site }), translate(`emails.${kind}.open`)]
  const after = translate(`emails.${kind}.after`)
  const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${escapeHtml(line)}</p>`)
  const anchor = `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`
  return {
    dedupe: `${OUTBOX_PREFIX}${kind}:${to.tokenId}`,
    recipient: to.email,
    subject: translate(`emails.${kind}.subject`, { site }),
    bodyText: [...before, link, after].join('\n\n'),
    bodyHtml: [...paragraphs(before), anchor, ...paragraphs([after])].join('\n'),
  }
}
