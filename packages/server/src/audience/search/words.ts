import { fold, splitCharacters } from './fold.ts'

const UNSPACED_SCRIPTS = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
const SCRIPTS = UNSPACED_SCRIPTS.map((name) => `\\p{Script_Extensions=${name}}`).join('')

/** A sequence of letters, digits and marks: a word. */
export const WORD = /[\p{L}\p{N}\p{M}]+/gu
/** The parts of a word: runs of a script that writes no spaces, and the text between them. */
const PARTS = new RegExp(`(?<unspaced>[${SCRIPTS}]+)|[^${SCRIPTS}]+`, 'gu')

/** The maximum length of an indexed word, below PostgreSQL’s limit. */
const LONGEST = 60

/** A word, or a run of a script that writes no spaces between words. */
export interface Part {
  readonly text: string
  readonly isUnspaced: boolean
}

/** Splits a folded text into words. */
export function splitParts(folded: string): readonly Part[] {
  return [...folded.matchAll(WORD)].flatMap(([word]) =>
    [...word.matchAll(PARTS)].map(([text, unspaced]) => ({
      text: text.slice(0, LONGEST),
      isUnspaced: unspaced !== undefined,
    })),
  )
}

/**
 * Returns the words of a text for PostgreSQL's parser. They consist of letters and digits, so that
 * it recognizes no URLs, paths or operators in them.
 */
export function toSearchable(text: string): string {
  return splitParts(fold(text))
    .flatMap(({ text: word, isUnspaced }) => (isUnspaced ? listIndexedPairs(word) : [word]))
    .join(' ')
}

/** Returns each pair of adjacent characters, and the last character alone. */
export function listIndexedPairs(stretch: string): readonly string[] {
  const signs = splitCharacters(stretch)
  return signs.map((sign, n) => encodeCharacters(sign, signs[n + 1] ?? ''))
}

/**
 * Returns the pairs that a query asks for, in order. A single character stands for every pair that
 * begins with it.
 */
export function listAskedPairs(stretch: string): readonly string[] {
  const signs = splitCharacters(stretch)
  if (signs.length < 2) return signs.map((sign) => encodeCharacters(sign))
  return signs.slice(1).map((sign, n) => encodeCharacters(signs[n] ?? '', sign))
}

/**
 * Encodes characters as an ASCII word that every text search parser keeps whole: `x5668x7269`,
 * padded to five digits.
 */
function encodeCharacters(...signs: readonly string[]): string {
  return signs
    .filter((sign) => sign !== '')
    .map((sign) => `x${(sign.codePointAt(0) ?? 0).toString(16).padStart(5, '0')}`)
    .join('')
}

const SHORTEST_KNOWN = 3
const LONGEST_KNOWN = 32

/** Returns the distinct words of a text that are offered as corrections of a misspelled word. */
export function collectVocabulary(texts: readonly string[]): readonly string[] {
  const words = texts.flatMap((text) => splitParts(fold(text)))
  return [...new Set(words.filter(isKnowable).map(({ text }) => text))]
}

export function isKnowable({ text, isUnspaced }: Part): boolean {
  const { length } = splitCharacters(text)
  return !isUnspaced && length >= SHORTEST_KNOWN && length <= LONGEST_KNOWN && !/\p{N}/u.test(text)
}
