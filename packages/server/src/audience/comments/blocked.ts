import { isIP } from 'node:net'
import { cleanName } from './clean-text.ts'

/** The parts of a comment that the blocklist checks. */
export interface Suspect {
  readonly text: string
  readonly name: string
  readonly email: string
  /** The network address of the author. */
  readonly address: string
}

/** Normalizes blocklist entries: lower case, no duplicates, no empty ones. */
export function blockEntries(given: readonly string[]): readonly string[] {
  return [...new Set(given.map(plain))].filter((entry) => entry !== '').toSorted()
}

/**
 * Returns whether an entry matches the comment: an email address, a domain after "@", a network
 * address, or a whole word or phrase.
 */
export function isBlocked(entries: readonly string[], suspect: Suspect): boolean {
  const email = plain(suspect.email)
  const words = plain(`${suspect.name} ${suspect.text}`)
  return entries.some((entry) => {
    if (entry.startsWith('@')) return email.endsWith(entry)
    if (isIP(entry) !== 0) return suspect.address === entry
    return email === entry || holdsWord(words, entry)
  })
}

/** The same letters, however they were typed. */
function plain(text: string): string {
  return cleanName(text.normalize('NFKC').toLowerCase())
}

const WORD_CHARACTER = /[\p{L}\p{N}]/u
/** Scripts that set no space between words: there a word begins anywhere. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

function holdsWord(text: string, word: string): boolean {
  const isFree = UNSPACED.test(word)
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + word.length)]
    if (isFree || (!WORD_CHARACTER.test(before) && !WORD_CHARACTER.test(after))) return true
  }
  return false
}
