import { expect, it } from 'vitest'
import {
  compile,
  formatters,
  createIntlZones,
  predicates,
  untrusted,
  vitrineFormatters,
} from '../index.ts'
import { formatterReference, instructions, predicateReference } from './index.ts'
import { escapeAttribute } from '../formatters/escape.ts'

const all = [...instructions, ...formatterReference, ...predicateReference]
const getNames = (entries: typeof all): readonly string[] =>
  entries.map(({ name }) => name).toSorted()

it('lists every formatter and predicate once', () => {
  expect(getNames(formatterReference.slice())).toEqual(
    Object.keys({ ...formatters, ...vitrineFormatters }).toSorted(),
  )
  expect(getNames(predicateReference.slice())).toEqual(Object.keys(predicates).toSorted())
})

it.each(all.map((entry) => [entry.name, entry] as const))(
  '%s has an example that runs',
  (_, entry) => {
    const { template, data } = entry.example
    const { output, errors } = compile(template).render(data, {
      zones: createIntlZones(),
      now: Date.UTC(2026, 0, 1),
    })
    expect(errors).toEqual([])
    expect(output).not.toBe('no')
    expect(entry.summary).toMatch(/\.$/)
    for (const argument of entry.arguments) expect(argument.name).not.toBe('')
  },
)

/** Marks every text in data as untrusted. */
function marked(value: unknown): unknown {
  if (typeof value === 'string') return untrusted(value)
  if (Array.isArray(value)) return value.map(marked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, marked(each)]))
}

it.each(all.map((entry) => [entry.name, entry] as const))(
  '%s reads untrusted text like any other, and at most escapes it',
  (_, { example }) => {
    const context = { zones: createIntlZones(), now: Date.UTC(2026, 0, 1) }
    const template = compile(example.template)
    const plain = template.render(example.data, context).output
    const { output, errors } = template.render(marked(example.data), context)
    expect(errors).toEqual([])
    expect([plain, escapeAttribute(plain)]).toContain(output)
  },
)
