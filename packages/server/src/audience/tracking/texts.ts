/** The longest stored text, in characters. */
const MAX_TEXT = 500

const EMAIL = /[^\s@/?&=<>"'(),;:]{1,64}(?:@|%40)[^\s@/?&=<>"'(),;:]{1,255}/gi
const IPV4 = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g
const IPV6 = /(?<![\w:])(?:[\da-f]{0,4}:){3,7}[\da-f]{0,4}(?![\w:])/gi

/** Removes email addresses and network addresses from a text that is stored, and cuts it. */
export function cleanText(text: string, length = MAX_TEXT): string {
  const clean = text
    .slice(0, 8_000)
    .replaceAll(EMAIL, '(email)')
    .replaceAll(IPV4, '(address)')
    .replaceAll(IPV6, '(address)')
  // A cut between the halves of a character leaves none of it.
  return clean.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}

const LANGUAGE = String.raw`(?:/[a-z]{2,3}(?:-[a-z]{2,4})?)?`
/** Pages of orders and accounts, whose paths have secrets and ids: all below one path count as one page. */
const PRIVATE = new RegExp(`^(${LANGUAGE}/(?:account|order))(?:/.*)?$`, 'i')

/** Returns whether a stored path stands for all pages of orders or accounts. */
export function isPrivatePath(path: string): boolean {
  return PRIVATE.test(path)
}

/** Returns the path of a URL or of a path with a query; undefined if it is neither. */
export function getPath(url: string): string | undefined {
  const parsed = parseUrl(url)
  if (!parsed) return undefined
  const path = parsed.pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return cleanText(decode(path)).replace(PRIVATE, '$1')
}

/** Returns the query of a URL. */
export function getQuery(url: string): URLSearchParams {
  return parseUrl(url)?.searchParams ?? new URLSearchParams()
}

const BASE = 'http://page.invalid'

function parseUrl(url: string): URL | undefined {
  if (!/^(?:https?:\/\/|\/)/i.test(url) || !URL.canParse(url, BASE)) return undefined
  return new URL(url, BASE)
}

/** Decodes a path; one that is no valid text stays as it is. */
function decode(path: string): string {
  try {
    const text = decodeURI(path)
    return /[\0\p{Surrogate}]/u.test(text) ? path : text
  } catch {
    return path
  }
}
