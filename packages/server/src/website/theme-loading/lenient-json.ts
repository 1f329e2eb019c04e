import { createPositionFinder } from './source-position.ts'

/** An issue in handwritten JSON, with its position. */
export interface JsonIssue {
  readonly message: string
  readonly line: number
  readonly column: number
}

/** The keys and indexes that lead to a value: `['stylesheets', 1]`. */
export type JsonPath = readonly (string | number)[]

export interface LenientJson {
  /** The value; undefined if the text cannot be read. */
  readonly value: unknown
  readonly issues: readonly JsonIssue[]
  /** Returns the position of a value, or of its nearest parent. */
  readonly getPosition: (path: JsonPath) => Pick<JsonIssue, 'line' | 'column'>
}

/**
 * Parses handwritten JSON: with comments, extra commas, unquoted names and a byte order mark. Never
 * throws.
 *
 * @see compat §1: "Parse leniently, report, never crash"
 */
export function readLenientJson(text: string): LenientJson {
  const reader = new Reader(text.replace(/^\uFEFF/, ''))
  const getPosition = (path: JsonPath) => reader.getPosition(path)
  try {
    const value = reader.value()
    reader.end()
    return { value, issues: reader.issues, getPosition }
  } catch (error) {
    if (!(error instanceof UnreadableJson)) throw error
    const issues = [...reader.issues, reader.createIssueAt(error.message)]
    return { value: undefined, issues, getPosition }
  }
}

class UnreadableJson extends Error {}

const MAX_DEPTH = 64
/** The maximum number of reported issues. */
const MAX_ISSUES = 100

class Reader {
  readonly issues: JsonIssue[] = []
  readonly #text: string
  readonly #placeOf: ReturnType<typeof createPositionFinder>
  /** The start of each value, by path. */
  readonly #starts = new Map<string, number>()
  readonly #path: (string | number)[] = []
  #at = 0

  constructor(text: string) {
    this.#text = text
    this.#placeOf = createPositionFinder(text)
  }

  getPosition(path: JsonPath): Pick<JsonIssue, 'line' | 'column'> {
    for (let length = path.length; length > 0; length -= 1) {
      const start = this.#starts.get(formatPathKey(path.slice(0, length)))
      if (start !== undefined) return this.#placeOf(start)
    }
    return { line: 1, column: 1 }
  }

  value(): unknown {
    this.#skip()
    this.#starts.set(formatPathKey(this.#path), this.#at)
    const character = this.#text[this.#at]
    if (character === '{') return this.#nested(() => this.#object())
    if (character === '[') return this.#nested(() => this.#array())
    if (character === '"' || character === "'") return this.#string(character)
    return this.#word()
  }

  end(): void {
    this.#skip()
    if (this.#at < this.#text.length) this.#addIssue('Unexpected text after the end')
  }

  createIssueAt(message: string): JsonIssue {
    return { message, ...this.#placeOf(this.#at) }
  }

  #addIssue(message: string): void {
    if (this.issues.length < MAX_ISSUES) this.issues.push(this.createIssueAt(message))
  }

  #nested<T>(read: () => T): T {
    if (this.#path.length >= MAX_DEPTH) throw new UnreadableJson('Nested too deeply')
    return read()
  }

  #object(): Readonly<Record<string, unknown>> {
    const entries: [string, unknown][] = []
    this.#at += 1
    while (!this.#closes('}')) {
      const name = this.#name()
      this.#expect(':')
      entries.push([name, this.#member(name)])
      this.#separator('}')
    }
    return Object.fromEntries(entries)
  }

  #array(): readonly unknown[] {
    const values: unknown[] = []
    this.#at += 1
    while (!this.#closes(']')) {
      values.push(this.#member(values.length))
      this.#separator(']')
    }
    return values
  }

  #member(name: string | number): unknown {
    this.#path.push(name)
    const value = this.value()
    this.#path.pop()
    return value
  }

  #closes(character: string): boolean {
    this.#skip()
    if (this.#at >= this.#text.length) throw new UnreadableJson(`"${character}" is missing`)
    if (this.#text[this.#at] !== character) return false
    this.#at += 1
    return true
  }

  #separator(closing: string): void {
    this.#skip()
    if (this.#text[this.#at] === ',') {
      this.#at += 1
      this.#skip()
      if (this.#text[this.#at] === closing) this.#addIssue('Extra comma')
    } else if (this.#text[this.#at] !== closing) {
      if (this.#at >= this.#text.length) throw new UnreadableJson(`"${closing}" is missing`)
      this.#addIssue('Missing comma')
    }
  }

  #expect(character: string): void {
    this.#skip()
    if (this.#text[this.#at] !== character) throw new UnreadableJson(`"${character}" is missing`)
    this.#at += 1
  }

  #name(): string {
    const character = this.#text[this.#at]
    if (character === '"' || character === "'") return this.#string(character)
    const [name] = /^[\w$-]+/.exec(this.#text.slice(this.#at, this.#at + 200)) ?? []
    if (name === undefined) throw new UnreadableJson('Missing name')
    this.#addIssue('Name without quotes')
    this.#at += name.length
    return name
  }

  #string(quote: string): string {
    const start = this.#at
    let end = start + 1
    while (this.#text[end] !== quote) {
      if (end >= this.#text.length) throw new UnreadableJson('Unterminated text')
      end += this.#text[end] === '\\' ? 2 : 1
    }
    this.#at = end + 1
    const inner = this.#text.slice(start + 1, end)
    try {
      return String(JSON.parse(quote === '"' ? `"${inner.replaceAll('\n', '\\n')}"` : `"${inner}"`))
    } catch {
      return inner
    }
  }

  #word(): unknown {
    const [token = ''] = /^[^\s,\]}:]{1,100}/.exec(this.#text.slice(this.#at, this.#at + 101)) ?? []
    if (token === '') throw new UnreadableJson('Missing value')
    this.#at += token.length
    if (token === 'true' || token === 'false') return token === 'true'
    if (token === 'null') return null
    const number = Number(token)
    if (Number.isFinite(number)) return number
    this.#addIssue(`"${token}" is not a value`)
    return token
  }

  #skip(): void {
    for (;;) {
      const character = this.#text[this.#at]
      if (character !== undefined && /\s/.test(character)) this.#at += 1
      else if (this.#text.startsWith('//', this.#at)) this.#skipPast('\n')
      else if (this.#text.startsWith('/*', this.#at)) this.#skipPast('*/')
      else return
    }
  }

  #skipPast(character: string): void {
    const found = this.#text.indexOf(character, this.#at + 2)
    this.#at = found === -1 ? this.#text.length : found + character.length
  }
}

/** Returns a path as a key, with a separator that no name contains. */
function formatPathKey(path: JsonPath): string {
  return path.join('\0')
}
