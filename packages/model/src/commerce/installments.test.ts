import { expect, it } from 'vitest'
import {
  getInstallmentOffer,
  getInstallmentText,
  installmentOffers,
  listInstallmentLocales,
} from './installments.ts'

const texts = { inRange: '4 × {amount}', over: 'over {amount}', upTo: 'up to {amount}' }
const format = (cents: number) => (cents / 100).toFixed(2)
const say = (cents: number) =>
  getInstallmentText(cents, { minCents: 100, maxCents: 200_000 }, { texts, format })

it('is offered in the locales of the specification alone', () => {
  expect(listInstallmentLocales()).toEqual(['en_US', 'en_CA', 'fr_CA', 'en_AU', 'en_NZ', 'en_GB'])
})

it.each([
  ['US', 'USD', 'en-US', 'Afterpay', 'en_US'],
  ['US', 'USD', 'en', 'Afterpay', 'en_US'],
  ['CA', 'CAD', 'fr-FR', 'Afterpay', 'fr_CA'],
  ['CA', 'CAD', 'en-CA', 'Afterpay', 'en_CA'],
  ['AU', 'AUD', 'en-AU', 'Afterpay', 'en_AU'],
  ['NZ', 'NZD', 'en-NZ', 'Afterpay', 'en_NZ'],
  ['GB', 'GBP', 'en-GB', 'Clearpay', 'en_GB'],
] as const)(
  'is offered in %s for %s in %s: %s, %s',
  (country, currency, language, provider, locale) => {
    const { minCents, maxCents } = installmentOffers[country] ?? {}
    expect(getInstallmentOffer({ country, currency, language })).toEqual({
      provider,
      locale,
      minCents,
      maxCents,
    })
  },
)

it.each([
  ['US', 'USD', 'fr'],
  ['US', 'CAD', 'en'],
  ['GB', 'GBP', 'de'],
  ['DE', 'EUR', 'en'],
  [null, 'USD', 'en'],
] as const)('is not offered in %s for %s in %s', (country, currency, language) => {
  expect(getInstallmentOffer({ country, currency, language })).toBeUndefined()
})

it('splits a price above the minimum and not above the maximum into 4 payments', () => {
  expect(say(101)).toBe('4 × 0.25')
  expect(say(5_600)).toBe('4 × 14.00')
  expect(say(200_000)).toBe('4 × 500.00')
})

it('says from or up to which amount it is available outside of the range', () => {
  expect(say(100)).toBe('over 1.00')
  expect(say(0)).toBe('over 1.00')
  expect(say(200_001)).toBe('up to 2000.00')
})
