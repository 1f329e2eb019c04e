import { parseExpressions } from '@vitrine/template'

/** What of an expression may be text that people type. */
export interface Traced {
  /** The value it prints, by its name. */
  readonly printed: string | undefined
  /** The variables it binds to such text: name and value. */
  readonly bound: readonly (readonly [name: string, value: string])[]
}

type Step = ReturnType<typeof parseExpressions>['expressions'][number][number]
type Reference = Extract<Step, { readonly kind: 'reference' }>['reference']

/**
 * Follows typed text through the parts of an `.eval`. Only `+` and `str()` make text of text;
 * every other operator and function gives a number or a truth.
 */
export function traced(
  source: string,
  typedName: (reference: Reference) => string | undefined,
): Traced {
  const bound: [string, string][] = []
  const variables = new Map<string, string>()
  const named = (reference: Reference) => variables.get(reference.join('.')) ?? typedName(reference)
  let printed: string | undefined
  for (const steps of parseExpressions(source.replace(/^#/, ''), 0).expressions) {
    const { value, name } = work(steps, named)
    printed = name === undefined ? value : undefined
    if (name !== undefined && value !== undefined) {
      bound.push([name, value])
      variables.set(name, value)
    }
  }
  return { printed, bound }
}

interface Item {
  /** The typed value it may hold. */
  readonly value: string | undefined
  /** Its own name, where it is a reference and nothing else. */
  readonly name?: string
  readonly isMark?: true
}

/** The value an expression leaves, and the name it is bound to where it is an assignment. */
function work(
  steps: readonly Step[],
  named: (reference: Reference) => string | undefined,
): { readonly value: string | undefined; readonly name?: string | undefined } {
  const stack: Item[] = []
  for (const step of steps) {
    switch (step.kind) {
      case 'scalar':
        stack.push({ value: undefined })
        break
      case 'reference':
        stack.push({ value: named(step.reference), name: step.reference.join('.') })
        break
      case 'args':
        stack.push({ value: undefined, isMark: true })
        break
      case 'function': {
        const mark = stack.findLastIndex(({ isMark }) => isMark)
        const args = stack.splice(Math.max(0, mark))
        const value = args.find((item) => item.value !== undefined)?.value
        stack.push({ value: step.name === 'str' ? value : undefined })
        break
      }
      default: {
        const right = stack.pop()
        const left = step.unary ? undefined : stack.pop()
        if (step.name === 'assign') return { value: right?.value, name: left?.name ?? '' }
        stack.push({ value: step.name === 'add' ? (left?.value ?? right?.value) : undefined })
      }
    }
  }
  return { value: stack.at(-1)?.value }
}
