import { ExpressionFault } from './fault.ts'
import type { FunctionName, OperatorName, Scalar } from './token.ts'

const numberShape = /^[+-]?(?:0[xX][0-9a-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)$/

/** Booleans are 1 and 0, null and the empty string 0; a string must be a number entirely. */
function toNumber(value: Scalar): number {
  switch (typeof value) {
    case 'number':
      return value
    case 'boolean':
      return value ? 1 : 0
    case 'string':
      return value === '' ? 0 : textToNumber(value)
    default:
      return 0
  }
}

function textToNumber(text: string): number {
  if (!numberShape.test(text)) return Number.NaN
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

export function operateUnary(name: OperatorName, value: Scalar): Scalar {
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

/** `longest` bounds the string an addition may build; 0 is no bound. */
export function operateBinary(
  name: OperatorName,
  [a, b]: readonly [Scalar, Scalar],
  longest: number,
): Scalar {
  switch (name) {
    case 'add':
      if (typeof a === 'string' || typeof b === 'string') return concatenate(a, b, longest)
      return toNumber(a) + toNumber(b)
    case 'equality':
      return looselyEqual(a, b)
    case 'inequality':
      return !looselyEqual(a, b)
    case 'strict equality':
      return a === b
    case 'strict inequality':
      return a !== b
    case 'less than':
      return isBefore(a, b)
    case 'greater than':
      return isBefore(b, a)
    case 'less than or equal':
      return isBeforeOrSame(a, b)
    case 'greater than or equal':
      return isBeforeOrSame(b, a)
    case 'logical and':
      return toTruth(a) && toTruth(b)
    case 'logical or':
      return toTruth(a) || toTruth(b)
    default:
      return calculate(name, toNumber(a), toNumber(b))
  }
}

function concatenate(a: Scalar, b: Scalar, longest: number): string {
  const text = String(a) + String(b)
  if (longest > 0 && text.length > longest) {
    throw new ExpressionFault(`Concatenation would exceed maximum string length ${longest}`)
  }
  return text
}

function calculate(name: OperatorName, a: number, b: number): number {
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

/** JavaScript's own `==` on scalars. */
function looselyEqual(a: Scalar, b: Scalar): boolean {
  if (a === null || b === null || typeof a === typeof b) return a === b
  return Number(a) === Number(b)
}

/** JavaScript's own `<` on scalars. */
function isBefore(a: Scalar, b: Scalar): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a < b
  return Number(a) < Number(b)
}

function isBeforeOrSame(a: Scalar, b: Scalar): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a <= b
  return Number(a) <= Number(b)
}

/** Null when the arguments do not suffice. An argument that is no scalar is undefined. */
export function callFunction(
  name: FunctionName,
  args: readonly (Scalar | undefined)[],
): Scalar | undefined {
  if (args.length === 0) return undefined
  if (name === 'max' || name === 'min') return extreme(name, args)
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

/** Not-a-number passes when it stands on the left and stays when it stands on the right. */
function extreme(name: 'max' | 'min', args: readonly (Scalar | undefined)[]): number {
  const [first = Number.NaN, ...others] = args.map((value) =>
    value === undefined ? Number.NaN : toNumber(value),
  )
  let best = first
  for (const value of others) {
    const keeps = name === 'max' ? best > value : best < value
    if (!keeps) best = value
  }
  return best
}
