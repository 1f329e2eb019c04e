import { expect, it } from 'vitest'
import { countriesIn, countryCodes, countryName, isCountry } from './country.ts'

it('knows every country by its code, and none twice', () => {
  expect(countryCodes).toHaveLength(249)
  expect(new Set(countryCodes).size).toBe(249)
  expect([isCountry('GB'), isCountry('gb'), isCountry('ZZ'), isCountry('')]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

it('names them in the language of the shop, in its alphabet', () => {
  expect(countryName('DE', 'en-GB')).toBe('Germany')
  expect(countryName('DE', 'de')).toBe('Deutschland')
  const names = countriesIn('de').map(({ name }) => name)
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Polen'))
})
