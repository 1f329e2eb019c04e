const CDATA_START = '<![CDATA['
const CDATA_END = ']]>'
/** An ampersand that begins no reference of XML itself, so that a parser would stumble on it. */
const STRAY = /^&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i
/** The length of the longest reference or mark that a chunk may cut. */
const MAX_CUT = 12

/**
 * Escapes the ampersands of a file that begin no reference of XML, such as those of names that only a document type
 * could declare: they become text. Takes the file in chunks.
 */
export class StrayAmpersands {
  #rest = ''
  #isCdata = false

  /** Returns the next part of the file, which ends a little before the chunk. */
  write(chunk: string): string {
    return this.#escape(this.#rest + chunk, MAX_CUT)
  }

  /** Returns the last part of the file. */
  end(): string {
    return this.#escape(this.#rest, 0)
  }

  #escape(text: string, held: number): string {
    const parts: string[] = []
    let at = 0
    const safe = Math.max(0, text.length - held)
    while (at < safe) {
      const mark = this.#isCdata ? CDATA_END : CDATA_START
      const found = text.indexOf(mark, at)
      const end = found < 0 ? safe : found + mark.length
      const part = text.slice(at, end)
      parts.push(this.#isCdata ? part : this.#escapePart(text, at, end))
      at = end
      if (found >= 0) this.#isCdata = !this.#isCdata
    }
    this.#rest = text.slice(at)
    return parts.join('')
  }

  /** Escapes a part of a text, with the characters behind it to decide on the last ones. */
  #escapePart(text: string, start: number, end: number): string {
    const around = text.slice(start, Math.min(text.length, end + MAX_CUT))
    const length = end - start
    return around.slice(0, length).replaceAll('&', (sign, index: number) => {
      const after = around.slice(index, index + MAX_CUT)
      return STRAY.test(after) ? '&amp;' : sign
    })
  }
}
