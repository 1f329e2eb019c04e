import type { Run } from '../run.ts'
import { isArray, isObject, Untrusted } from '../value.ts'
import { ExpressionFault } from './fault.ts'
import { callFunction, operateBinary, operateUnary } from './operate.ts'
import type { Operator, Scalar, Step } from './token.ts'

type Item = Exclude<Step, Operator | { kind: 'function' }>

export interface ReduceOptions {
  readonly run: Run
  /** Bound of strings that additions build; 0 is none. */
  readonly longest: number
  /** `~` of a reference is always -1, as the reference engine has it. */
  readonly bitwiseQuirk: boolean
}

/**
 * Works one expression off. Its value, or undefined where it has none: an assignment, nothing to
 * work off, or a fault; faults go to `report`, and more than one may.
 */
export function reduce(
  steps: readonly Step[],
  options: ReduceOptions,
  report: (message: string) => void,
): Scalar | undefined {
  const stack: Item[] = []
  try {
    for (const step of steps) {
      if (step.kind === 'function') call(step, stack, options)
      else if (step.kind !== 'operator') stack.push(step)
      else if (step.name === 'assign') {
        assign(stack, options)
        return undefined
      } else if (step.unary) unary(step, stack, options)
      else binary(step, stack, options)
    }
  } catch (thrown) {
    if (!(thrown instanceof ExpressionFault)) throw thrown
    report(thrown.message)
  }
  const top = stack.pop()
  if (top === undefined) return undefined
  const value = scalarOf(top, options.run)
  if (value === undefined) report('Reduce error: unexpected token on stack')
  return value
}

/** Undefined for what is no scalar: objects, arrays, the mark of a call. */
function scalarOf(item: Item | undefined, run: Run): Scalar | undefined {
  if (item === undefined || item.kind === 'args') return undefined
  if (item.kind === 'scalar') return item.value
  const value = run.resolve(item.reference)
  if (value instanceof Untrusted) return value.text
  if (isArray(value) || isObject(value)) return undefined
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null
}

function push(stack: Item[], value: Scalar): void {
  stack.push({ kind: 'scalar', value })
}

function call(
  step: Extract<Step, { kind: 'function' }>,
  stack: Item[],
  { run }: ReduceOptions,
): void {
  const args: (Scalar | undefined)[] = []
  for (let item = stack.pop(); item && item.kind !== 'args'; item = stack.pop()) {
    args.push(scalarOf(item, run))
  }
  const value = callFunction(step.name, args.toReversed())
  if (value === undefined) throw new ExpressionFault(`Error calling function ${step.name}`)
  push(stack, value)
}

function unary(operator: Operator, stack: Item[], options: ReduceOptions): void {
  const item = stack.pop()
  if (item === undefined) return
  if (options.bitwiseQuirk && operator.name === 'bitwise not' && item.kind === 'reference') {
    return push(stack, -1)
  }
  const value = scalarOf(item, options.run)
  if (value === undefined) throw invalid(operator)
  push(stack, operateUnary(operator.name, value))
}

function binary(operator: Operator, stack: Item[], { run, longest }: ReduceOptions): void {
  const right = scalarOf(stack.pop(), run)
  const left = scalarOf(stack.pop(), run)
  if (left === undefined || right === undefined) throw invalid(operator)
  const result = operateBinary(operator.name, [left, right], longest)
  // A text that is put together may be kept under a name.
  if (typeof result === 'string') run.charge(result.length >> 2)
  push(stack, result)
}

function invalid(operator: Operator): ExpressionFault {
  return new ExpressionFault(`Invalid arguments to operator ${operator.name}`)
}

/** Assigning to anything but a single `@name` does nothing. */
function assign(stack: Item[], { run }: ReduceOptions): void {
  const value = scalarOf(stack.pop(), run)
  const target = stack.pop()
  if (value === undefined || target?.kind !== 'reference') return
  const [name, ...rest] = target.reference
  if (rest.length > 0 || typeof name !== 'string' || !/^@./.test(name)) return
  run.frame.set(name, value)
}
