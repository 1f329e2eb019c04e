import { fold, signsOf } from './fold.ts'
import { askedPairs, indexedPairs, type Part, partsOf } from './words.ts'

/** What is longer is cut: nobody types it, and every word costs. */
export const MOST_SIGNS = 200
export const MOST_WORDS = 10

/** One thing that is asked for: words that stand side by side. */
interface Term {
  readonly parts: readonly Part[]
  readonly isExcluded: boolean
  /** Its last word may be the beginning of one. */
  readonly isOpen: boolean
}

/** What a visitor asked for: `blue "salt glaze" -mug`. */
export interface Query {
  /** As it was typed, cut. */
  readonly text: string
  readonly terms: readonly Term[]
}

const TERMS = /(?<minus>(?<!\S)[-−–])?(?:"(?<quoted>[^"]*)(?:"|$)|(?<bare>[^\s"]+))/gu
const QUOTES = /[“”„‟«»″＂]/gu

/** Reads what a visitor typed, whatever that is; nothing in it is refused. */
export function queryOf(given: string): Query {
  const text = storable(given)
  const terms: Term[] = []
  let left = MOST_WORDS
  for (const { groups = {} } of text.replaceAll(QUOTES, '"').matchAll(TERMS)) {
    const { minus, quoted, bare } = groups
    const parts = partsOf(fold(quoted ?? bare ?? '')).slice(0, left)
    left -= parts.length
    if (parts.length > 0)
      terms.push({ parts, isExcluded: minus !== undefined, isOpen: quoted === undefined })
  }
  const last = terms.length - 1
  const isOpen = (term: Term, n: number) => term.isOpen && n === last && !term.isExcluded
  return { text, terms: terms.map((term, n) => ({ ...term, isOpen: isOpen(term, n) })) }
}

/** What of a text the database can be asked for: no control signs, no halves of signs, not too much. */
export function storable(text: string): string {
  return signsOf(text.replaceAll(/[\p{Cc}\p{Surrogate}]+/gu, ' ').slice(0, MOST_SIGNS * 2))
    .slice(0, MOST_SIGNS)
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
export function tsqueryOf({ terms }: Query): string {
  return terms.map((term) => (term.isExcluded ? `!(${written(term)})` : written(term))).join(' & ')
}

/** Any of the words that are asked for: what hits are ranked by. */
export function anyOf({ terms }: Query): string {
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
    if (isLast && signsOf(text).length === 1) return askedPairs(text).map(prefix)
    return (isLast ? askedPairs(text) : indexedPairs(text)).map((pair) => `'${pair}'`)
  })
  return `(${words.join(' <-> ')})`
}

/** Of a word too short to mean anything by itself the word alone: every text has some that begin with it. */
function prefix(word: string): string {
  return word.length > 1 ? `'${word}':*` : `'${word}'`
}

/** The words that are asked for, for marking them. */
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
