import { Cursor } from '../parse/cursor.ts'
import { parseReference } from '../parse/reference.ts'
import { ExpressionFault } from './fault.ts'
import { readNumber, readString } from './literal.ts'
import type { Token } from './token.ts'
import { constantNamed, functionNamed, spellings, unaryMinus, unaryPlus } from './token.ts'

const blanks = ' \n\t\r\u00a0'
const quotes = `"'`
const marks: Readonly<Record<string, Token>> = {
  '(': { kind: 'left' },
  ')': { kind: 'right' },
  ',': { kind: 'comma' },
  ';': { kind: 'semicolon' },
}

/** Throws an ExpressionFault; `most` is the largest number of tokens, 0 for any. */
export function tokenize(source: string, most: number): readonly Token[] {
  const tokens: Token[] = []
  const cursor = new Cursor(source, 0, source.length)
  for (skipBlanks(cursor); !cursor.done; skipBlanks(cursor)) {
    tokens.push(nextToken(cursor, tokens.at(-1)))
    if (most > 0 && tokens.length > most) {
      throw new ExpressionFault(`Expression exceeds the maximum number of allowed tokens: ${most}`)
    }
  }
  return tokens
}

function skipBlanks(cursor: Cursor): void {
  while (!cursor.done && blanks.includes(cursor.text.charAt(cursor.at))) cursor.at++
}

function nextToken(cursor: Cursor, before: Token | undefined): Token {
  const letter = cursor.text.charAt(cursor.at)
  if (letter >= '0' && letter <= '9') return { kind: 'scalar', value: readNumber(cursor) }
  if (quotes.includes(letter)) return { kind: 'scalar', value: readString(cursor) }
  const mark = Object.hasOwn(marks, letter) ? marks[letter] : undefined
  if (mark) {
    cursor.at++
    return mark
  }
  return readOperator(cursor, before) ?? readName(cursor)
}

/** A sign stands alone where no operand came before it. */
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
  if (reference === null) throw new ExpressionFault(unexpectedCharacter(cursor.text, start))
  const name = cursor.text.slice(start, cursor.at)
  const after = cursor.at
  skipBlanks(cursor)
  const isCall = reference.length === 1 && cursor.text.charAt(cursor.at) === '('
  cursor.at = after
  if (isCall) {
    const known = functionNamed(name)
    if (!known) throw new ExpressionFault(`Invalid function ${name}`)
    return { kind: 'function', name: known }
  }
  const constant = constantNamed(name)
  return constant === undefined
    ? { kind: 'reference', reference }
    : { kind: 'scalar', value: constant }
}

/** The longest reference that starts here; a dot that leads nowhere is left standing. */
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

function unexpectedCharacter(source: string, at: number): string {
  const letter = source.charAt(at)
  const name = letter < ' ' ? (controlNames[letter] ?? 'control character') : 'character'
  return `Unexpected ${name} at ${at}: ${JSON.stringify(letter)}`
}
