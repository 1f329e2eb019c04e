import type { Cursor } from '../parse/cursor.ts'
import { ExpressionFault } from './fault.ts'

function isDigit(letter: string): boolean {
  return letter >= '0' && letter <= '9'
}

function isHex(letter: string): boolean {
  return isDigit(letter) || (letter >= 'a' && letter <= 'f') || (letter >= 'A' && letter <= 'F')
}

function skipWhile(cursor: Cursor, belongs: (letter: string) => boolean): number {
  const start = cursor.at
  while (!cursor.done && belongs(cursor.text.charAt(cursor.at))) cursor.at++
  return cursor.at - start
}

/** The cursor stands on a digit. */
export function readNumber(cursor: Cursor): number {
  const start = cursor.at
  if (cursor.skip('0x') || cursor.skip('0X')) {
    if (skipWhile(cursor, isHex) === 0) {
      throw new ExpressionFault('Expected digits after start of hex number')
    }
    return Number(cursor.text.slice(start, cursor.at).toLowerCase())
  }
  skipWhile(cursor, isDigit)
  if (cursor.skip('.')) {
    skipWhile(cursor, isDigit)
    if (cursor.text.charAt(cursor.at) === '.') {
      throw new ExpressionFault('Duplicate decimal point in number')
    }
  }
  if (cursor.skip('e') || cursor.skip('E')) readExponent(cursor)
  return Number(cursor.text.slice(start, cursor.at))
}

function readExponent(cursor: Cursor): void {
  if (!cursor.skip('+')) cursor.skip('-')
  if (skipWhile(cursor, isDigit) === 0) {
    throw new ExpressionFault('Expected a digit after exponent in decimal number')
  }
  if (cursor.text.charAt(cursor.at) === '.') {
    throw new ExpressionFault('Unexpected decimal point in exponent')
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', f: '\f', r: '\r' }

/** The cursor stands on a quote. */
export function readString(cursor: Cursor): string {
  const quote = cursor.text.charAt(cursor.at)
  cursor.at++
  let text = ''
  while (!cursor.done) {
    const letter = cursor.text.charAt(cursor.at)
    cursor.at++
    if (letter === quote) return text
    if (letter === '\n') throw bare('line feed')
    if (letter === '\r') throw bare('carriage return')
    text += letter === '\\' ? readEscape(cursor) : letter
  }
  throw new ExpressionFault('Unterminated string')
}

function bare(name: string): ExpressionFault {
  return new ExpressionFault(`Illegal bare ${name} character in string literal`)
}

function readEscape(cursor: Cursor): string {
  if (cursor.done) throw new ExpressionFault('Unterminated string')
  const letter = cursor.text.charAt(cursor.at)
  cursor.at++
  switch (letter) {
    case 'x':
      return readHex(cursor, 2, 'Invalid 2-char hex escape found')
    case 'u':
      return readHex(cursor, 4, 'Invalid unicode escape found')
    case 'U':
      return readHex(cursor, 8, 'Invalid unicode escape found')
    default:
      return Object.hasOwn(escapes, letter) ? (escapes[letter] ?? '') : letter
  }
}

const lastCodePoint = 0x10ffff

/** Control characters, and what is no character, become a space. */
function readHex(cursor: Cursor, length: number, complaint: string): string {
  const digits = cursor.text.slice(cursor.at, Math.min(cursor.at + length, cursor.end))
  if (digits.length < length || !Array.from(digits).every(isHex)) {
    throw new ExpressionFault(complaint)
  }
  cursor.at += length
  const code = Number.parseInt(digits, 16)
  const isControl = code < 0x09 || (code > 0x0d && code < 0x20)
  return isControl || code > lastCodePoint ? ' ' : String.fromCodePoint(code)
}
