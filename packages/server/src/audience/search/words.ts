import { fold, splitCharacters } from './fold.ts'

const UNSPACED_SCRIPTS = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
const SCRIPTS = UNSPACED_SCRIPTS.map((name) => `\\p{Script_Extensions=${name}}`).join('')

/** A sequence of letters, digits and marks: a word. */
export const WORD = /[\p{L}\p{N}\p{M}]+/gu
/** Parts of a word: stretches of a script that writes no spaces, and what lies between them. */
const PARTS = new RegExp(`(?<unspaced>[${SCRIPTS}]+)|[^${SCRIPTS}]+`, 'gu')

/** The maximum length of an indexed word, below PostgreSQL’s limit. */
const LONGEST = 60

/** A word, or a stretch of a script that writes no spaces between words. */
export interface Part {
  readonly text: string
  readonly isUnspaced: boolean
}

/** The words of a text that is folded already. */
export function splitParts(folded: string): readonly Part[] {
  return [...folded.matchAll(WORD)].flatMap(([word]) =>
    [...word.matchAll(PARTS)].map(([text, unspaced]) => ({
      text: text.slice(0, LONGEST),
      isUnspaced: unspaced !== undefined,
    })),
  )
}

/**
 * The words of a text as PostgreSQL's parser is given them: letters and digits alone, so that nothing is
 * taken for an address, a path or an operator.
 */
export function searchable(text: string): string {
  return splitParts(fold(text))
    .flatMap(({ text: word, isUnspaced }) => (isUnspaced ? indexedPairs(word) : [word]))
    .join(' ')
}

/** Returns each pair of adjacent characters, and the last character alone. */
export function indexedPairs(stretch: string): readonly string[] {
  const signs = splitCharacters(stretch)
  return signs.map((sign, n) => coded(sign, signs[n + 1] ?? ''))
}

/** The pairs to ask for, in their order; of one sign every pair that begins with it. */
export function askedPairs(stretch: string): readonly string[] {
  const signs = splitCharacters(stretch)
  if (signs.length < 2) return signs.map((sign) => coded(sign))
  return signs.slice(1).map((sign, n) => coded(signs[n] ?? '', sign))
}

/**
 * Encodes characters as an ASCII word that every text search parser keeps whole: `x5668x7269`,
 * padded to five digits.
 */
function coded(...signs: readonly string[]): string {
  return signs
    .filter((sign) => sign !== '')
    .map((sign) => `x${(sign.codePointAt(0) ?? 0).toString(16).padStart(5, '0')}`)
    .join('')
}

const SHORTEST_KNOWN = 3
const LONGEST_KNOWN = 32

/** The words of a text that a mistyped one may have meant, each once. */
export function collectVocabulary(texts: readonly string[]): readonly string[] {
  const words = texts.flatMap((text) => splitParts(fold(text)))
  return [...new Set(words.filter(isKnowable).map(({ text }) => text))]
}

export function isKnowable({ text, isUnspaced }: Part): boolean {
  const { length } = splitCharacters(text)
  return !isUnspaced && length >= SHORTEST_KNOWN && length <= LONGEST_KNOWN && !/\p{N}/u.test(text)
}
