import { compile, intlZones } from '@vitrine/template'
import { localeOf } from '../../website/locale/index.ts'
import { type Case, readCases } from './read-cases.ts'
import type { Console } from '../../platform/console/console.ts'

interface Outcome {
  readonly id: string
  readonly output: string
  readonly errors: readonly {
    readonly type: string
    readonly message: string
    readonly line: number
    readonly column: number
  }[]
  /** The instruction tree, of cases about it. */
  readonly ast?: unknown
}

/**
 * Renders conformance cases as the reference engine is told to. Without `check` it prints what came of
 * each, a line of JSON, and judges nothing; with it the ids of those that fail and how many there are.
 */
export async function runCases(
  paths: readonly string[],
  { check }: { readonly check: boolean },
  { write }: Console,
): Promise<number> {
  let failed = 0
  const cases = readCases(paths)
  for (const given of cases) {
    const outcome = outcomeOf(given)
    if (!check) write(`${JSON.stringify(outcome)}\n`)
    else if (!passes(given, outcome)) {
      failed += 1
      write(`${given.id}\n`)
    }
  }
  if (check) write(`${cases.length - failed} passed, ${failed} failed\n`)
  return failed === 0 ? 0 : 1
}

const zones = intlZones()

function outcomeOf(given: Case): Outcome {
  const template = compile(given.template, {
    dialect: 'reference',
    expressions: given.expressions,
    includes: given.includes,
    limits: { expressionTokens: given.mostTokens, expressionString: given.longestString },
  })
  const { output, errors } = template.render(given.json, {
    partials: given.partials,
    injectables: given.injectables,
    locale: given.locale === undefined ? undefined : localeOf(given.locale),
    now: given.now,
    zones,
  })
  return {
    id: given.id,
    output,
    errors: errors.map(({ type, message, line, column }) => ({ type, message, line, column })),
    ...(given.kind === 'ast' ? { ast: template.toJSON() } : {}),
  }
}

/** What no dialect of ours repeats. @see docs/reference/template-dialects.md */
const NEVER_REPEATED = ['prototype-names', 'internal-error-text', 'depth-overflow-leak']

function passes({ quirks, ...expected }: Case, { output, errors, ast }: Outcome): boolean {
  if (quirks.some((quirk) => NEVER_REPEATED.includes(quirk))) return true
  const sameErrors =
    errors.length === expected.expectedErrors.length &&
    expected.expectedErrors.every(({ type, message }, index) => {
      const error = errors[index]
      return error?.type === type && error.message.includes(message)
    })
  const sameTree =
    expected.expectedTree === undefined ||
    JSON.stringify(ast) === JSON.stringify(expected.expectedTree)
  return sameErrors && sameTree && (expected.expected ?? output) === output
}
