import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { LocaleAdapter } from './index.ts'
import { compile, intlZones } from './index.ts'

/**
 * Runs the cases that lie beside the checkout, or where CONFORMANCE_DIR says, in dialect
 * `reference`. They are data to test against and no part of this repository.
 */
const folder = resolve(process.env.CONFORMANCE_DIR ?? '../shared/conformance')

interface Case {
  readonly id: string
  readonly suite: string
  readonly kind: 'render' | 'ast'
  readonly template: string
  readonly json: unknown
  readonly partials?: Readonly<Record<string, string>>
  readonly injectables?: Readonly<Record<string, unknown>>
  readonly locale: string | null
  readonly now?: number
  readonly enableExpr: boolean
  readonly enableInclude: boolean
  readonly exprOpts?: { readonly maxTokens?: number; readonly maxStringLen?: number }
  readonly needsCldr?: boolean
  readonly expected: string
  readonly expectedAst?: unknown
  readonly expectedErrors: readonly { readonly type: string; readonly message: string }[]
  readonly quirks?: readonly string[]
}

/** Oddities no dialect of ours repeats; docs/reference/template-dialects.md says why. */
const neverRepeated = ['prototype-names', 'internal-error-text', 'depth-overflow-leak']

/** Names whose output is the text of a locale: they are tested where an adapter is. */
const cldrFormatters =
  /\|(?:datetime|datetime-interval|decimal|message|money|plural|relative-time|bookkeeper-money-format|percentage-format)(?![a-zA-Z-])/

function readCases(): readonly Case[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const arrays = names.filter((name) => name.endsWith('.json') && !name.includes('NOTICE'))
  const lines = names.filter((name) => name.endsWith('.jsonl'))
  return [
    ...arrays.flatMap((name): Case[] => JSON.parse(readFileSync(join(folder, name), 'utf8'))),
    ...lines.flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line): Case => JSON.parse(line)),
    ),
  ]
}

/** Stands in for a locale where a case merely needs one to be there. */
const someLocale: LocaleAdapter = {
  money: () => '',
  decimal: () => '',
  datetime: () => '',
  datetimeInterval: () => '',
  relativeTime: () => '',
  cardinal: (digits) => (digits === '1' ? 'one' : 'other'),
  ordinal: () => 'other',
  currency: 'USD',
}

const zones = intlZones()

/** What differs from the expectation; nothing when the case passes. */
function differences(given: Case): readonly string[] {
  const template = compile(given.template, {
    dialect: 'reference',
    expressions: given.enableExpr,
    includes: given.enableInclude,
    limits: {
      expressionTokens: given.exprOpts?.maxTokens ?? 0,
      expressionString: given.exprOpts?.maxStringLen ?? 0,
    },
  })
  const { output, errors } = template.render(given.json, {
    partials: given.partials ?? {},
    injectables: given.injectables ?? {},
    now: given.now,
    zones,
    locale: given.locale === null || given.locale === 'none' ? undefined : someLocale,
  })
  const expected = given.expectedErrors
  const sameErrors =
    errors.length === expected.length &&
    errors.every((error, index) => {
      const { type, message } = expected[index] ?? { type: '', message: '' }
      return error.type === type && error.message.includes(message)
    })
  const tree = given.kind === 'ast' ? JSON.stringify(template) : undefined
  const sameTree = tree === undefined || tree === JSON.stringify(given.expectedAst)
  return [
    ...(output === given.expected ? [] : [`${given.id}: output ${JSON.stringify(output)}`]),
    ...(sameErrors ? [] : [`${given.id}: errors ${JSON.stringify(errors.map((e) => e.message))}`]),
    ...(sameTree ? [] : [`${given.id}: tree ${tree}`]),
  ]
}

/** Cases that print a locale's text wait for an adapter; they are counted, not passed over. */
function waitsForCldr(given: Case): boolean {
  if (given.needsCldr !== true) return false
  const inMoney = JSON.stringify(given.json).includes('"useCLDRMoneyFormat":true')
  return inMoney || cldrFormatters.test(wholeText(given))
}

function wholeText({ template, partials = {} }: Case): string {
  return [template, ...Object.values(partials)].join('\n')
}

function bySuite(cases: readonly Case[]): readonly (readonly [string, readonly Case[]])[] {
  const suites = new Map<string, Case[]>()
  for (const given of cases) {
    const suite = suites.get(given.suite)
    if (suite) suite.push(given)
    else suites.set(given.suite, [given])
  }
  return [...suites]
}

describe('conformance with the reference engine', () => {
  if (!existsSync(folder)) {
    it('left out: its cases are not on this machine', () => {
      console.warn(`Conformance cases left out: there is no folder ${folder} (CONFORMANCE_DIR).`)
    })
    return
  }
  const cases = readCases().filter(
    ({ quirks = [] }) => !quirks.some((quirk) => neverRepeated.includes(quirk)),
  )
  const ready = cases.filter((given) => !waitsForCldr(given))

  it('counts the cases that wait for a CLDR adapter', () => {
    const waiting = cases.length - ready.length
    console.info(`Conformance: ${ready.length} cases run, ${waiting} wait for a CLDR adapter.`)
    expect(ready.length).toBeGreaterThan(0.85 * cases.length)
  })

  it.each(bySuite(ready))('%s', (_suite, suite) => {
    expect(suite.flatMap(differences)).toEqual([])
  })
})
