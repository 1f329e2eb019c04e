import { ExpressionError } from './expression-error.ts'
import type { FunctionName, OperatorName, Scalar } from './token.ts'

const NUMBER_PATTERN = /^[+-]?(?:0[xX][0-9a-fA-F]+|(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)$/

/**
 * Converts a scalar to a number: true is 1, false, null and the empty string are 0. A string must
 * be a number as a whole.
 */
function toNumber(value: Scalar): number {
  switch (typeof value) {
    case 'number':
      return value
    case 'boolean':
      return value ? 1 : 0
    case 'string':
      return value === '' ? 0 : parseNumber(value)
    default:
      return 0
  }
}

function parseNumber(text: string): number {
  if (!NUMBER_PATTERN.test(text)) return Number.NaN
  const sign = text.startsWith('-') ? -1 : 1
  const digits = text.startsWith('-') || text.startsWith('+') ? text.slice(1) : text
  return sign * Number(digits)
}

function toTruth(value: Scalar): boolean {
  switch (typeof value) {
    case 'number':
      return value !== 0 && !Number.isNaN(value)
    case 'boolean':
      return value
    case 'string':
      return value !== ''
    default:
      return false
  }
}

export function applyUnary(name: OperatorName, value: Scalar): Scalar {
  switch (name) {
    case 'unary plus':
      return toNumber(value)
    case 'unary minus':
      return -toNumber(value)
    case 'bitwise not':
      return ~toNumber(value)
    default:
      return !toTruth(value)
  }
}

/**
 * Applies a binary operator. `maxLength` bounds the string that an addition may build; 0 means no
 * limit.
 */
export function applyBinary(
  name: OperatorName,
  [a, b]: readonly [Scalar, Scalar],
  maxLength: number,
): Scalar {
  switch (name) {
    case 'add':
      if (typeof a === 'string' || typeof b === 'string') return concatenate(a, b, maxLength)
      return toNumber(a) + toNumber(b)
    case 'equality':
      return isLooselyEqual(a, b)
    case 'inequality':
      return !isLooselyEqual(a, b)
    case 'strict equality':
      return a === b
    case 'strict inequality':
      return a !== b
    case 'less than':
      return isLess(a, b)
    case 'greater than':
      return isLess(b, a)
    case 'less than or equal':
      return isLessOrEqual(a, b)
    case 'greater than or equal':
      return isLessOrEqual(b, a)
    case 'logical and':
      return toTruth(a) && toTruth(b)
    case 'logical or':
      return toTruth(a) || toTruth(b)
    default:
      return computeNumber(name, toNumber(a), toNumber(b))
  }
}

function concatenate(a: Scalar, b: Scalar, maxLength: number): string {
  const text = String(a) + String(b)
  if (maxLength > 0 && text.length > maxLength) {
    throw new ExpressionError(`Concatenation would exceed maximum string length ${maxLength}`)
  }
  return text
}

function computeNumber(name: OperatorName, a: number, b: number): number {
  switch (name) {
    case 'exponent':
      return a ** b
    case 'multiply':
      return a * b
    case 'divide':
      return a / b
    case 'modulus':
      return a % b
    case 'subtract':
      return a - b
    case 'left shift':
      return a << b
    case 'right shift':
      return a >> b
    case 'bitwise and':
      return a & b
    case 'bitwise xor':
      return a ^ b
    default:
      return a | b
  }
}

/** Compares scalars like JavaScript's `==`. */
function isLooselyEqual(a: Scalar, b: Scalar): boolean {
  if (a === null || b === null || typeof a === typeof b) return a === b
  return Number(a) === Number(b)
}

/** Compares scalars like JavaScript's `<`. */
function isLess(a: Scalar, b: Scalar): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a < b
  return Number(a) < Number(b)
}

function isLessOrEqual(a: Scalar, b: Scalar): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a <= b
  return Number(a) <= Number(b)
}

/**
 * Calls a function. Returns undefined if the arguments do not suffice. An argument that is no
 * scalar is undefined.
 */
export function callFunction(
  name: FunctionName,
  args: readonly (Scalar | undefined)[],
): Scalar | undefined {
  if (args.length === 0) return undefined
  if (name === 'max' || name === 'min') return computeExtreme(name, args)
  const [first] = args
  if (first === undefined) return undefined
  switch (name) {
    case 'abs':
      return Math.abs(toNumber(first))
    case 'num':
      return toNumber(first)
    case 'str':
      return String(first)
    case 'bool':
      return toTruth(first)
  }
}

/**
 * Returns the maximum or minimum. A leading NaN gives way to the next value; a later NaN replaces
 * the result.
 */
function computeExtreme(name: 'max' | 'min', args: readonly (Scalar | undefined)[]): number {
  const [first = Number.NaN, ...others] = args.map((value) =>
    value === undefined ? Number.NaN : toNumber(value),
  )
  let best = first
  for (const value of others) {
    const isBetter = name === 'max' ? best > value : best < value
    if (!isBetter) best = value
  }
  return best
}
