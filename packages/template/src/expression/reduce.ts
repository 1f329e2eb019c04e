import type { Run } from '../run/run.ts'
import { isArray, isObject, Untrusted } from '../value.ts'
import { ExpressionError } from './expression-error.ts'
import { callFunction, applyBinary, applyUnary } from './operate.ts'
import type { Operator, Scalar, Step } from './token.ts'

type Item = Exclude<Step, Operator | { kind: 'function' }>

export interface ReduceOptions {
  readonly run: Run
  /** The maximum length of a string that an addition builds; 0 means no limit. */
  readonly maxLength: number
  /** Whether `~` of a reference is always -1, as in the reference engine. */
  readonly hasBitwiseQuirk: boolean
}

/**
 * Evaluates an expression. Returns its value, or undefined for an assignment, an empty expression
 * or an error. Passes each error to `report`; there may be more than one.
 */
export function reduce(
  steps: readonly Step[],
  options: ReduceOptions,
  report: (message: string) => void,
): Scalar | undefined {
  const stack: Item[] = []
  try {
    for (const step of steps) {
      if (step.kind === 'function') reduceCall(step, stack, options)
      else if (step.kind !== 'operator') stack.push(step)
      else if (step.name === 'assign') {
        reduceAssignment(stack, options)
        return undefined
      } else if (step.isUnary) reduceUnary(step, stack, options)
      else reduceBinary(step, stack, options)
    }
  } catch (thrown) {
    if (!(thrown instanceof ExpressionError)) throw thrown
    report(thrown.message)
  }
  const top = stack.pop()
  if (top === undefined) return undefined
  const value = toScalar(top, options.run)
  if (value === undefined) report('Reduce error: unexpected token on stack')
  return value
}

/** Converts an item to a scalar; undefined for objects, arrays and the mark of a call. */
function toScalar(item: Item | undefined, run: Run): Scalar | undefined {
  if (item === undefined || item.kind === 'args') return undefined
  if (item.kind === 'scalar') return item.value
  const value = run.resolve(item.reference)
  if (value instanceof Untrusted) return value.text
  if (isArray(value) || isObject(value)) return undefined
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null
}

function pushScalar(stack: Item[], value: Scalar): void {
  stack.push({ kind: 'scalar', value })
}

function reduceCall(
  step: Extract<Step, { kind: 'function' }>,
  stack: Item[],
  { run }: ReduceOptions,
): void {
  const args: (Scalar | undefined)[] = []
  for (let item = stack.pop(); item && item.kind !== 'args'; item = stack.pop()) {
    args.push(toScalar(item, run))
  }
  const value = callFunction(step.name, args.toReversed())
  if (value === undefined) throw new ExpressionError(`Error calling function ${step.name}`)
  pushScalar(stack, value)
}

function reduceUnary(operator: Operator, stack: Item[], options: ReduceOptions): void {
  const item = stack.pop()
  if (item === undefined) return
  if (options.hasBitwiseQuirk && operator.name === 'bitwise not' && item.kind === 'reference') {
    return pushScalar(stack, -1)
  }
  const value = toScalar(item, options.run)
  if (value === undefined) throw createOperandError(operator)
  pushScalar(stack, applyUnary(operator.name, value))
}

function reduceBinary(operator: Operator, stack: Item[], { run, maxLength }: ReduceOptions): void {
  const right = toScalar(stack.pop(), run)
  const left = toScalar(stack.pop(), run)
  if (left === undefined || right === undefined) throw createOperandError(operator)
  const result = applyBinary(operator.name, [left, right], maxLength)
  // The text may stay under a name.
  if (typeof result === 'string') run.charge(result.length >> 2)
  pushScalar(stack, result)
}

function createOperandError(operator: Operator): ExpressionError {
  return new ExpressionError(`Invalid arguments to operator ${operator.name}`)
}

/** Evaluates an assignment. A target other than a single `@name` is ignored. */
function reduceAssignment(stack: Item[], { run }: ReduceOptions): void {
  const value = toScalar(stack.pop(), run)
  const target = stack.pop()
  if (value === undefined || target?.kind !== 'reference') return
  const [name, ...rest] = target.reference
  if (rest.length > 0 || typeof name !== 'string' || !/^@./.test(name)) return
  run.frame.set(name, value)
}
