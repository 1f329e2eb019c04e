import { splitCharacters } from './fold.ts'
import { distance } from './grams.ts'
import { askedWords, type Query, withWords } from './query.ts'
import type { Near } from './search-store.ts'
import { isKnowable, type Part } from './words.ts'

/** A short word with two faults is another word. */
const SHORT = 5

/** The words of a query that may be mistyped. */
export function doubtful(query: Query): readonly Part[] {
  return askedWords(query).filter(isKnowable)
}

/** The query with the words that were meant, if another word is near enough to one of them. */
export function corrected(query: Query, near: readonly Near[]): Query | undefined {
  const meant = new Map<string, string>()
  for (const { text } of doubtful(query)) {
    const word = nearestTo(text, near)
    if (word !== undefined && word !== text) meant.set(text, word)
  }
  return meant.size === 0 ? undefined : withWords(query, meant)
}

function nearestTo(text: string, near: readonly Near[]): string | undefined {
  const bestCount = splitCharacters(text).length <= SHORT ? 1 : 2
  const [best] = near
    .filter(({ asked }) => asked === text)
    .map(({ word }) => ({ word, far: distance(text, word, bestCount) }))
    .filter(({ far }) => far <= bestCount)
    .toSorted((a, b) => a.far - b.far)
  return best?.word
}
