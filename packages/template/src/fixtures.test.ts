import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Dialect } from './index.ts'
import { compile, formatters, intlZones, predicates } from './index.ts'

/** One case a file: `:JSON`, `:TEMPLATE`, `:OUTPUT`, and if need be `:DIALECT`, `:ERRORS`. */
const folder = new URL('../../../fixtures/template/', import.meta.url)
const names = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith('.txt'))

interface Fixture {
  readonly source: string
  readonly data: unknown
  readonly output: string
  readonly errors: readonly string[]
  readonly dialect: Dialect
}

function read(name: string): Fixture {
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
    dialect: sections.get('DIALECT') === 'reference' ? 'reference' : 'vitrine',
  }
}

describe('template fixtures', () => {
  it.each(names)('%s', (name) => {
    const { source, data, dialect, ...expected } = read(name)
    const { output, errors } = compile(source, { dialect }).render(data, {
      zones: intlZones(),
      now: Date.UTC(2026, 0, 15, 12),
    })
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

it('has a fixture for every formatter and predicate', () => {
  const sources = names.map((name) => read(name).source).join('\n')
  const used = new Set(sources.match(/\|[A-Za-z][\w-]*|[A-Za-z][\w-]*\?/g))
  expect(Object.keys(formatters).filter((name) => !used.has(`|${name}`))).toEqual([])
  expect(Object.keys(predicates).filter((name) => !used.has(name))).toEqual([])
})
