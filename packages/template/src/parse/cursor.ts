const space = 0x20
const zero = 0x30
const nine = 0x39

function isLetter(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)
}

function isDigit(code: number): boolean {
  return code >= zero && code <= nine
}

const wordPart = 1
const pathPart = 2
const digit = 4
const letter = 8

/** What each ASCII character may be a part of. Words go on with letters, digits, `_` and `-`. */
const parts = Uint8Array.from({ length: 128 }, (_, code) => {
  if (isDigit(code)) return wordPart | pathPart | digit
  if (isLetter(code)) return wordPart | pathPart | letter
  if (code === 0x5f || code === 0x2d) return wordPart | pathPart
  return code === 0x2e || code === 0x2f ? pathPart : 0
})

function isPart(code: number, of: number): boolean {
  return code >= 0 && code < 128 && ((parts[code] ?? 0) & of) !== 0
}

/** Space, form feed, line feed, carriage return, tab, vertical tab. */
function isBlank(code: number): boolean {
  return code === space || (code >= 0x09 && code <= 0x0d)
}

/** A place in one tag's text. Everything it reads, it reads in one forward pass. */
export class Cursor {
  readonly text: string
  end: number
  at: number

  constructor(text: string, start: number, end: number) {
    this.text = text
    this.at = start
    this.end = end
  }

  /** The same text between other bounds. */
  move(start: number, end: number): void {
    this.at = start
    this.end = end
  }

  get done(): boolean {
    return this.at >= this.end
  }

  /** The UTF-16 unit here, or -1 at the end. */
  peek(): number {
    return this.at < this.end ? this.text.charCodeAt(this.at) : -1
  }

  skip(literal: string): boolean {
    if (this.at + literal.length > this.end || !this.text.startsWith(literal, this.at)) return false
    this.at += literal.length
    return true
  }

  /** How many spaces (U+0020 alone) were skipped. */
  spaces(): number {
    const start = this.at
    while (this.peek() === space) this.at++
    return this.at - start
  }

  /** How many white-space characters were skipped. */
  blanks(): number {
    const start = this.at
    while (isBlank(this.peek())) this.at++
    return this.at - start
  }

  word(): string | null {
    return isPart(this.peek(), letter) ? this.#run(wordPart) : null
  }

  /** Where a word that begins here ends; here, where none begins. */
  wordEnd(): number {
    const { text, end } = this
    let { at } = this
    if (!isPart(this.peek(), letter)) return at
    while (at < end && isPart(text.charCodeAt(at), wordPart)) at++
    return at
  }

  digits(): string | null {
    return isPart(this.peek(), digit) ? this.#run(digit) : null
  }

  path(): string | null {
    return isPart(this.peek(), pathPart) ? this.#run(pathPart) : null
  }

  /** `@word`, with its sign. */
  definition(): string | null {
    return this.#signed(0x40)
  }

  /** `$word`, with its sign. */
  dollar(): string | null {
    return this.#signed(0x24)
  }

  /** Moves to the next `mark`, or to the end. */
  until(mark: number): void {
    const { text, end } = this
    let { at } = this
    while (at < end && text.charCodeAt(at) !== mark) at++
    this.at = at
  }

  /** Everything to the end of the tag. */
  rest(): string {
    const rest = this.text.slice(this.at, this.end)
    this.at = this.end
    return rest
  }

  #signed(sign: number): string | null {
    const start = this.at
    if (this.peek() !== sign) return null
    this.at++
    const word = this.word()
    if (word !== null) return this.text.slice(start, this.at)
    this.at = start
    return null
  }

  #run(of: number): string {
    const { text, end, at: start } = this
    let at = start
    while (at < end && isPart(text.charCodeAt(at), of)) at++
    this.at = at
    return text.slice(start, at)
  }
}
