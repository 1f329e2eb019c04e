import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Dialect, Limits, Rendering } from './index.ts'
import {
  compile,
  errorCodes,
  escapingFormatters,
  formatters,
  createIntlZones,
  predicates,
  vitrineFormatters,
} from './index.ts'
import { instructions } from './reference/index.ts'
import { parseExpressions } from './expression/parse.ts'
import { weights } from './run/weights.ts'
import { spellings, unaryMinus, unaryPlus } from './expression/token.ts'

/**
 * The fixtures have one case per file: `:JSON`, `:TEMPLATE`, `:OUTPUT`, and optionally `:DIALECT`,
 * `:ERRORS`, and `:PARTIALS`, `:INJECTABLES` and `:LIMITS` as JSON.
 */
const folder = new URL('../../../fixtures/template/', import.meta.url)
const names = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith('.txt'))

interface Fixture {
  readonly source: string
  readonly data: unknown
  readonly output: string
  readonly errors: readonly string[]
  readonly dialect: Dialect
  readonly partials: Readonly<Record<string, string>>
  readonly injectables: Readonly<Record<string, unknown>>
  readonly limits: Partial<Limits>
}

function readFixture(name: string): Fixture {
  const parts = readFileSync(new URL(name, folder), 'utf8').split(/^:([A-Z]+)\n/m)
  const sections = new Map<string, string>()
  for (let at = 1; at < parts.length; at += 2) {
    sections.set(parts[at] ?? '', (parts[at + 1] ?? '').replace(/\n$/, ''))
  }
  return {
    source: sections.get('TEMPLATE') ?? '',
    data: JSON.parse(sections.get('JSON') ?? 'null'),
    output: sections.get('OUTPUT') ?? '',
    errors: (sections.get('ERRORS') ?? '').split('\n').filter(Boolean),
    partials: JSON.parse(sections.get('PARTIALS') ?? '{}'),
    injectables: JSON.parse(sections.get('INJECTABLES') ?? '{}'),
    limits: JSON.parse(sections.get('LIMITS') ?? '{}'),
    dialect: sections.get('DIALECT') === 'reference' ? 'reference' : 'vitrine',
  }
}

function renderFixture(fixture: Fixture): Rendering {
  const { source, data, dialect, partials, injectables, limits } = fixture
  return compile(source, { dialect, limits }).render(data, {
    zones: createIntlZones(),
    now: Date.UTC(2026, 0, 15, 12),
    partials,
    injectables,
  })
}

describe('template fixtures', () => {
  it.each(names)('%s', (name) => {
    const fixture = readFixture(name)
    const { output, errors } = renderFixture(fixture)
    const expected = { output: fixture.output, errors: fixture.errors }
    expect({
      output,
      errors: errors.map(({ line, column, message }) => `${line}:${column} ${message}`),
    }).toEqual(expected)
  })
})

it('knows the 95 formatters and 101 predicates of the language', () => {
  expect(Object.keys(formatters)).toHaveLength(95)
  expect(Object.keys(predicates)).toHaveLength(101)
})

it('escapes and weighs only existing names', () => {
  const known = { ...formatters, ...vitrineFormatters, ...predicates }
  const named = [...escapingFormatters, ...Object.keys(weights)]
  expect(named.filter((name) => !Object.hasOwn(known, name))).toEqual([])
})

it('has a fixture for every formatter and predicate', () => {
  const sources = names.map((name) => readFixture(name).source).join('\n')
  const used = new Set(sources.match(/\|[A-Za-z][\w-]*|[A-Za-z][\w-]*\?/g))
  expect(
    Object.keys({ ...formatters, ...vitrineFormatters }).filter((name) => !used.has(`|${name}`)),
  ).toEqual([])
  expect(Object.keys(predicates).filter((name) => !used.has(name))).toEqual([])
})

it('has a fixture for every instruction', () => {
  const sources = names.map((name) => readFixture(name).source).join('\n')
  const words = instructions.map(({ name }) => name).filter((name) => /^[.#]/.test(name))
  const beginnings = words.map((name) => (name === '.predicate?' ? '{.even?' : `{${name}`))
  expect(beginnings.filter((beginning) => !sources.includes(beginning))).toEqual([])
})

it('has a fixture for every operator of expressions', () => {
  const sources = names.map((name) => readFixture(name).source).join('\n')
  const steps = [...sources.matchAll(/\{\.eval #?([^}]*)\}/g)].flatMap(([, text = '']) =>
    parseExpressions(text, 0).expressions.flat(),
  )
  const used = new Set(steps.map((step) => (step.kind === 'operator' ? step.name : '')))
  const known = [...spellings.map(({ operator }) => operator), unaryMinus, unaryPlus]
  expect(known.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([])
})

it('has a fixture for every error code except that of a tree', () => {
  const met = new Set(
    names.flatMap((name) => renderFixture(readFixture(name)).errors.map(({ code }) => code)),
  )
  expect(errorCodes.filter((code) => !met.has(code))).toEqual(['tree-malformed'])
})

it('has a fixture in both dialects for every formatter that differs', () => {
  const page = new URL('../../../docs/reference/template-dialects.md', import.meta.url)
  const firsts = [...readFileSync(page, 'utf8').matchAll(/^\| (.*?) \| /gm)].map(([, cell]) => cell)
  const named = firsts.flatMap((cell) => [...(cell?.matchAll(/`([\w-]+)`/g) ?? [])])
  const known = { ...formatters, ...vitrineFormatters }
  const differing = named.flatMap(([, name = '']) => (Object.hasOwn(known, name) ? [name] : []))
  expect(differing.length).toBeGreaterThan(30)
  for (const dialect of ['reference', 'vitrine']) {
    const own = names.map(readFixture).filter((fixture) => fixture.dialect === dialect)
    const sources = own.map(({ source }) => source).join('\n')
    const isTried = (name: string) => new RegExp(`\\|${name}(?![\\w-])`).test(sources)
    expect([dialect, ...differing.filter((name) => !isTried(name))]).toEqual([dialect])
  }
})
