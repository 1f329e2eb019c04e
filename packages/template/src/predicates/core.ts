import { parseWholeReference } from '../parse/reference.ts'
import type { Predicate, PredicateTable } from '../plugin.ts'
import type { Run } from '../run/run.ts'
import { asNumber, compareValues, isEqual, isTruthy } from '../value.ts'

type Comparison = (a: unknown, b: unknown, spend: (steps: number) => void) => boolean

type Operand = (run: Run) => unknown

export const core: PredicateTable = {
  'equal?': createComparison((a, b, spend) => isEqual(a, b, spend)),
  'notEqual?': createComparison((a, b, spend) => !isEqual(a, b, spend)),
  'greaterThan?': createComparison((a, b, spend) => compareValues(a, b, spend) > 0),
  'greaterThanOrEqual?': createComparison((a, b, spend) => compareValues(a, b, spend) >= 0),
  'lessThan?': createComparison((a, b, spend) => compareValues(a, b, spend) < 0),
  'lessThanOrEqual?': createComparison((a, b, spend) => compareValues(a, b, spend) <= 0),
  'nth?': createComparison((a, b) => isNth(a, b)),
  'even?': createParity(0),
  'odd?': createParity(1),
  'plural?': () => (run) => asNumber(run.frame.node) > 1,
  'singular?': () => (run) => asNumber(run.frame.node) === 1,
  'debug?': () => (run) => isTruthy(run.resolve(['debug'])),
}

/**
 * Creates a comparison. With one argument the left operand is the current value; without arguments
 * the result is false.
 */
function createComparison(compare: Comparison): Predicate {
  return (args) => {
    const [first, second] = args.map(compileOperand)
    if (!first) return () => false
    if (!second) return (run) => compare(run.frame.node, first(run), createSpender(run))
    return (run) => compare(first(run), second(run), createSpender(run))
  }
}

function createSpender(run: Run): (steps: number) => void {
  return (steps) => run.charge(4 * steps)
}

/**
 * Compiles an argument: a JSON literal if it begins like one and is valid, otherwise a reference.
 */
function compileOperand(argument: string): Operand {
  const literal = parseLiteral(argument)
  if (literal !== undefined) return () => literal
  const reference = parseWholeReference(argument)
  return reference === null ? () => undefined : (run) => run.resolve(reference)
}

function parseLiteral(argument: string): unknown {
  if (!/^(?:["[]|-?\d|true$|false$|null$)/.test(argument)) return undefined
  try {
    const literal: unknown = JSON.parse(argument)
    return literal
  } catch {
    return undefined
  }
}

function isNth(a: unknown, b: unknown): boolean {
  if (typeof a !== 'number' || typeof b !== 'number') return false
  if (!Number.isInteger(a) || !Number.isInteger(b) || b === 0) return false
  return Math.abs(a) % Math.abs(b) === 0
}

function createParity(remainder: 0 | 1): Predicate {
  return (args) => {
    const reference = args[0] === undefined ? undefined : parseWholeReference(args[0])
    return (run) => {
      const value = reference === undefined ? run.frame.node : reference && run.resolve(reference)
      return typeof value === 'number' && Math.abs(value) % 2 === remainder
    }
  }
}
