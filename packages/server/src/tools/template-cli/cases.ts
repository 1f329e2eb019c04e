import { compile, createIntlZones } from '@vitrine/template'
import { getLocale } from '../../website/locale/index.ts'
import { type Case, readCases } from './read-cases.ts'
import type { Console } from '../../platform/console/console.ts'

interface CaseResult {
  readonly id: string
  readonly output: string
  readonly errors: readonly {
    readonly type: string
    readonly message: string
    readonly line: number
    readonly column: number
  }[]
  /** The instruction tree, for cases about it. */
  readonly ast?: unknown
}

/**
 * Renders conformance cases in dialect `reference`. Prints each result as a line of JSON. With
 * `check` it prints the ids of the failed cases and a summary instead.
 */
export async function runCases(
  paths: readonly string[],
  { check }: { readonly check: boolean },
  { write }: Console,
): Promise<number> {
  let failed = 0
  const cases = readCases(paths)
  for (const testCase of cases) {
    const result = renderCase(testCase)
    if (!check) write(`${JSON.stringify(result)}\n`)
    else if (!isPassing(testCase, result)) {
      failed += 1
      write(`${testCase.id}\n`)
    }
  }
  if (check) write(`${cases.length - failed} passed, ${failed} failed\n`)
  return failed === 0 ? 0 : 1
}

const zones = createIntlZones()

function renderCase(testCase: Case): CaseResult {
  const template = compile(testCase.template, {
    dialect: 'reference',
    expressions: testCase.expressions,
    includes: testCase.includes,
    limits: { expressionTokens: testCase.maxTokens, expressionString: testCase.maxStringLength },
  })
  const { output, errors } = template.render(testCase.json, {
    partials: testCase.partials,
    injectables: testCase.injectables,
    locale: testCase.locale === undefined ? undefined : getLocale(testCase.locale),
    now: testCase.now,
    zones,
  })
  return {
    id: testCase.id,
    output,
    errors: errors.map(({ type, message, line, column }) => ({ type, message, line, column })),
    ...(testCase.kind === 'ast' ? { ast: template.toJSON() } : {}),
  }
}

/**
 * The quirks of the reference engine that neither dialect repeats.
 * @see docs/reference/template-dialects.md
 */
const EXEMPT_QUIRKS = ['prototype-names', 'internal-error-text', 'depth-overflow-leak']

function isPassing({ quirks, ...expected }: Case, { output, errors, ast }: CaseResult): boolean {
  if (quirks.some((quirk) => EXEMPT_QUIRKS.includes(quirk))) return true
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
