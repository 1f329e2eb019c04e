import { expect, it } from 'vitest'
import { getCountries, countryCodes, getCountryName, isCountry } from './country.ts'

it('has every country code exactly once', () => {
  expect(countryCodes).toHaveLength(249)
  expect(new Set(countryCodes).size).toBe(249)
  expect([isCountry('GB'), isCountry('gb'), isCountry('ZZ'), isCountry('')]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

it('sorts names by the alphabet of the locale', () => {
  expect(getCountryName('DE', 'en-GB')).toBe('Germany')
  expect(getCountryName('DE', 'de')).toBe('Deutschland')
  const names = getCountries('de').map(({ name }) => name)
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Polen'))
})
