/** The word of a language by how common it is, from 1. */
type Words = (rank: number) => string

const MOST_RANK = 3_000
const ONSETS = ['b', 'd', 'f', 'g', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't', 'st', 'tr', 'gl', 'cl']
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ea', 'oo']
const CODAS = ['n', 'r', 'l', 't', 'm', 'rd', 'ck', 'st']

/** A word that nobody has used before, of English sounds; no two ranks have the same. */
export function englishWord(rank: number): string {
  const n = (rank * 7_919) % 1_000_003
  const [a, b, c] = [n % 16, Math.floor(n / 16) % 7, Math.floor(n / 112) % 16]
  const [d, e] = [Math.floor(n / 1_792) % 7, Math.floor(n / 12_544) % 8]
  return `${ONSETS[a]}${VOWELS[b]}${ONSETS[c]}${VOWELS[d]}${CODAS[e]}`
}

/** Two characters, of the thousand after 一. */
export function japaneseWord(rank: number): string {
  const n = (rank * 7_919) % 1_000_003
  return String.fromCodePoint(0x4e00 + (n % 1_000), 0x4e00 + (Math.floor(n / 1_000) % 1_000))
}

/** What an item says: the same for the same index. Words are as common as in a language: by 1 / rank. */
export function textsFrom(word: Words, index: number, between: string) {
  const next = randomFrom(index + 1)
  const words = (count: number) =>
    Array.from({ length: count }, () => word(Math.floor(MOST_RANK ** next()))).join(between)
  return {
    title: words(5),
    tag: word(1 + (index % 20)),
    excerpt: words(25),
    body: words(250),
  }
}

/** Marsaglia's xorshift: the same row of numbers below 1 for the same seed. */
function randomFrom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) | 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}
