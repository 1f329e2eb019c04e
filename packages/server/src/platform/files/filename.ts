/** The length is generous: files are stored by their bytes, and the name is only shown to the owner. */
const MAX_LENGTH = 200

/** Control characters, and marks that change the direction of text. */
const INVISIBLE = /[\p{Bidi_Control}\p{Cc}]/gu

/** The halves of characters that were cut in two. */
const LONE_SURROGATES = /\p{Surrogate}/gu

/**
 * Returns a file name as one line that ends as it seems to end: direction marks can make `gpj.exe` read
 * `exe.jpg`. Empty if nothing is left.
 */
export function sanitizeFilename(given: string): string {
  return given.replaceAll(INVISIBLE, '').slice(-MAX_LENGTH).replaceAll(LONE_SURROGATES, '').trim()
}

/** Formats the name under which a browser saves a file. @see RFC 8187 */
export function formatDispositionName(filename: string): string {
  // Every character that is not a letter or a digit may be encoded.
  const name = encodeURIComponent(filename).replaceAll(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename*=UTF-8''${name}`
}
