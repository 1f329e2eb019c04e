import { parseExpressions } from '@vitrine/template'

/** The parts of an expression that may be user input. */
export interface TracedExpression {
  /** The name of the printed value. */
  readonly printed: string | undefined
  /** The variables that are bound to user input: name and value. */
  readonly bound: readonly (readonly [name: string, value: string])[]
}

type Step = ReturnType<typeof parseExpressions>['expressions'][number][number]
type Reference = Extract<Step, { readonly kind: 'reference' }>['reference']

/**
 * Traces user input through an `.eval`. Only `+` and `str()` return text; all other operators and
 * functions return numbers or booleans.
 */
export function traceExpression(
  source: string,
  getUserInputName: (reference: Reference) => string | undefined,
): TracedExpression {
  const bound: [string, string][] = []
  const variables = new Map<string, string>()
  const getName = (reference: Reference) =>
    variables.get(reference.join('.')) ?? getUserInputName(reference)
  let printed: string | undefined
  for (const steps of parseExpressions(source.replace(/^#/, ''), 0).expressions) {
    const { value, name } = evaluateSteps(steps, getName)
    printed = name === undefined ? value : undefined
    if (name !== undefined && value !== undefined) {
      bound.push([name, value])
      variables.set(name, value)
    }
  }
  return { printed, bound }
}

interface Item {
  /** The name of the user input that it may hold. */
  readonly value: string | undefined
  /** Its own name, if it is only a reference. */
  readonly name?: string
  readonly isMark?: true
}

/** Returns the result of an expression, and the name that it is assigned to. */
function evaluateSteps(
  steps: readonly Step[],
  getName: (reference: Reference) => string | undefined,
): { readonly value: string | undefined; readonly name?: string | undefined } {
  const stack: Item[] = []
  for (const step of steps) {
    switch (step.kind) {
      case 'scalar':
        stack.push({ value: undefined })
        break
      case 'reference':
        stack.push({ value: getName(step.reference), name: step.reference.join('.') })
        break
      case 'args':
        stack.push({ value: undefined, isMark: true })
        break
      case 'function': {
        const argsStart = stack.findLastIndex(({ isMark }) => isMark)
        const args = stack.splice(Math.max(0, argsStart))
        const value = args.find((item) => item.value !== undefined)?.value
        stack.push({ value: step.name === 'str' ? value : undefined })
        break
      }
      default: {
        const right = stack.pop()
        const left = step.isUnary ? undefined : stack.pop()
        if (step.name === 'assign') return { value: right?.value, name: left?.name ?? '' }
        stack.push({ value: step.name === 'add' ? (left?.value ?? right?.value) : undefined })
      }
    }
  }
  return { value: stack.at(-1)?.value }
}
