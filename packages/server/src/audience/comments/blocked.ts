import { isIP } from 'node:net'
import { getClientNetwork } from '../../platform/http/client-network.ts'
import { cleanName } from './clean-text.ts'

/** The parts of a comment that the blocklist checks. */
export interface Suspect {
  readonly text: string
  readonly name: string
  readonly email: string
  /** The network of the author, as `getClientNetwork` returns it. */
  readonly network: string
}

/** Normalizes blocklist entries: lower case, no duplicates, no empty ones. */
export function blockEntries(given: readonly string[]): readonly string[] {
  return [...new Set(given.map(toPlainText))].filter((entry) => entry !== '').toSorted()
}

/**
 * Returns whether an entry matches the comment: an email address, a domain after "@", a network
 * address, which stands for its network, or a whole word or phrase.
 */
export function isBlocked(entries: readonly string[], suspect: Suspect): boolean {
  const email = toPlainText(suspect.email)
  const words = toPlainText(`${suspect.name} ${suspect.text}`)
  return entries.some((entry) => {
    if (entry.startsWith('@')) return email.endsWith(entry)
    if (isIP(entry) !== 0) return suspect.network === getClientNetwork(entry)
    return email === entry || containsWord(words, entry)
  })
}

/** Normalizes a text for comparison: compatibility forms, case and white space. */
function toPlainText(text: string): string {
  return cleanName(text.normalize('NFKC').toLowerCase())
}

const WORD_CHARACTER = /[\p{L}\p{N}]/u
/** The scripts without spaces between words, in which a word can begin anywhere. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

function containsWord(text: string, word: string): boolean {
  const isFree = UNSPACED.test(word)
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + word.length)]
    if (isFree || (!WORD_CHARACTER.test(before) && !WORD_CHARACTER.test(after))) return true
  }
  return false
}
