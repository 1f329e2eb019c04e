import type { Format, FormatterTable, Setup } from '../plugin.ts'
import { asNumber, asString, truthy } from '../value.ts'
import { scriptText } from '../value.ts'
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
  htmlattr: (_, setup) => attribute(setup),
  htmltag: (_, setup) => attribute(setup),
  'line-breaks': () => (value) => asString(value).replaceAll('\n', '<br/>'),
  pluralize: (args) => {
    const [first, second] = args
    const singular = second === undefined ? '' : first
    const plural = second ?? first ?? 's'
    return (value) => (asNumber(value) === 1 ? singular : plural)
  },
  safe: () => (value) => (truthy(value) ? stripTags(scriptText(value)) : value),
  slugify: () => (value) => slugify(asString(value)),
  smartypants:
    (_, { dialect }) =>
    (value) =>
      curl(asString(value), dialect === 'reference' ? referenceOpening : opening),
  str: () => (value) => asString(value),
  truncate: (args) => {
    const limit = args[0] === undefined ? 100 : Number.parseInt(args[0], 10)
    const ellipsis = args[1] ?? '...'
    return (value) => (limit > 0 ? truncate(asString(value), limit, ellipsis) : value)
  },
  'url-encode': () => (value) => encodeForUrl(asString(value)),
}

/** In `vitrine` a text that may stand in an attribute however it is quoted. */
function attribute({ dialect }: Setup): Format {
  const escape = dialect === 'vitrine' ? escapeAnywhere : escapeAttribute
  return (value) => escape(asString(value))
}

/** Letters, digits and hyphens, in lower case; runs of white space become one hyphen. */
export function slugify(from: string): string {
  return from
    .replace(/[^A-Za-z0-9\s-]/g, '')
    .replace(spaceRuns, '-')
    .toLowerCase()
}

/** A whole decimal integer, or NaN. */
export function integerOf(from: string): number {
  return /^-?\d+$/.test(from) ? Number(from) : Number.NaN
}

/** White space a cut may follow: space, tab, line feed, vertical tab, form feed, return. */
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

const encodedMarks: Readonly<Record<string, string>> = {
  '!': '%21',
  '~': '%7E',
  "'": '%27',
  '(': '%28',
  ')': '%29',
  '%40': '@',
  '%2B': '+',
  '%2F': '/',
}

/** Percent-encoding that leaves `A-Z a-z 0-9 @ * _ + - . /` alone. */
function encodeForUrl(from: string): string {
  return encodeURIComponent(from).replace(
    /[!~'()]|%40|%2B|%2F/g,
    (mark) => encodedMarks[mark] ?? '',
  )
}

/** What a single quote opens after. */
const opening = /(^|[-\u2014\s(["])'/gm
/** As the reference engine has it: the letter s and a backslash where white space was meant. */
const referenceOpening = /(^|[-\u2014\\s(["])'/gm

function curl(from: string, single: RegExp): string {
  return from
    .replace(single, '$1\u2018')
    .replaceAll("'", '\u2019')
    .replace(/(^|[-\u2014/[(\u2018\s])"/gm, '$1\u201c')
    .replaceAll('"', '\u201d')
    .replaceAll('--', '\u2014')
}
