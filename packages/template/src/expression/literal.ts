import type { Cursor } from '../parse/cursor.ts'
import { ExpressionError } from './expression-error.ts'

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9'
}

function isHex(character: string): boolean {
  return (
    isDigit(character) ||
    (character >= 'a' && character <= 'f') ||
    (character >= 'A' && character <= 'F')
  )
}

function skipWhile(cursor: Cursor, isPart: (character: string) => boolean): number {
  const start = cursor.at
  while (!cursor.isDone && isPart(cursor.text.charAt(cursor.at))) cursor.at++
  return cursor.at - start
}

/** Reads a number; the cursor is on a digit. */
export function readNumber(cursor: Cursor): number {
  const start = cursor.at
  if (cursor.skip('0x') || cursor.skip('0X')) {
    if (skipWhile(cursor, isHex) === 0) {
      throw new ExpressionError('Expected digits after start of hex number')
    }
    return Number(cursor.text.slice(start, cursor.at).toLowerCase())
  }
  skipWhile(cursor, isDigit)
  if (cursor.skip('.')) {
    skipWhile(cursor, isDigit)
    if (cursor.text.charAt(cursor.at) === '.') {
      throw new ExpressionError('Duplicate decimal point in number')
    }
  }
  if (cursor.skip('e') || cursor.skip('E')) readExponent(cursor)
  return Number(cursor.text.slice(start, cursor.at))
}

function readExponent(cursor: Cursor): void {
  if (!cursor.skip('+')) cursor.skip('-')
  if (skipWhile(cursor, isDigit) === 0) {
    throw new ExpressionError('Expected a digit after exponent in decimal number')
  }
  if (cursor.text.charAt(cursor.at) === '.') {
    throw new ExpressionError('Unexpected decimal point in exponent')
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', f: '\f', r: '\r' }

/** Reads a string; the cursor is on its opening quote. */
export function readString(cursor: Cursor): string {
  const quote = cursor.text.charAt(cursor.at)
  cursor.at++
  let text = ''
  while (!cursor.isDone) {
    const character = cursor.text.charAt(cursor.at)
    cursor.at++
    if (character === quote) return text
    if (character === '\n') throw createBareCharacterError('line feed')
    if (character === '\r') throw createBareCharacterError('carriage return')
    text += character === '\\' ? readEscape(cursor) : character
  }
  throw new ExpressionError('Unterminated string')
}

function createBareCharacterError(name: string): ExpressionError {
  return new ExpressionError(`Illegal bare ${name} character in string literal`)
}

function readEscape(cursor: Cursor): string {
  if (cursor.isDone) throw new ExpressionError('Unterminated string')
  const character = cursor.text.charAt(cursor.at)
  cursor.at++
  switch (character) {
    case 'x':
      return readHex(cursor, 2, 'Invalid 2-char hex escape found')
    case 'u':
      return readHex(cursor, 4, 'Invalid unicode escape found')
    case 'U':
      return readHex(cursor, 8, 'Invalid unicode escape found')
    default:
      return Object.hasOwn(escapes, character) ? (escapes[character] ?? '') : character
  }
}

const MAX_CODE_POINT = 0x10ffff

/** Reads a hexadecimal escape. Control characters and invalid code points become a space. */
function readHex(cursor: Cursor, length: number, message: string): string {
  const digits = cursor.text.slice(cursor.at, Math.min(cursor.at + length, cursor.end))
  if (digits.length < length || !Array.from(digits).every(isHex)) {
    throw new ExpressionError(message)
  }
  cursor.at += length
  const code = Number.parseInt(digits, 16)
  const isControl = code < 0x09 || (code > 0x0d && code < 0x20)
  return isControl || code > MAX_CODE_POINT ? ' ' : String.fromCodePoint(code)
}
