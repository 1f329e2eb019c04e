import type { Reference } from '../tree/tree.ts'

export type Scalar = number | string | boolean | null

export interface Operator {
  readonly kind: 'operator'
  /** The name in error messages and debugging output. */
  readonly name: OperatorName
  readonly precedence: number
  readonly isRightAssociative: boolean
  readonly isUnary: boolean
}

export type FunctionName = 'max' | 'min' | 'abs' | 'num' | 'str' | 'bool'

/** A token of an expression, in source order. */
export type Token =
  | { readonly kind: 'scalar'; readonly value: Scalar }
  | { readonly kind: 'reference'; readonly reference: Reference }
  | { readonly kind: 'function'; readonly name: FunctionName }
  | Operator
  | { readonly kind: 'left' }
  | { readonly kind: 'right' }
  | { readonly kind: 'comma' }
  | { readonly kind: 'semicolon' }

/** A step in reverse Polish notation; `args` marks where the arguments of a call begin. */
export type Step =
  | Extract<Token, { kind: 'scalar' | 'reference' | 'function' }>
  | Operator
  | { readonly kind: 'args' }

export type OperatorName =
  | 'unary plus'
  | 'unary minus'
  | 'logical not'
  | 'bitwise not'
  | 'exponent'
  | 'multiply'
  | 'divide'
  | 'modulus'
  | 'add'
  | 'subtract'
  | 'left shift'
  | 'right shift'
  | 'less than'
  | 'greater than'
  | 'less than or equal'
  | 'greater than or equal'
  | 'equality'
  | 'inequality'
  | 'strict equality'
  | 'strict inequality'
  | 'bitwise and'
  | 'bitwise xor'
  | 'bitwise or'
  | 'logical and'
  | 'logical or'
  | 'assign'

const functionNames: readonly FunctionName[] = ['max', 'min', 'abs', 'num', 'str', 'bool']

export function getFunctionName(name: string): FunctionName | undefined {
  return functionNames.find((known) => known === name)
}

const constants: ReadonlyMap<string, Scalar> = new Map<string, Scalar>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['PI', Math.PI],
  ['E', Math.E],
  ['Infinity', Infinity],
  ['NaN', Number.NaN],
])

export function getConstant(name: string): Scalar | undefined {
  return constants.get(name)
}

type Row = readonly [string, OperatorName, number, ('rightward' | 'unary')?]

/** The operators. Longer spellings come first, so that the first match is the right one. */
const rows: readonly Row[] = [
  ['===', 'strict equality', 11],
  ['!==', 'strict inequality', 11],
  ['**', 'exponent', 16, 'rightward'],
  ['<<', 'left shift', 13],
  ['>>', 'right shift', 13],
  ['<=', 'less than or equal', 12],
  ['>=', 'greater than or equal', 12],
  ['==', 'equality', 11],
  ['!=', 'inequality', 11],
  ['&&', 'logical and', 7],
  ['||', 'logical or', 6],
  ['*', 'multiply', 15],
  ['/', 'divide', 15],
  ['%', 'modulus', 15],
  ['+', 'add', 14],
  ['-', 'subtract', 14],
  ['<', 'less than', 12],
  ['>', 'greater than', 12],
  ['&', 'bitwise and', 10],
  ['^', 'bitwise xor', 9],
  ['|', 'bitwise or', 8],
  ['=', 'assign', 3, 'rightward'],
  ['!', 'logical not', 17, 'unary'],
  ['~', 'bitwise not', 17, 'unary'],
]

export interface Spelling {
  readonly text: string
  readonly operator: Operator
}

export const spellings: readonly Spelling[] = rows.map(([text, name, precedence, trait]) => ({
  text,
  operator: {
    kind: 'operator',
    name,
    precedence,
    isRightAssociative: trait !== undefined,
    isUnary: trait === 'unary',
  },
}))

export const unaryPlus = createUnaryOperator('unary plus')
export const unaryMinus = createUnaryOperator('unary minus')

function createUnaryOperator(name: OperatorName): Operator {
  return { kind: 'operator', name, precedence: 17, isRightAssociative: true, isUnary: true }
}
