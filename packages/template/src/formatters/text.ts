import type { Format, FormatterTable, Setup } from '../plugin.ts'
import { asNumber, asString, isTruthy } from '../value.ts'
import { toScriptText } from '../value.ts'
import { escapeAnywhere, escapeAttribute, escapeHtml, stripTags } from './escape.ts'

const spaceRuns = /\s+/g
const anySpace = /\s/g

export const text: FormatterTable = {
  capitalize: () => (value) => asString(value).toUpperCase(),
  'encode-space': () => (value) => asString(value).replace(anySpace, '&nbsp;'),
  'encode-uri': () => (value) => encodeURI(asString(value)),
  'encode-uri-component':
    (_, { dialect }) =>
    (value) => {
      const encoded = encodeURIComponent(asString(value))
      return dialect === 'vitrine' ? encoded.replaceAll("'", '%27') : encoded
    },
  html: () => (value) => escapeHtml(asString(value)),
  htmlattr: (_, setup) => createAttributeFormat(setup),
  htmltag: (_, setup) => createAttributeFormat(setup),
  'line-breaks': () => (value) => asString(value).replaceAll('\n', '<br/>'),
  pluralize: (args) => {
    const [first, second] = args
    const singular = second === undefined ? '' : first
    const plural = second ?? first ?? 's'
    return (value) => (asNumber(value) === 1 ? singular : plural)
  },
  safe: () => (value) => (isTruthy(value) ? stripTags(toScriptText(value)) : value),
  slugify: () => (value) => slugify(asString(value)),
  smartypants:
    (_, { dialect }) =>
    (value) =>
      curlQuotes(
        asString(value),
        dialect === 'reference' ? REFERENCE_OPENING_QUOTE : OPENING_QUOTE,
      ),
  str: () => (value) => asString(value),
  truncate: (args) => {
    const limit = args[0] === undefined ? 100 : Number.parseInt(args[0], 10)
    const ellipsis = args[1] ?? '...'
    return (value) => (limit > 0 ? truncate(asString(value), limit, ellipsis) : value)
  },
  'url-encode': () => (value) => encodeForUrl(asString(value)),
}

/**
 * Creates the formatter of attribute text. In dialect `vitrine` the result is safe in both kinds of
 * quotes.
 */
function createAttributeFormat({ dialect }: Setup): Format {
  const escape = dialect === 'vitrine' ? escapeAnywhere : escapeAttribute
  return (value) => escape(asString(value))
}

/**
 * Converts a text to lower-case letters, digits and hyphens; a run of white space becomes one
 * hyphen.
 */
export function slugify(from: string): string {
  return from
    .replace(/[^A-Za-z0-9\s-]/g, '')
    .replace(spaceRuns, '-')
    .toLowerCase()
}

/** Parses a whole decimal integer; NaN for anything else. */
export function parseInteger(from: string): number {
  return /^-?\d+$/.test(from) ? Number(from) : Number.NaN
}

/**
 * Returns whether text may be cut after a character: space, tab, line feed, vertical tab, form
 * feed, return.
 */
function isBreak(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d)
}

function truncate(from: string, limit: number, ellipsis: string): string {
  if (from.length <= limit) return from
  for (let at = limit - 1; at >= 0; at--) {
    if (isBreak(from.charCodeAt(at))) return from.slice(0, at + 1) + ellipsis
  }
  return from.slice(0, limit) + ellipsis
}

const encodedCharacters: Readonly<Record<string, string>> = {
  '!': '%21',
  '~': '%7E',
  "'": '%27',
  '(': '%28',
  ')': '%29',
  '%40': '@',
  '%2B': '+',
  '%2F': '/',
}

/** Percent-encodes a text; leaves `A-Z a-z 0-9 @ * _ + - . /` alone. */
function encodeForUrl(from: string): string {
  return encodeURIComponent(from).replace(
    /[!~'()]|%40|%2B|%2F/g,
    (mark) => encodedCharacters[mark] ?? '',
  )
}

/** Matches a single quote that opens a quotation. */
const OPENING_QUOTE = /(^|[-\u2014\s(["])'/gm
/** Matches like the reference engine, with the letter s and a backslash instead of white space. */
const REFERENCE_OPENING_QUOTE = /(^|[-\u2014\\s(["])'/gm

function curlQuotes(from: string, single: RegExp): string {
  return from
    .replace(single, '$1\u2018')
    .replaceAll("'", '\u2019')
    .replace(/(^|[-\u2014/[(\u2018\s])"/gm, '$1\u201c')
    .replaceAll('"', '\u201d')
    .replaceAll('--', '\u2014')
}
