import { htmlToRich, richTextPlain } from '@vitrine/page'

/** Somebody else's markup is looked at as far as this: whole articles come where some lines are shown. */
const MOST_HTML = 5_000

/** Somebody else's words, as one line of at most so many characters. */
export function line(text: string, most: number): string {
  return cut(text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim(), most)
}

/** The words of somebody else's HTML, paragraph by paragraph. */
export function lines(html: string, most: number): string {
  const words = richTextPlain(htmlToRich(html.slice(0, MOST_HTML)))
  const each = words.split('\n').map((one) => one.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
  return cut(each.filter((one) => one !== '').join('\n'), most)
}

function cut(text: string, most: number): string {
  // Half of a pair of characters can be stored nowhere.
  const whole = text.replaceAll(/\p{Cs}/gu, '')
  if (whole.length <= most) return whole
  return `${whole.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

/** An absolute address of the web, or nothing. */
export function webAddress(href: string, base: URL): string {
  const trimmed = href.trim()
  if (trimmed === '' || !URL.canParse(trimmed, base.href)) return ''
  const url = new URL(trimmed, base)
  return /^https?:$/.test(url.protocol) && url.href.length <= 2_000 ? url.href : ''
}
