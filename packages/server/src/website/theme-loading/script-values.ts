/**
 * Escapes the values in a script for the place they are in. A script is read once, from its begin to its end, as far
 * as needed to tell code, strings, comments and regular expressions apart.
 */

export interface ScriptPart {
  readonly text: string
  /** Whether the text is a value, and not of the theme. */
  readonly isValue: boolean
}

/** A text with a value that has no safe form where it is. */
export class UnsafeValue extends Error {}

/** The place that the reading of a script is at. In `unknown` code, only words and numbers are safe. */
type Place = 'code' | 'unknown' | 'regex' | 'line-comment' | 'block-comment' | Quote
type Quote = "'" | '"' | '`'

const QUOTES: ReadonlySet<string> = new Set(["'", '"', '`'])
const ENDS_LINE = /[\n\r\u2028\u2029]/
const WORD = /^\w*$/
const NEEDS_ESCAPE = /[\\'"`<>$\n\r\u2028\u2029]/g
/** The words after which a slash begins a regular expression. */
const OPERATOR_WORDS: ReadonlySet<string> = new Set([
  ...['return', 'typeof', 'case', 'in', 'of', 'delete', 'void', 'throw', 'new', 'instanceof'],
  ...['else', 'do'],
])

/** Returns each part as it is safe. Throws an `UnsafeValue` if one is not. */
export function escapeScriptValues(parts: readonly ScriptPart[]): readonly string[] {
  const reader = new ScriptReader()
  return parts.map(({ text, isValue }) => {
    if (!isValue) {
      reader.read(text)
      return text
    }
    const escaped = escapeValue(text, reader.place)
    if (text !== '') reader.skipValue()
    return escaped
  })
}

function escapeValue(value: string, place: Place): string {
  switch (place) {
    case "'":
    case '"':
    case '`':
      return value.replaceAll(NEEDS_ESCAPE, escapeCharacter)
    case 'code':
      return escapeCode(value)
    case 'line-comment':
    case 'block-comment':
      return value.replaceAll(/[^\p{L}\p{N} .,:-]/gu, ' ')
    case 'unknown':
    case 'regex':
      if (WORD.test(value)) return value
      throw new UnsafeValue('a value in a place that cannot be told')
  }
}

/** Returns a word, a number or JSON as it is in a script. */
function escapeCode(value: string): string {
  if (WORD.test(value)) return value
  try {
    JSON.parse(value)
  } catch {
    throw new UnsafeValue('a value in code that is neither JSON nor a word')
  }
  return value.replaceAll(/[<>\u2028\u2029]/g, escapeCharacter)
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

class ScriptReader {
  place: Place = 'code'
  /** Whether the next character is escaped. */
  #isEscaped = false
  /** Whether a regular expression is in a class of characters. */
  #isInClass = false
  /** The last characters of code that are no space. */
  #before = ''

  skipValue(): void {
    this.#isEscaped = false
    if (this.place === 'code') this.#before = 'x'
  }

  read(text: string): void {
    for (let at = 0; at < text.length;) at += this.#step(text, at)
  }

  /** Reads the characters at an offset, and returns how many they are. */
  #step(text: string, at: number): number {
    const character = text[at] ?? ''
    switch (this.place) {
      case 'unknown':
        return text.length - at
      case 'code':
        return this.#readCode(text, at)
      case 'line-comment':
        if (ENDS_LINE.test(character)) this.place = 'code'
        return 1
      case 'block-comment': {
        if (!text.startsWith('*/', at)) return 1
        this.place = 'code'
        return 2
      }
      default:
        return this.#readLiteral(text, at)
    }
  }

  #readCode(text: string, at: number): number {
    const character = text[at] ?? ''
    if (text.startsWith('//', at) || text.startsWith('<!--', at)) this.place = 'line-comment'
    else if (text.startsWith('/*', at)) this.place = 'block-comment'
    else if (isQuote(character)) this.place = character
    else if (character === '/') this.place = this.#getPlaceAfterSlash()
    if (this.place === 'line-comment' || this.place === 'block-comment') return 2
    if (this.place !== 'code') {
      this.#isInClass = false
      this.#before = 'x'
    } else if (/\s/.test(character)) this.#before = this.#before.replace(/(\w)$/, '$1 ')
    else this.#before = (this.#before + character).slice(-12).replace(/^.* (?=.)/, ' ')
    return 1
  }

  #readLiteral(text: string, at: number): number {
    const character = text[at] ?? ''
    if (this.#isEscaped) this.#isEscaped = false
    else if (character === '\\') this.#isEscaped = true
    else if (this.place === 'regex') this.#readRegex(character)
    // Code in a template literal is not told apart from its text.
    else if (this.place === '`' && text.startsWith('${', at)) this.place = 'unknown'
    else if (character === this.place || (this.place !== '`' && /[\n\r]/.test(character)))
      this.place = 'code'
    return 1
  }

  #readRegex(character: string): void {
    if (character === '[') this.#isInClass = true
    else if (character === ']') this.#isInClass = false
    else if ((character === '/' && !this.#isInClass) || /[\n\r]/.test(character))
      this.place = 'code'
  }

  /** Tells a division from a regular expression; both can follow a bracket or a brace. */
  #getPlaceAfterSlash(): Place {
    const before = this.#before.trimEnd()
    if (/(?:[)}]|\+\+|--)$/.test(before)) return 'unknown'
    const word = /(?<![\w$])[\w$]+$/.exec(before)?.[0]
    if (word !== undefined) return OPERATOR_WORDS.has(word) ? 'regex' : 'code'
    return before.endsWith(']') ? 'code' : 'regex'
  }
}

function isQuote(character: string): character is Quote {
  return QUOTES.has(character)
}
