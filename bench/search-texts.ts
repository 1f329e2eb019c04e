/** A function that returns the word of a language by its rank of frequency, from 1. */
type Words = (rank: number) => string

const MAX_RANK = 3_000
const ONSETS = ['b', 'd', 'f', 'g', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't', 'st', 'tr', 'gl', 'cl']
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ea', 'oo']
const CODAS = ['n', 'r', 'l', 't', 'm', 'rd', 'ck', 'st']

/** Returns an invented English-sounding word; every rank has a different one. */
export function createEnglishWord(rank: number): string {
  const n = (rank * 7_919) % 1_000_003
  const [a, b, c] = [n % 16, Math.floor(n / 16) % 7, Math.floor(n / 112) % 16]
  const [d, e] = [Math.floor(n / 1_792) % 7, Math.floor(n / 12_544) % 8]
  return `${ONSETS[a]}${VOWELS[b]}${ONSETS[c]}${VOWELS[d]}${CODAS[e]}`
}

/** Returns two of the thousand characters from 一. */
export function createJapaneseWord(rank: number): string {
  const n = (rank * 7_919) % 1_000_003
  return String.fromCodePoint(0x4e00 + (n % 1_000), 0x4e00 + (Math.floor(n / 1_000) % 1_000))
}

/**
 * Creates the texts of an item, always the same for an index. Word frequencies follow 1 / rank, as
 * in a language.
 */
export function createTexts(word: Words, index: number, separator: string) {
  const next = createRandom(index + 1)
  const words = (count: number) =>
    Array.from({ length: count }, () => word(Math.floor(MAX_RANK ** next()))).join(separator)
  return {
    title: words(5),
    tag: word(1 + (index % 20)),
    excerpt: words(25),
    body: words(250),
  }
}

/**
 * Creates a random number generator (Marsaglia's xorshift) that returns numbers below 1; a seed
 * always makes the same ones.
 */
function createRandom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) | 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}
