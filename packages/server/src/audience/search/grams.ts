import { splitCharacters } from './fold.ts'
/** Returns the trigrams of a word as hashes, which differ by site and language. */
export function splitGrams(siteId: string, locale: string, word: string): readonly number[] {
  const seed = computeHash(`${siteId} ${locale} `)
  const signs = [' ', ' ', ...splitCharacters(word), ' ']
  const grams = signs
    .slice(2)
    .map((sign, n) => computeHash(`${signs[n]}${signs[n + 1]}${sign}`, seed))
  return [...new Set(grams)]
}

/** Computes the FNV-1a hash as a signed 32-bit integer of PostgreSQL. */
function computeHash(text: string, seed = 0x811c9dc5): number {
  let state = seed
  for (const byte of Buffer.from(text)) state = Math.imul(state ^ byte, 0x01000193)
  return state | 0
}

/**
 * Returns the edit distance of two words: insertions, deletions, substitutions and swaps of
 * neighbors; `maxGrams` plus one for anything beyond it.
 */
export function computeDistance(a: string, b: string, maxGrams: number): number {
  const [left, right] = [splitCharacters(a), splitCharacters(b)]
  if (Math.abs(left.length - right.length) > maxGrams) return maxGrams + 1
  let before: readonly number[] = []
  let last: readonly number[] = Array.from({ length: right.length + 1 }, (_, n) => n)
  for (const [i, sign] of left.entries()) {
    const row = [i + 1]
    for (const [j, other] of right.entries()) {
      const exchanged = (last[j] ?? 0) + (sign === other ? 0 : 1)
      const turned =
        i > 0 && j > 0 && sign === right[j - 1] && left[i - 1] === other
          ? (before[j - 1] ?? 0) + 1
          : Number.POSITIVE_INFINITY
      row.push(Math.min(exchanged, turned, (last[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1))
    }
    before = last
    last = row
  }
  return Math.min(last[right.length] ?? 0, maxGrams + 1)
}
