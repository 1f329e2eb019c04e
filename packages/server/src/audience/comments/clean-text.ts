/**
 * Invisible characters that reorder or hide text. Joiners stay, since scripts and emoji need them.
 */
const UNSEEN = /(?![\u0600-\u070F\u200C\u200D])\p{Cf}/gu
const CONTROL = /(?![\n\t])\p{Cc}/gu
/**
 * More than six combining marks on a character. No script needs as many, and they would cover the
 * lines above.
 */
const PILES = /(\p{M}{6})\p{M}+/gu

/** Normalizes a comment’s text: lines stay, with at most one empty line in a row. */
export function cleanText(text: string): string {
  return normalizeText(text.replaceAll(/\r\n?/g, '\n'))
    .replaceAll(/(?<![^\S\n])[^\S\n]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Normalizes a name: one line, single spaces. */
export function cleanName(text: string): string {
  return normalizeText(text.replaceAll(/\s+/gu, ' ')).trim()
}

function normalizeText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(CONTROL, '')
    .replaceAll(UNSEEN, '')
    .replaceAll(PILES, '$1')
}
