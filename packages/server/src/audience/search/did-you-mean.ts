import { splitCharacters } from './fold.ts'
import { computeDistance } from './grams.ts'
import { listQueryWords, type Query, replaceWords } from './query.ts'
import type { Near } from './search-store.ts'
import { isKnowable, type Part } from './words.ts'

/** The maximum length of a word in which one error is corrected; longer words may have two. */
const SHORT = 5

/** Returns the words of a query that may be misspelled. */
export function listDoubtfulWords(query: Query): readonly Part[] {
  return listQueryWords(query).filter(isKnowable)
}

/**
 * Returns the query with similar words that the index knows; undefined if none is similar enough.
 */
export function correctQuery(query: Query, near: readonly Near[]): Query | undefined {
  const meant = new Map<string, string>()
  for (const { text } of listDoubtfulWords(query)) {
    const word = findNearest(text, near)
    if (word !== undefined && word !== text) meant.set(text, word)
  }
  return meant.size === 0 ? undefined : replaceWords(query, meant)
}

function findNearest(text: string, near: readonly Near[]): string | undefined {
  const bestCount = splitCharacters(text).length <= SHORT ? 1 : 2
  const [best] = near
    .filter(({ asked }) => asked === text)
    .map(({ word }) => ({ word, far: computeDistance(text, word, bestCount) }))
    .filter(({ far }) => far <= bestCount)
    .toSorted((a, b) => a.far - b.far)
  return best?.word
}
