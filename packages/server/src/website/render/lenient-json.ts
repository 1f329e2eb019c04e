import { placesIn } from './places.ts'

/** A fault in a file somebody wrote by hand, and where it is. */
export interface Fault {
  readonly message: string
  readonly line: number
  readonly column: number
}

/** The names and numbers that lead to a value: `['stylesheets', 1]`. */
export type JsonPath = readonly (string | number)[]

export interface LenientJson {
  /** Undefined when it cannot be read even so. */
  readonly value: unknown
  readonly faults: readonly Fault[]
  /** Where a value stands, or the nearest round it that is there. */
  readonly placeOf: (path: JsonPath) => Pick<Fault, 'line' | 'column'>
}

/**
 * Reads JSON as people write it: with comments, commas too many, names without quotes and a byte order
 * mark. Never throws.
 *
 * @see compat §1: "Parse leniently, report, never crash"
 */
export function readLenientJson(text: string): LenientJson {
  const reader = new Reader(text.replace(/^\uFEFF/, ''))
  const placeOf = (path: JsonPath) => reader.placeOf(path)
  try {
    const value = reader.value()
    reader.end()
    return { value, faults: reader.faults, placeOf }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    const faults = [...reader.faults, reader.faultAt(error.message)]
    return { value: undefined, faults, placeOf }
  }
}

class Unreadable extends Error {}

const DEEPEST = 64
/** Who reads more of them than this looks at the file itself. */
const MOST_FAULTS = 100

class Reader {
  readonly faults: Fault[] = []
  readonly #text: string
  readonly #placeOf: ReturnType<typeof placesIn>
  /** Where values begin, by their paths. */
  readonly #starts = new Map<string, number>()
  readonly #path: (string | number)[] = []
  #at = 0

  constructor(text: string) {
    this.#text = text
    this.#placeOf = placesIn(text)
  }

  placeOf(path: JsonPath): Pick<Fault, 'line' | 'column'> {
    for (let length = path.length; length > 0; length -= 1) {
      const start = this.#starts.get(keyOf(path.slice(0, length)))
      if (start !== undefined) return this.#placeOf(start)
    }
    return { line: 1, column: 1 }
  }

  value(): unknown {
    this.#skip()
    this.#starts.set(keyOf(this.#path), this.#at)
    const sign = this.#text[this.#at]
    if (sign === '{') return this.#nested(() => this.#object())
    if (sign === '[') return this.#nested(() => this.#array())
    if (sign === '"' || sign === "'") return this.#string(sign)
    return this.#word()
  }

  end(): void {
    this.#skip()
    if (this.#at < this.#text.length) this.#fault('There is text after the end')
  }

  faultAt(message: string): Fault {
    return { message, ...this.#placeOf(this.#at) }
  }

  #fault(message: string): void {
    if (this.faults.length < MOST_FAULTS) this.faults.push(this.faultAt(message))
  }

  #nested<T>(read: () => T): T {
    if (this.#path.length >= DEEPEST) throw new Unreadable('Nested too deeply')
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

  #closes(sign: string): boolean {
    this.#skip()
    if (this.#at >= this.#text.length) throw new Unreadable(`"${sign}" is missing`)
    if (this.#text[this.#at] !== sign) return false
    this.#at += 1
    return true
  }

  #separator(closing: string): void {
    this.#skip()
    if (this.#text[this.#at] === ',') {
      this.#at += 1
      this.#skip()
      if (this.#text[this.#at] === closing) this.#fault('A comma too many')
    } else if (this.#text[this.#at] !== closing) {
      if (this.#at >= this.#text.length) throw new Unreadable(`"${closing}" is missing`)
      this.#fault('A comma is missing')
    }
  }

  #expect(sign: string): void {
    this.#skip()
    if (this.#text[this.#at] !== sign) throw new Unreadable(`"${sign}" is missing`)
    this.#at += 1
  }

  #name(): string {
    const sign = this.#text[this.#at]
    if (sign === '"' || sign === "'") return this.#string(sign)
    const [name] = /^[\w$-]+/.exec(this.#text.slice(this.#at, this.#at + 200)) ?? []
    if (name === undefined) throw new Unreadable('A name is missing')
    this.#fault('A name without quotes')
    this.#at += name.length
    return name
  }

  #string(quote: string): string {
    const start = this.#at
    let end = start + 1
    while (this.#text[end] !== quote) {
      if (end >= this.#text.length) throw new Unreadable('A text has no end')
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
    const [word = ''] = /^[^\s,\]}:]{1,100}/.exec(this.#text.slice(this.#at, this.#at + 101)) ?? []
    if (word === '') throw new Unreadable('A value is missing')
    this.#at += word.length
    if (word === 'true' || word === 'false') return word === 'true'
    if (word === 'null') return null
    const number = Number(word)
    if (Number.isFinite(number)) return number
    this.#fault(`"${word}" is no value`)
    return word
  }

  #skip(): void {
    for (;;) {
      const sign = this.#text[this.#at]
      if (sign !== undefined && /\s/.test(sign)) this.#at += 1
      else if (this.#text.startsWith('//', this.#at)) this.#skipPast('\n')
      else if (this.#text.startsWith('/*', this.#at)) this.#skipPast('*/')
      else return
    }
  }

  #skipPast(sign: string): void {
    const found = this.#text.indexOf(sign, this.#at + 2)
    this.#at = found === -1 ? this.#text.length : found + sign.length
  }
}

/** No name has the sign between its parts. */
function keyOf(path: JsonPath): string {
  return path.join('\0')
}
