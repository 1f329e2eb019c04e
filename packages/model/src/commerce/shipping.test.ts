import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countryCodes, europeanUnion } from '../platform/country.ts'
import { computeQuote } from './quote.ts'
import { computeShippingPrice, findShippingZone, isRateOffered, type Parcel } from './shipping.ts'
import { flat } from './shipping-fixtures.ts'

const parcel = (rest: Partial<Parcel> = {}): Parcel => ({
  ...{ merchandiseMinor: 5_000n, grams: 1_500n, items: 3n },
  ...rest,
})

it('has 27 member states of the European Union, all of them countries', () => {
  expect(new Set(europeanUnion).size).toBe(27)
  expect(countryCodes).toEqual(expect.arrayContaining([...europeanUnion]))
})

it('finds the zone that names a country before the rest of the world', () => {
  const home = { countries: ['GB'] }
  const rest = { countries: [] }
  expect(findShippingZone([rest, home], 'GB')).toBe(home)
  expect(findShippingZone([rest, home], 'FR')).toBe(rest)
  expect(findShippingZone([home], 'FR')).toBeUndefined()
})

it('finds for each country exactly the zone that names it, or else the rest of the world, or none', () => {
  const zoneCount = 5
  const assignments = fc.array(fc.option(fc.nat(zoneCount - 1)), {
    minLength: countryCodes.length,
    maxLength: countryCodes.length,
  })
  fc.assert(
    fc.property(assignments, fc.boolean(), (zoneIndexes, hasRest) => {
      const named = Array.from({ length: zoneCount }, (_, zone) => ({
        countries: countryCodes.filter((_code, index) => zoneIndexes[index] === zone),
      })).filter(({ countries }) => countries.length > 0)
      const rest = { countries: [] }
      const zones = hasRest ? [...named, rest] : named
      for (const code of countryCodes) {
        const owners = named.filter(({ countries }) => countries.includes(code))
        expect(owners.length).toBeLessThanOrEqual(1)
        expect(findShippingZone(zones, code)).toBe(owners[0] ?? (hasRest ? rest : undefined))
      }
    }),
    { numRuns: 20 },
  )
})

it('offers exactly one of the rates whose bounds touch, at every weight and price', () => {
  const bounds = fc.uniqueArray(fc.bigInt({ min: 1n, max: 20_000n }), { maxLength: 6 })
  const kinds = fc.constantFrom('weight' as const, 'price' as const)
  fc.assert(
    fc.property(kinds, bounds, fc.bigInt({ min: 0n, max: 25_000n }), (kind, unsorted, measured) => {
      const inner = unsorted.toSorted((a, b) => Number(a - b))
      const rates = [0n, ...inner].map((lowerBound, index) =>
        flat(100n, null, { kind, lowerBound, upperBound: inner[index] ?? null }),
      )
      for (const amount of [measured, ...inner, ...inner.map((bound) => bound - 1n)]) {
        const of = parcel(kind === 'weight' ? { grams: amount } : { merchandiseMinor: amount })
        expect(rates.filter((rate) => isRateOffered(rate, of))).toHaveLength(1)
      }
    }),
  )
})

it('offers flat rates, rates by item and pickup for any parcel', () => {
  for (const kind of ['flat', 'item', 'pickup'] as const)
    expect(isRateOffered(flat(100n, null, { kind }), parcel({ grams: 0n }))).toBe(true)
})

it('prices the first item and each further one', () => {
  const rate = flat(500n, null, { kind: 'item', furtherMinor: 150n })
  expect(computeShippingPrice(rate, parcel({ items: 1n }))).toBe(500n)
  expect(computeShippingPrice(rate, parcel({ items: 4n }))).toBe(950n)
})

it('is free from an amount of merchandise for flat rates alone', () => {
  expect(computeShippingPrice(flat(500n, 5_000n), parcel())).toBe(0n)
  expect(computeShippingPrice(flat(500n, 5_001n), parcel())).toBe(500n)
  expect(computeShippingPrice(flat(500n, 1n, { kind: 'weight' }), parcel())).toBe(500n)
  expect(computeShippingPrice(undefined, parcel())).toBe(0n)
})

it('counts only what is shipped, after discounts, and no weight as 0 g', () => {
  const { parcel: shipped } = computeQuote({
    entries: [
      { id: 'mug', unitPriceMinor: 1_000n, quantity: 2, weightGrams: 400 },
      { id: 'card', unitPriceMinor: 300n, quantity: 1, weightGrams: null },
      { id: 'course', unitPriceMinor: 9_000n, quantity: 1, weightGrams: 70, isShipped: false },
    ],
    discounts: [
      {
        ...{ id: 'a', code: 'CODE', title: 'Code', lane: 'item', state: 'active' },
        ...{ percentMillionths: 100_000, amountMinor: null, buyQuantity: null, getQuantity: null },
        ...{ minimumMinor: null, entryIds: ['mug'] },
      },
    ],
  })
  expect(shipped).toEqual({ merchandiseMinor: 2_100n, grams: 800n, items: 3n })
})
