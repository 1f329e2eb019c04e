import { fold, splitCharacters } from './fold.ts'
import { listAskedPairs, listIndexedPairs, type Part, splitParts } from './words.ts'

/** The maximum length of a query; longer ones are cut, since every word costs time. */
export const MAX_CHARACTERS = 200
export const MAX_WORDS = 10

/** A term of a query: adjacent words. */
interface Term {
  readonly parts: readonly Part[]
  readonly isExcluded: boolean
  /** Whether the last word may be the beginning of a longer one. */
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

/** Parses what a visitor typed. Every text is a valid query. */
export function parseQuery(given: string): Query {
  const text = toStorable(given)
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
export function toStorable(text: string): string {
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
 * Formats the query for `to_tsquery`. Words consist of letters and digits and are quoted, so a
 * visitor cannot type an operator.
 */
export function toTsquery({ terms }: Query): string {
  return terms
    .map((term) => (term.isExcluded ? `!(${formatTsqueryTerm(term)})` : formatTsqueryTerm(term)))
    .join(' & ')
}

/** Returns a query that matches any of the words, for ranking. */
export function toAnyTsquery({ terms }: Query): string {
  return terms
    .filter(({ isExcluded }) => !isExcluded)
    .map(formatTsqueryTerm)
    .join(' | ')
}

function formatTsqueryTerm({ parts, isOpen }: Term): string {
  const words = parts.flatMap(({ text, isUnspaced }, n) => {
    const isLast = n === parts.length - 1
    if (!isUnspaced) return [isLast && isOpen ? formatPrefix(text) : `'${text}'`]
    // A single character may begin any pair.
    if (isLast && splitCharacters(text).length === 1) return listAskedPairs(text).map(formatPrefix)
    return (isLast ? listAskedPairs(text) : listIndexedPairs(text)).map((pair) => `'${pair}'`)
  })
  return `(${words.join(' <-> ')})`
}

/**
 * Returns a prefix query; a very short word matches only itself, since every text has words that
 * begin with it.
 */
function formatPrefix(word: string): string {
  return word.length > 1 ? `'${word}':*` : `'${word}'`
}

/** Returns the words of a query, for highlighting. */
export function listQueryWords({ terms }: Query): readonly Part[] {
  return terms.filter(({ isExcluded }) => !isExcluded).flatMap(({ parts }) => parts)
}

/** Returns a query in which some words are replaced by others. */
export function replaceWords(query: Query, words: ReadonlyMap<string, string>): Query {
  const terms = query.terms.map((term) => ({
    ...term,
    parts: term.parts.map((part) => ({ ...part, text: words.get(part.text) ?? part.text })),
  }))
  return { text: terms.map(formatTypedTerm).join(' '), terms }
}

function formatTypedTerm({ parts, isExcluded, isOpen }: Term): string {
  const words = parts.map(({ text }) => text).join(' ')
  const quoted = parts.length > 1 && !isOpen ? `"${words}"` : words
  return isExcluded ? `-${quoted}` : quoted
}
