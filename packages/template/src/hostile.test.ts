import { describe, expect, it } from 'vitest'
import { compile, formatters, intlZones, predicates } from './index.ts'

const many = Array.from({ length: 2000 }, (_, at) => at)
const keys = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, at]))
const variants = Array.from({ length: 2000 }, (_, at) => ({
  priceMoney: { value: String(at), currency: 'USD' },
  attributes: { A: `a${at}` },
}))
const product = {
  id: 'p',
  structuredContent: { productType: 1, variants },
  variantOptionOrdering: ['A'],
  entries: variants,
  website: { shareButtonOptions: keys },
  productMerchandisingContext: {
    p: {
      scarcityEnabled: true,
      scarcityTemplateViews: variants,
      restockNotificationViews: variants,
    },
  },
}
const doubled = Array.from({ length: 60 }).reduce<unknown>((inner) => [inner, inner], 1)
const text = 'xa<>&"\'{0} @u #t '.repeat(2000)
const zones = intlZones()

/** What runs four million times if nobody stops it. */
function looped(tag: string): string {
  return `{.repeated section many}{.var @m many}{.repeated section @m}${tag}{.end}{.end}`
}

function endOf(source: string, data: unknown, partials: Readonly<Record<string, string>> = {}) {
  // A thirtieth of the steps a page has: the sooner it ends, the less a fault may hide in it.
  const limits = { steps: 200_000 }
  return compile(source).render(data, { zones, partials, limits }).errors.at(-1)?.code
}

describe('hostile templates are stopped', () => {
  it('partials that multiply', () => {
    const partials = { x: '{@|apply x}{@|apply x}{@|apply x}' }
    expect(endOf('{@|apply x}', {}, partials)).toBe('limit')
  })

  it('lists that double at every level', () => {
    const source = `${'{.repeated section @}'.repeat(60)}x${'{.end}'.repeat(60)}`
    expect(endOf(source, doubled)).toBe('limit')
  })

  it.each(['text', 'keys', 'product', 'many'])('any formatter in a loop, given %s', (name) => {
    const data = { many, keys, product, text }
    for (const formatter of Object.keys(formatters)) {
      expect([formatter, endOf(looped(`{${name}|${formatter}|count}`), data)]).toEqual([
        formatter,
        'limit',
      ])
    }
  })

  it.each(['keys', 'product'])('any predicate in a loop, given %s', (name) => {
    const source = (predicate: string): string =>
      looped(`{.var @x ${name}}{.section @x}{.${predicate} a b}{.end}{.end}`)
    for (const predicate of Object.keys(predicates)) {
      expect([predicate, endOf(source(predicate), { many, keys, product })]).toEqual([
        predicate,
        'limit',
      ])
    }
  })

  it('expressions without end', () => {
    const source = looped(`{.eval ${'1+'.repeat(400)}1}`)
    expect(endOf(source, { many })).toBe('limit')
  })
})
