import { escapeHtml } from '../../platform/html/escape.ts'

interface LetterText {
  /** `{count}` comments, by the plural category of that many; `other` where a language tells no difference. */
  readonly waiting: { readonly one: string; readonly other: string }
  /** `{waiting}` is the line above, `{site}` the site's title. */
  readonly subject: string
  readonly first: string
  readonly second: string
}

const en: LetterText = {
  waiting: { one: '{count} comment waits', other: '{count} comments wait' },
  subject: '{site}: {waiting} to be read',
  first: '{waiting} to be read at {site}.',
  second: 'Read and decide: {link}',
}

const texts: ReadonlyMap<string, LetterText> = new Map([
  ['en', en],
  [
    'de',
    {
      waiting: { one: '{count} Kommentar wartet', other: '{count} Kommentare warten' },
      subject: '{site}: {waiting} darauf, gelesen zu werden',
      first: '{waiting} bei {site} darauf, gelesen zu werden.',
      second: 'Lesen und entscheiden: {link}',
    },
  ],
  [
    'fr',
    {
      waiting: {
        one: '{count} commentaire attend d’être lu',
        other: '{count} commentaires attendent d’être lus',
      },
      subject: '{site} : {waiting}',
      first: '{waiting} sur {site}.',
      second: 'Lire et décider : {link}',
    },
  ],
])

/** What waits to be read, told to a site's owner in the site's language. */
export function letterOf(to: {
  /** The site's. */
  readonly title: string
  readonly language: string
  readonly waiting: number
  readonly link: string
}): { readonly subject: string; readonly bodyText: string; readonly bodyHtml: string } {
  const language = to.language.toLowerCase().split('-')[0] ?? ''
  const text = texts.get(language) ?? en
  const known = texts.has(language) ? language : 'en'
  const isOne = new Intl.PluralRules(known).select(to.waiting) === 'one'
  const waiting = text.waiting[isOne ? 'one' : 'other'].replace('{count}', String(to.waiting))
  // A site's title is one line, whatever its owner typed: this goes into a header.
  const title = to.title.replaceAll(/\s+/g, ' ')
  const words: Readonly<Record<string, string>> = { waiting, site: title, link: to.link }
  const said = (line: string) =>
    line.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
  const lines = [said(text.first), said(text.second)]
  return {
    subject: said(text.subject),
    bodyText: `${lines.join('\n\n')}\n`,
    bodyHtml: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n'),
  }
}
