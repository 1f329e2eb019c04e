import type { NewMail } from '../../platform/mail/index.ts'
import { escapeHtml } from '../../platform/html/escape.ts'

interface LetterText {
  /** `{site}` is the site's title. */
  readonly subject: string
  readonly before: string
  readonly after: string
}

const en: LetterText = {
  subject: '{site}: confirm your subscription',
  before:
    'Somebody, we hope you, asked for the newsletter of {site} with this address. To get it, open this page and confirm:',
  after: 'If it was not you, you need do nothing: without that no newsletter is sent.',
}

const texts: ReadonlyMap<string, LetterText> = new Map([
  ['en', en],
  [
    'de',
    {
      subject: '{site}: Bestätigen Sie Ihr Abonnement',
      before:
        'Jemand, hoffentlich Sie, hat mit dieser Adresse den Newsletter von {site} bestellt. Um ihn zu bekommen, öffnen Sie diese Seite und bestätigen Sie:',
      after:
        'Waren Sie es nicht, brauchen Sie nichts zu tun: Ohne Bestätigung wird kein Newsletter verschickt.',
    },
  ],
  [
    'fr',
    {
      subject: '{site} : confirmez votre inscription',
      before:
        'Quelqu’un, vous sans doute, a demandé la lettre de {site} avec cette adresse. Pour la recevoir, ouvrez cette page et confirmez :',
      after:
        'Si ce n’était pas vous, vous n’avez rien à faire : sans cela aucune lettre n’est envoyée.',
    },
  ],
])

/** How letters of this slice are known in the outbox. */
export function about(subscriberId: string): string {
  return `newsletter-confirm:${subscriberId}`
}

/** Nothing in it was typed by who caused it: that may be somebody else than who reads it. */
export function letterOf(to: {
  readonly email: string
  readonly title: string
  readonly language: string
  readonly link: string
  readonly dedupe: string
}): NewMail {
  const { subject, before, after } = texts.get(to.language.toLowerCase().split('-')[0] ?? '') ?? en
  // A site's title is one line, whatever its owner typed: this goes into a header.
  const title = to.title.replaceAll(/\s+/g, ' ')
  const said = (text: string) => text.replaceAll('{site}', () => title)
  const link = escapeHtml(to.link)
  return {
    dedupe: to.dedupe,
    recipient: to.email,
    subject: said(subject),
    bodyText: `${said(before)}\n\n${to.link}\n\n${said(after)}\n`,
    bodyHtml: `<p>${escapeHtml(said(before))}</p>\n<p><a href="${link}">${link}</a></p>\n<p>${escapeHtml(said(after))}</p>`,
  }
}
