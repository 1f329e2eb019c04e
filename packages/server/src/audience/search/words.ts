import { fold, signsOf } from './fold.ts'

const UNSPACED_SCRIPTS = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
const SCRIPTS = UNSPACED_SCRIPTS.map((name) => `\\p{Script_Extensions=${name}}`).join('')

/** What words are made of; everything else stands between them. */
export const WORD = /[\p{L}\p{N}\p{M}]+/gu
/** Parts of a word: stretches of a script that writes no spaces, and what lies between them. */
const PARTS = new RegExp(`(?<unspaced>[${SCRIPTS}]+)|[^${SCRIPTS}]+`, 'gu')

/** Longer than any word, shorter than what PostgreSQL refuses to keep. */
const LONGEST = 60

/** A word, or a stretch of a script that writes no spaces between words. */
export interface Part {
  readonly text: string
  readonly isUnspaced: boolean
}

/** The words of a text that is folded already. */
export function partsOf(folded: string): readonly Part[] {
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
  return partsOf(fold(text))
    .flatMap(({ text: word, isUnspaced }) => (isUnspaced ? indexedPairs(word) : [word]))
    .join(' ')
}

/** Each two signs that stand side by side, and the last by itself. */
export function indexedPairs(stretch: string): readonly string[] {
  const signs = signsOf(stretch)
  return signs.map((sign, n) => coded(sign, signs[n + 1] ?? ''))
}

/** The pairs to ask for, in their order; of one sign every pair that begins with it. */
export function askedPairs(stretch: string): readonly string[] {
  const signs = signsOf(stretch)
  if (signs.length < 2) return signs.map((sign) => coded(sign))
  return signs.slice(1).map((sign, n) => coded(signs[n] ?? '', sign))
}

/** As a word of ASCII, which every parser in every locale leaves whole: `x5668x7269`, filled up to five. */
function coded(...signs: readonly string[]): string {
  return signs
    .filter((sign) => sign !== '')
    .map((sign) => `x${(sign.codePointAt(0) ?? 0).toString(16).padStart(5, '0')}`)
    .join('')
}

const SHORTEST_KNOWN = 3
const LONGEST_KNOWN = 32

/** The words of a text that a mistyped one may have meant, each once. */
export function vocabularyOf(texts: readonly string[]): readonly string[] {
  const words = texts.flatMap((text) => partsOf(fold(text)))
  return [...new Set(words.filter(isKnowable).map(({ text }) => text))]
}

export function isKnowable({ text, isUnspaced }: Part): boolean {
  const { length } = signsOf(text)
  return !isUnspaced && length >= SHORTEST_KNOWN && length <= LONGEST_KNOWN && !/\p{N}/u.test(text)
}
