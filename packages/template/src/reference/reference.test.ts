import { expect, it } from 'vitest'
import {
  compile,
  formatterReference,
  formatters,
  instructions,
  intlZones,
  predicateReference,
  predicates,
  vitrineFormatters,
} from '../index.ts'

const all = [...instructions, ...formatterReference, ...predicateReference]
const namesOf = (entries: typeof all): readonly string[] =>
  entries.map(({ name }) => name).toSorted()

it('lists every formatter and predicate once', () => {
  expect(namesOf(formatterReference.slice())).toEqual(
    Object.keys({ ...formatters, ...vitrineFormatters }).toSorted(),
  )
  expect(namesOf(predicateReference.slice())).toEqual(Object.keys(predicates).toSorted())
})

it.each(all.map((entry) => [entry.name, entry] as const))(
  '%s has an example that runs',
  (_, entry) => {
    const { template, data } = entry.example
    const { output, errors } = compile(template).render(data, {
      zones: intlZones(),
      now: Date.UTC(2026, 0, 1),
    })
    expect(errors).toEqual([])
    expect(output).not.toBe('no')
    expect(entry.summary).toMatch(/\.$/)
    for (const argument of entry.arguments) expect(argument.name).not.toBe('')
  },
)
