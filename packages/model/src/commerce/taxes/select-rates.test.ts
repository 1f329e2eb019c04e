import fc from 'fast-check'
import { expect, it } from 'vitest'
import { selectTaxRates, type StoreTaxRate } from './select-rates.ts'

const PLACE = {
  country: 'US',
  region: 'California',
  city: '  san   FRANCISCO ',
  postalCode: '94110',
}

const makeRate = (changes: Partial<StoreTaxRate>): StoreTaxRate => ({
  ...{ name: 'Sales tax', country: 'US', regions: [], rateMillionths: 50_000 },
  ...changes,
})

/** Rates from the least specific to the most specific one. */
const RANKED = [
  makeRate({ name: 'country' }),
  makeRate({ name: 'region', regions: ['CA', 'California'] }),
  makeRate({ name: 'city', cities: ['San Francisco'] }),
  makeRate({ name: 'city of region', regions: ['California'], cities: ['San Francisco'] }),
  makeRate({ name: 'start', postalCodes: ['94*'] }),
  makeRate({ name: 'city with start', cities: ['San Francisco'], postalCodes: ['94*'] }),
  makeRate({ name: 'range', postalCodes: ['94100-94199'] }),
  makeRate({ name: 'code', postalCodes: ['10001', '94110'] }),
].map((rate) => ({ ...rate, priority: 1 }))

const OTHERS = [
  makeRate({ name: 'other country', country: 'CA', postalCodes: ['94110'] }),
  makeRate({ name: 'other region', regions: ['Nevada'], postalCodes: ['94110'] }),
  makeRate({ name: 'other city', cities: ['Oakland'], postalCodes: ['94110'] }),
  makeRate({ name: 'other code', cities: ['San Francisco'], postalCodes: ['95*'] }),
].map((rate) => ({ ...rate, priority: 1 }))

const getNames = (rates: readonly StoreTaxRate[]) =>
  selectTaxRates(rates, PLACE).map(({ name }) => name)

it('chooses the most specific of the rates with a priority, whatever their order', () => {
  const chosen = fc.uniqueArray(fc.constantFrom(...RANKED, ...OTHERS), { minLength: 1 })
  fc.assert(
    fc.property(chosen, (rates) => {
      const best = RANKED.findLast((rate) => rates.includes(rate))
      expect(getNames(rates)).toEqual(best ? [best.name] : [])
    }),
  )
})

it('chooses for each class and priority by itself, and keeps the order and the marks', () => {
  const classes = fc.constantFrom(null, 'Reduced')
  const rates = fc.array(
    fc.record({
      rate: fc.constantFrom(...RANKED, ...OTHERS),
      priority: fc.constantFrom(1, 2),
      taxClass: classes,
      isCompound: fc.boolean(),
      taxesShipping: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(rates, (given) => {
      const all = given.map(({ rate, ...marks }) => ({ ...rate, ...marks }))
      const groups = [null, 'Reduced'].flatMap((taxClass) =>
        [1, 2].map((priority) =>
          all.filter((rate) => rate.taxClass === taxClass && rate.priority === priority),
        ),
      )
      const alone = groups.flatMap((group) => selectTaxRates(group, PLACE))
      const together = selectTaxRates(all, PLACE)
      expect(together).toHaveLength(alone.length)
      expect(together).toEqual(expect.arrayContaining(alone))
      for (const { taxClass, isCompound, taxesShipping, name } of together)
        expect(all).toContainEqual(
          expect.objectContaining({ taxClass, isCompound, taxesShipping, name }),
        )
    }),
  )
})

it('adds up rates without a priority, and replaces one by that of its name for a city or a code', () => {
  const country = makeRate({ name: 'GST' })
  const region = makeRate({ name: 'GST', regions: ['California'] })
  const other = makeRate({ name: 'County tax', postalCodes: ['94*'] })
  expect(getNames([country, region, other])).toEqual(['GST', 'GST', 'County tax'])
  const local = makeRate({ name: ' gst', cities: ['San Francisco'], rateMillionths: 0 })
  expect(getNames([country, local, region, other])).toEqual([' gst', 'County tax'])
  expect(getNames([country, { ...local, taxClass: 'Reduced' }])).toEqual(['GST', ' gst'])
  const [code, equal] = ['GST', 'gst'].map((name) => makeRate({ name, postalCodes: ['94110'] }))
  expect(code && equal && getNames([code, country, local, equal])).toEqual(['GST', 'gst'])
})

it('names where a rate comes from, and has none without a location', () => {
  const rate = makeRate({ regions: ['CA', 'California'], postalCodes: ['94*', '941*'] })
  expect(selectTaxRates([rate], PLACE)[0]?.source).toEqual({
    ...{ country: 'US', region: 'California', city: '', postalCode: '941*' },
  })
  expect(selectTaxRates([rate], undefined)).toEqual([])
  expect(selectTaxRates([rate], { ...PLACE, postalCode: '' })).toEqual([])
})
