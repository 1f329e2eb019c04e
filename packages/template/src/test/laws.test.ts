import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { untrusted } from '../index.ts'
import { formatterReference } from '../reference/index.ts'
import { laws, renderCase } from './laws.ts'
import { soak } from './soak.ts'

describe('laws of all templates', () => {
  it.each(laws.map((law) => [law.name, law] as const))('%s', (_, { property }) => {
    fc.assert(property, { numRuns: 400 })
  })

  it('hold for two seconds of random cases', () => {
    const { rounds, failures } = soak({ seconds: 2, seed: 1 })
    expect(failures).toEqual([])
    expect(rounds).toBeGreaterThan(0)
  })
})

const hostile = '<zz>"'

function marked(value: unknown): unknown {
  if (typeof value === 'string') return untrusted(value + hostile)
  if (Array.isArray(value)) return value.map(marked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, marked(item)]))
}

describe('text of visitors', () => {
  it.each(formatterReference.map((entry) => [entry.name, entry] as const))(
    'never becomes markup after %s',
    (name, { example }) => {
      const data = marked(example.data)
      const source = `{@|${name}}{.repeated section items}{@|${name}}{.end}${example.template}`
      const { output } = renderCase({ source, partial: '', data, dialect: 'vitrine' })
      expect(output).not.toContain('<zz')
    },
  )
})
