import type { NewMail } from '../../platform/mail/index.ts'
import { escapeHtml } from '../../platform/html/escape.ts'
import { type LetterKind, letterTexts } from './letter-texts.ts'

/** How letters of this slice are known in the outbox. */
export const ABOUT = 'site-user:'

export interface Addressee {
  readonly email: string
  /** The site's. */
  readonly title: string
  readonly language: string
  /** What addresses of the site begin with in that language. */
  readonly place: string
  readonly token: string
  readonly tokenId: string
}

const PATHS = {
  verify: '/account/verify',
  reset: '/account/reset',
  taken: '/account/reset',
} as const

/**
 * A letter with a link. Nothing in it was typed by who caused it: that may be somebody else than who
 * reads it.
 */
export function letterOf(kind: LetterKind, to: Addressee): NewMail {
  const texts = letterTexts(to.language)[kind]
  const link = `${to.place}${PATHS[kind]}?token=${to.token}`
  // A site's title is one line, whatever its owner typed: this goes into a header.
  const title = to.title.replaceAll(/\s+/g, ' ')
  const said = (text: string) => text.replaceAll('{site}', () => title)
  const [before, after] = [texts.before.map(said), texts.after.map(said)]
  const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${escapeHtml(line)}</p>`)
  const anchor = `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`
  return {
    dedupe: `${ABOUT}${kind}:${to.tokenId}`,
    recipient: to.email,
    subject: said(texts.subject),
    bodyText: [...before, link, ...after].join('\n\n'),
    bodyHtml: [...paragraphs(before), anchor, ...paragraphs(after)].join('\n'),
  }
}
