const space = 0x20
const zero = 0x30
const nine = 0x39

function isLetter(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)
}

function isDigit(code: number): boolean {
  return code >= zero && code <= nine
}

const WORD = 1
const PATH = 2
const DIGIT = 4
const LETTER = 8

/**
 * The parts that each ASCII character may belong to. After its first letter a word may have
 * letters, digits, `_` and `-`.
 */
const parts = Uint8Array.from({ length: 128 }, (_, code) => {
  if (isDigit(code)) return WORD | PATH | DIGIT
  if (isLetter(code)) return WORD | PATH | LETTER
  if (code === 0x5f || code === 0x2d) return WORD | PATH
  return code === 0x2e || code === 0x2f ? PATH : 0
})

function hasPart(code: number, mask: number): boolean {
  return code >= 0 && code < 128 && ((parts[code] ?? 0) & mask) !== 0
}

/**
 * Returns whether a character is a space, form feed, line feed, carriage return, tab or vertical
 * tab.
 */
function isBlank(code: number): boolean {
  return code === space || (code >= 0x09 && code <= 0x0d)
}

/** A position in the text of one tag. It reads everything in one forward pass. */
export class Cursor {
  readonly text: string
  end: number
  at: number

  constructor(text: string, start: number, end: number) {
    this.text = text
    this.at = start
    this.end = end
  }

  /** Moves to other bounds in the same text. */
  setBounds(start: number, end: number): void {
    this.at = start
    this.end = end
  }

  get isDone(): boolean {
    return this.at >= this.end
  }

  /** Returns the UTF-16 unit at the cursor, or -1 at the end. */
  peek(): number {
    return this.at < this.end ? this.text.charCodeAt(this.at) : -1
  }

  skip(literal: string): boolean {
    if (this.at + literal.length > this.end || !this.text.startsWith(literal, this.at)) return false
    this.at += literal.length
    return true
  }

  /** Skips spaces (U+0020 only) and returns their number. */
  skipSpaces(): number {
    const start = this.at
    while (this.peek() === space) this.at++
    return this.at - start
  }

  /** Skips white space and returns the number of its characters. */
  skipBlanks(): number {
    const start = this.at
    while (isBlank(this.peek())) this.at++
    return this.at - start
  }

  readWord(): string | null {
    return hasPart(this.peek(), LETTER) ? this.#readWhile(WORD) : null
  }

  /** Returns the end of the word at the cursor, or the cursor's own position if there is none. */
  findWordEnd(): number {
    const { text, end } = this
    let { at } = this
    if (!hasPart(this.peek(), LETTER)) return at
    while (at < end && hasPart(text.charCodeAt(at), WORD)) at++
    return at
  }

  readDigits(): string | null {
    return hasPart(this.peek(), DIGIT) ? this.#readWhile(DIGIT) : null
  }

  readPath(): string | null {
    return hasPart(this.peek(), PATH) ? this.#readWhile(PATH) : null
  }

  /** Reads `@word`, including the `@`. */
  readDefinition(): string | null {
    return this.#readPrefixed(0x40)
  }

  /** Reads `$word`, including the `$`. */
  readDollar(): string | null {
    return this.#readPrefixed(0x24)
  }

  /** Moves to the next `mark`, or to the end. */
  skipTo(mark: number): void {
    const { text, end } = this
    let { at } = this
    while (at < end && text.charCodeAt(at) !== mark) at++
    this.at = at
  }

  /** Reads everything to the end of the tag. */
  readRest(): string {
    const rest = this.text.slice(this.at, this.end)
    this.at = this.end
    return rest
  }

  #readPrefixed(prefix: number): string | null {
    const start = this.at
    if (this.peek() !== prefix) return null
    this.at++
    const word = this.readWord()
    if (word !== null) return this.text.slice(start, this.at)
    this.at = start
    return null
  }

  #readWhile(mask: number): string {
    const { text, end, at: start } = this
    let at = start
    while (at < end && hasPart(text.charCodeAt(at), mask)) at++
    this.at = at
    return text.slice(start, at)
  }
}
