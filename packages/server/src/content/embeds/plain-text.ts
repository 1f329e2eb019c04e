import { htmlToRich, richToPlain } from '@vitrine/page'

/** The maximum length of markup that is read; feeds may contain whole articles. */
const MAX_HTML = 5_000

/** Returns a text as one line of at most `maximum` characters. */
export function toPlainLine(text: string, maximum: number): string {
  return truncate(text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim(), maximum)
}

/** Returns the text of HTML of at most `maximum` characters, one line per paragraph. */
export function toPlainLines(html: string, maximum: number): string {
  const text = richToPlain(htmlToRich(html.slice(0, MAX_HTML)))
  const paragraphs = text
    .split('\n')
    .map((paragraph) => paragraph.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
  return truncate(paragraphs.filter((paragraph) => paragraph !== '').join('\n'), maximum)
}

function truncate(text: string, maximum: number): string {
  // Unpaired surrogates cannot be stored.
  const whole = text.replaceAll(/\p{Cs}/gu, '')
  if (whole.length <= maximum) return whole
  return `${whole.slice(0, maximum - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

/** Returns an absolute http(s) URL; empty for anything else. */
export function toWebUrl(href: string, base: URL): string {
  const trimmed = href.trim()
  if (trimmed === '' || !URL.canParse(trimmed, base.href)) return ''
  const url = new URL(trimmed, base)
  return /^https?:$/.test(url.protocol) && url.href.length <= 2_000 ? url.href : ''
}
