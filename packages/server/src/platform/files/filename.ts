/** It is only shown to the owner: files are named by their bytes. */
const MOST = 200

/** Marks that turn the direction of what stands beside them, and what no line of text has. */
const UNSEEN = /[\p{Bidi_Control}\p{Cc}]/gu

/** What is left of a character that was cut in two. */
const HALVES = /\p{Surrogate}/gu

/**
 * A file's name as it is kept: one line, whose end is what it seems to be. Browsers of people who write from right to
 * left put marks into it, and `gpj.exe` can be made to read `exe.jpg`. Empty where nothing is left.
 */
export function filenameOf(given: string): string {
  return given.replaceAll(UNSEEN, '').slice(-MOST).replaceAll(HALVES, '').trim()
}
