/** Signs that nobody sees: they turn text round, or hide in it. Joiners stay, which letters and emoji need. */
const UNSEEN = /(?![\u0600-\u070F\u200C\u200D])\p{Cf}/gu
const CONTROL = /(?![\n\t])\p{Cc}/gu
/** No script piles up as many; those who do cover the lines above. */
const PILES = /(\p{M}{6})\p{M}+/gu

/** Plain text as it is kept: lines stay, at most one of them empty. */
export function cleanText(text: string): string {
  return cleaned(text.replaceAll(/\r\n?/g, '\n'))
    .replaceAll(/[^\S\n]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** A name as it is kept: one line, spaces single. */
export function cleanName(text: string): string {
  return cleaned(text.replaceAll(/\s+/gu, ' ')).trim()
}

function cleaned(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(CONTROL, '')
    .replaceAll(UNSEEN, '')
    .replaceAll(PILES, '$1')
}
