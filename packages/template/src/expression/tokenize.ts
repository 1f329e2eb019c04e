import { Cursor } from '../parse/cursor.ts'
import { parseReference } from '../parse/reference.ts'
import { ExpressionError } from './expression-error.ts'
import { readNumber, readString } from './literal.ts'
import type { Token } from './token.ts'
import { getConstant, getFunctionName, spellings, unaryMinus, unaryPlus } from './token.ts'

const blanks = ' \n\t\r\u00a0'
const quotes = `"'`
const punctuation: Readonly<Record<string, Token>> = {
  '(': { kind: 'left' },
  ')': { kind: 'right' },
  ',': { kind: 'comma' },
  ';': { kind: 'semicolon' },
}

/**
 * Splits a source into tokens. Throws an `ExpressionError`. `maxTokens` is the maximum number of
 * tokens; 0 means no limit.
 */
export function tokenize(source: string, maxTokens: number): readonly Token[] {
  const tokens: Token[] = []
  const cursor = new Cursor(source, 0, source.length)
  for (skipBlanks(cursor); !cursor.isDone; skipBlanks(cursor)) {
    tokens.push(readToken(cursor, tokens.at(-1)))
    if (maxTokens > 0 && tokens.length > maxTokens) {
      throw new ExpressionError(
        `Expression exceeds the maximum number of allowed tokens: ${maxTokens}`,
      )
    }
  }
  return tokens
}

function skipBlanks(cursor: Cursor): void {
  while (!cursor.isDone && blanks.includes(cursor.text.charAt(cursor.at))) cursor.at++
}

function readToken(cursor: Cursor, before: Token | undefined): Token {
  const character = cursor.text.charAt(cursor.at)
  if (character >= '0' && character <= '9') return { kind: 'scalar', value: readNumber(cursor) }
  if (quotes.includes(character)) return { kind: 'scalar', value: readString(cursor) }
  const mark = Object.hasOwn(punctuation, character) ? punctuation[character] : undefined
  if (mark) {
    cursor.at++
    return mark
  }
  return readOperator(cursor, before) ?? readName(cursor)
}

/** Returns whether a token is an operand. After anything else, `+` and `-` are unary. */
function isOperand(token: Token | undefined): boolean {
  return token?.kind === 'scalar' || token?.kind === 'reference' || token?.kind === 'right'
}

function readOperator(cursor: Cursor, before: Token | undefined): Token | undefined {
  const found = spellings.find(({ text }) => cursor.text.startsWith(text, cursor.at))
  if (!found) return undefined
  cursor.at += found.text.length
  if (!isOperand(before)) {
    if (found.text === '+') return unaryPlus
    if (found.text === '-') return unaryMinus
  }
  return found.operator
}

function readName(cursor: Cursor): Token {
  const start = cursor.at
  const reference = readReference(cursor)
  if (reference === null) throw new ExpressionError(formatUnexpectedCharacter(cursor.text, start))
  const name = cursor.text.slice(start, cursor.at)
  const after = cursor.at
  skipBlanks(cursor)
  const isCall = reference.length === 1 && cursor.text.charAt(cursor.at) === '('
  cursor.at = after
  if (isCall) {
    const known = getFunctionName(name)
    if (!known) throw new ExpressionError(`Invalid function ${name}`)
    return { kind: 'function', name: known }
  }
  const constant = getConstant(name)
  return constant === undefined
    ? { kind: 'reference', reference }
    : { kind: 'scalar', value: constant }
}

/** Reads the longest reference that starts here; a trailing dot is not part of it. */
function readReference(cursor: Cursor): ReturnType<typeof parseReference> {
  const start = cursor.at
  const whole = parseReference(cursor)
  if (whole !== null || cursor.at === start) return whole
  const shorter = new Cursor(cursor.text, start, cursor.at - 1)
  const reference = parseReference(shorter)
  cursor.at = shorter.at
  return reference
}

const controlNames: Readonly<Record<string, string>> = {
  '\v': 'vertical tab',
  '\f': 'form feed',
}

function formatUnexpectedCharacter(source: string, at: number): string {
  const character = source.charAt(at)
  const name = character < ' ' ? (controlNames[character] ?? 'control character') : 'character'
  return `Unexpected ${name} at ${at}: ${JSON.stringify(character)}`
}
