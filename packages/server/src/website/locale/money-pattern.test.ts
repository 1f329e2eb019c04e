import { expect, it } from 'vitest'
import { createMoneyPattern } from './money-pattern.ts'

const locales = ['en-US', 'de-DE', 'de-AT', 'fr-FR', 'es-ES', 'pl-PL', 'pt-PT', 'nl-NL', 'ja-JP']
const others = ['en-IN', 'hi-IN', 'ar-EG', 'fa-IR', 'he-IL', 'bn-BD', 'de-CH', 'sv-SE', 'hu-HU']
const currencies = ['USD', 'EUR', 'JPY', 'KWD', 'CHF', 'INR', 'HUF']

function createFormat(locale: string, currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, roundingMode: 'halfEven' })
}

const values = [0, 1, 7, 10, 99, 100, 999, 1000, 1234, 9999, 10_000, 54_321, 100_000, 999_999]
  .flatMap((whole) => [`${whole}`, `${whole}.5`, `${whole}.05`, `${whole}.99`, `${whole}.125`])
  .concat(['-1', '-0', '007', '1000000', '1234567.89', '0.000', '1e3', ''])

it.each([...locales, ...others])('formats as Intl does or not at all, in %s', (locale) => {
  for (const currency of currencies) {
    const format = createFormat(locale, currency)
    const write = createMoneyPattern(format)
    for (const value of values) {
      const written = write?.(value) ?? null
      if (written !== null) expect(written).toBe(format.format(Number(value)))
    }
  }
})

it.each(locales)('returns the pattern of %s', (locale) => {
  const write = createMoneyPattern(createFormat(locale, 'EUR'))
  expect(write?.('12345.6')).toBe(createFormat(locale, 'EUR').format(12_345.6))
})
