import { referenceOf } from '../parse/reference.ts'
import type { Predicate, PredicateTable } from '../plugin.ts'
import type { Run } from '../run.ts'
import { asNumber, compare, equal, truthy } from '../value.ts'

type Comparison = (a: unknown, b: unknown, spend: (steps: number) => void) => boolean

type Operand = (run: Run) => unknown

export const core: PredicateTable = {
  'equal?': comparison((a, b, spend) => equal(a, b, spend)),
  'notEqual?': comparison((a, b, spend) => !equal(a, b, spend)),
  'greaterThan?': comparison((a, b, spend) => compare(a, b, spend) > 0),
  'greaterThanOrEqual?': comparison((a, b, spend) => compare(a, b, spend) >= 0),
  'lessThan?': comparison((a, b, spend) => compare(a, b, spend) < 0),
  'lessThanOrEqual?': comparison((a, b, spend) => compare(a, b, spend) <= 0),
  'nth?': comparison((a, b) => isNth(a, b)),
  'even?': parity(0),
  'odd?': parity(1),
  'plural?': () => (run) => asNumber(run.frame.node) > 1,
  'singular?': () => (run) => asNumber(run.frame.node) === 1,
  'debug?': () => (run) => truthy(run.resolve(['debug'])),
}

/** With one argument the left operand is the current value; with none the answer is no. */
function comparison(holds: Comparison): Predicate {
  return (args) => {
    const [first, second] = args.map(operand)
    if (!first) return () => false
    if (!second) return (run) => holds(run.frame.node, first(run), spender(run))
    return (run) => holds(first(run), second(run), spender(run))
  }
}

function spender(run: Run): (steps: number) => void {
  return (steps) => run.charge(4 * steps)
}

/** A JSON literal if it begins like one and reads as one, else a reference. */
function operand(argument: string): Operand {
  const literal = literalOf(argument)
  if (literal !== undefined) return () => literal
  const reference = referenceOf(argument)
  return reference === null ? () => undefined : (run) => run.resolve(reference)
}

function literalOf(argument: string): unknown {
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

function parity(remainder: 0 | 1): Predicate {
  return (args) => {
    const reference = args[0] === undefined ? undefined : referenceOf(args[0])
    return (run) => {
      const value = reference === undefined ? run.frame.node : reference && run.resolve(reference)
      return typeof value === 'number' && Math.abs(value) % 2 === remainder
    }
  }
}
