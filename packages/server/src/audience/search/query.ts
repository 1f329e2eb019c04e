import { fold, splitCharacters } from './fold.ts'
import { askedPairs, indexedPairs, type Part, splitParts } from './words.ts'

/** The maximum length of a query; longer ones are cut, since every word costs time. */
export const MAX_CHARACTERS = 200
export const MAX_WORDS = 10

/** A term of a query: adjacent words. */
interface Term {
  readonly parts: readonly Part[]
  readonly isExcluded: boolean
  /** Its last word may be the beginning of one. */
  readonly isOpen: boolean
}

/** A parsed query: `blue "salt glaze" -mug`. */
export interface Query {
  /** The query as typed, cut to its limit. */
  readonly text: string
  readonly terms: readonly Term[]
}

const TERMS = /(?<minus>(?<!\S)[-−–])?(?:"(?<quoted>[^"]*)(?:"|$)|(?<bare>[^\s"]+))/gu
const QUOTES = /[“”„‟«»″＂]/gu

/** Reads what a visitor typed, whatever that is; nothing in it is refused. */
export function parseQuery(given: string): Query {
  const text = storable(given)
  const terms: Term[] = []
  let left = MAX_WORDS
  for (const { groups = {} } of text.replaceAll(QUOTES, '"').matchAll(TERMS)) {
    const { minus, quoted, bare } = groups
    const parts = splitParts(fold(quoted ?? bare ?? '')).slice(0, left)
    left -= parts.length
    if (parts.length > 0)
      terms.push({ parts, isExcluded: minus !== undefined, isOpen: quoted === undefined })
  }
  const last = terms.length - 1
  const isOpen = (term: Term, n: number) => term.isOpen && n === last && !term.isExcluded
  return { text, terms: terms.map((term, n) => ({ ...term, isOpen: isOpen(term, n) })) }
}

/**
 * Returns the part of a text that the database accepts: no control characters, no lone surrogates,
 * limited length.
 */
export function storable(text: string): string {
  return splitCharacters(
    text.replaceAll(/[\p{Cc}\p{Surrogate}]+/gu, ' ').slice(0, MAX_CHARACTERS * 2),
  )
    .slice(0, MAX_CHARACTERS)
    .join('')
    .replace(/\p{Surrogate}$/u, '')
    .trim()
}

export function isAsking({ terms }: Query): boolean {
  return terms.some(({ isExcluded }) => !isExcluded)
}

/**
 * The query as `to_tsquery` reads it. Words are letters and digits, each in quotes: what a visitor types
 * cannot be an operator.
 */
export function toTsquery({ terms }: Query): string {
  return terms.map((term) => (term.isExcluded ? `!(${written(term)})` : written(term))).join(' & ')
}

/** Returns a query that matches any of the words, for ranking. */
export function toAnyTsquery({ terms }: Query): string {
  return terms
    .filter(({ isExcluded }) => !isExcluded)
    .map(written)
    .join(' | ')
}

function written({ parts, isOpen }: Term): string {
  const words = parts.flatMap(({ text, isUnspaced }, n) => {
    const isLast = n === parts.length - 1
    if (!isUnspaced) return [isLast && isOpen ? prefix(text) : `'${text}'`]
    // One sign may be the first of any pair.
    if (isLast && splitCharacters(text).length === 1) return askedPairs(text).map(prefix)
    return (isLast ? askedPairs(text) : indexedPairs(text)).map((pair) => `'${pair}'`)
  })
  return `(${words.join(' <-> ')})`
}

/**
 * Returns a prefix query; a very short word matches only itself, since every text has words that
 * begin with it.
 */
function prefix(word: string): string {
  return word.length > 1 ? `'${word}':*` : `'${word}'`
}

/** Returns the words of a query, for highlighting. */
export function askedWords({ terms }: Query): readonly Part[] {
  return terms.filter(({ isExcluded }) => !isExcluded).flatMap(({ parts }) => parts)
}

/** The same query with other words in place of some. */
export function withWords(query: Query, words: ReadonlyMap<string, string>): Query {
  const terms = query.terms.map((term) => ({
    ...term,
    parts: term.parts.map((part) => ({ ...part, text: words.get(part.text) ?? part.text })),
  }))
  return { text: terms.map(typed).join(' '), terms }
}

function typed({ parts, isExcluded, isOpen }: Term): string {
  const words = parts.map(({ text }) => text).join(' ')
  const quoted = parts.length > 1 && !isOpen ? `"${words}"` : words
  return isExcluded ? `-${quoted}` : quoted
}
