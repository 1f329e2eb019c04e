import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { CompileOptions, RenderContext } from '@vitrine/template'
import { compile, fromJSON, createIntlZones } from '@vitrine/template'
import { getCldrLocale } from '../locale/cldr.ts'

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
  readonly expected: string
  readonly expectedAst?: unknown
  readonly expectedErrors: readonly { readonly type: string; readonly message: string }[]
  readonly quirks?: readonly string[]
}

/** Oddities no dialect of ours repeats; docs/reference/template-dialects.md says why. */
const neverRepeated = ['prototype-names', 'internal-error-text', 'depth-overflow-leak']

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

const zones = createIntlZones()

/** Returns the differences from the expectation; empty if the case passes. */
function differences(given: Case): readonly string[] {
  const options: CompileOptions = {
    dialect: 'reference',
    expressions: given.enableExpr,
    includes: given.enableInclude,
    limits: {
      expressionTokens: given.exprOpts?.maxTokens ?? 0,
      expressionString: given.exprOpts?.maxStringLen ?? 0,
    },
  }
  const template = compile(given.template, options)
  const context: RenderContext = {
    partials: given.partials ?? {},
    injectables: given.injectables ?? {},
    now: given.now,
    zones,
    locale:
      given.locale === null || given.locale === 'none' ? undefined : getCldrLocale(given.locale),
  }
  const { output, errors } = template.render(given.json, context)
  const expected = given.expectedErrors
  const sameErrors =
    errors.length === expected.length &&
    errors.every((error, index) => {
      const { type, message } = expected[index] ?? { type: '', message: '' }
      return error.type === type && error.message.includes(message)
    })
  const tree = given.kind === 'ast' ? JSON.stringify(template) : undefined
  const sameTree = tree === undefined || tree === JSON.stringify(given.expectedAst)
  const stream = [...template.stream(given.json, context)].join('')
  const printed = compile(template.print(), options).render(given.json, context)
  const reread = fromJSON(template.toJSON(), options).render(given.json, context)
  return [
    ...(stream === output ? [] : [`${given.id}: streamed ${stream}`]),
    ...(printed.output === output ? [] : [`${given.id}: printed ${template.print()}`]),
    ...(reread.output === output ? [] : [`${given.id}: read from its tree ${reread.output}`]),
    ...(output === given.expected ? [] : [`${given.id}: output ${JSON.stringify(output)}`]),
    ...(sameErrors ? [] : [`${given.id}: errors ${JSON.stringify(errors.map((e) => e.message))}`]),
    ...(sameTree ? [] : [`${given.id}: tree ${tree}`]),
  ]
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
    it('skipped: its cases are not on this machine', () => {
      console.warn(`Conformance cases left out: there is no folder ${folder} (CONFORMANCE_DIR).`)
    })
    return
  }
  const cases = readCases().filter(
    ({ quirks = [] }) => !quirks.some((quirk) => neverRepeated.includes(quirk)),
  )

  it('runs every case except the exempt quirks', () => {
    expect(cases.length).toBeGreaterThan(3000)
  })

  it.each(bySuite(cases))('%s', (_suite, suite) => {
    expect(suite.flatMap(differences)).toEqual([])
  })
})
