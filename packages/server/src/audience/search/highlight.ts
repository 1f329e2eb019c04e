import { fold } from './fold.ts'
import type { Part } from './words.ts'
import { WORD } from './words.ts'

/** A piece of a text, and whether it matches the query. */
export interface Piece {
  readonly text: string
  readonly isMatch: boolean
}

/** The words to highlight: as typed, and as stems of the language. */
export interface Marks {
  readonly words: readonly Part[]
  readonly stems: readonly string[]
}

/** The maximum length of an ending that the stemmer of a language removes. */
const LONGEST_ENDING = 4
const LONGEST_SNIPPET = 220
/** The end of a line that does not end a sentence: a heading, a line of a list. */
const LINE = /([^\s\p{P}])[^\S\n]*\n\s*/gu
/** The number of characters before the first match. */
const LEAD = 60

/** Returns a text in pieces. Nothing is escaped here; the page escapes each piece. */
export function markMatches(text: string, marks: Marks): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end } of iterateMatches(text, marks)) {
    if (start < at) continue
    if (start > at) pieces.push({ text: text.slice(at, start), isMatch: false })
    pieces.push({ text: text.slice(start, end), isMatch: true })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMatch: false })
  return pieces
}

/** Returns the part of a text around its first match; undefined without a match. */
export function extractSnippet(text: string, marks: Marks): readonly Piece[] | undefined {
  const { value: first } = iterateMatches(text, marks).next()
  return first && markMatches(extractStretch(text, first.start), marks)
}

/**
 * Returns the beginning of a text, or the part around the index `around`, cut at spaces if there
 * are any.
 */
export function extractStretch(text: string, around = 0): string {
  const flat = (part: string) => part.replaceAll(LINE, '$1 · ').replaceAll(/\s+/g, ' ').trim()
  let start = Math.max(0, around - LEAD)
  if (start > 0) start += /^\S{0,30}\s/.exec(text.slice(start, around))?.[0].length ?? 0
  const rest = text.slice(start, start + LONGEST_SNIPPET * 2)
  const whole = flat(rest)
  const isCut = whole.length > LONGEST_SNIPPET || start + rest.length < text.length
  const shown = isCut
    ? `${whole
        .slice(0, LONGEST_SNIPPET)
        .replace(/\s\S{0,30}$|\p{Surrogate}$/u, '')
        .replace(/(?<![\s\p{P}])[\s\p{P}]+$/u, '')}…`
    : whole
  return start > 0 ? `…${shown}` : shown
}

interface Match {
  readonly start: number
  readonly end: number
}

/** Yields matches one by one, so a caller that needs only the first does not pay for all. */
function* iterateMatches(text: string, { words, stems }: Marks): Generator<Match, undefined> {
  const spaced = words.flatMap(({ text: word, isUnspaced }) => (isUnspaced ? [] : [word]))
  const stretches = words.flatMap(({ text: word, isUnspaced }) => (isUnspaced ? [word] : []))
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const folded = fold(word)
    if (isMeant(folded, spaced, stems)) yield { start: index, end: index + word.length }
    // Folding changed the length, so the position in the original is unknown.
    else if (folded.length === word.length) yield* findWithin(folded, index, stretches)
  }
}

/** Yields the matches inside a word, the longest first, so that no shorter one hides it. */
function* findWithin(
  folded: string,
  index: number,
  stretches: readonly string[],
): Generator<Match> {
  const longest = stretches.toSorted((a, b) => b.length - a.length)
  for (let at = 0; at < folded.length;) {
    const found = longest.find((one) => folded.startsWith(one, at))
    if (found !== undefined) yield { start: index + at, end: index + at + found.length }
    at += found?.length ?? 1
  }
}

function isMeant(word: string, asked: readonly string[], stems: readonly string[]): boolean {
  if (asked.includes(word)) return true
  const prefix = asked.at(-1)
  if (prefix !== undefined && prefix.length > 1 && word.startsWith(prefix)) return true
  return stems.some((stem) => isWordForm(word, stem))
}

function isWordForm(word: string, stem: string): boolean {
  // English makes `potteri` of `pottery`.
  const root = stem.length > 3 && word[stem.length - 1] === 'y' ? stem.replace(/i$/, 'y') : stem
  return root.length > 1 && word.startsWith(root) && word.length - root.length <= LONGEST_ENDING
}
