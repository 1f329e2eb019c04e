import { expect, it } from 'vitest'
import { parseTypedAmount } from './typed-amount.ts'

it.each([
  ['12,50', 'USD', 'en-US', 1_250n],
  ['12.50', 'EUR', 'de-DE', 1_250n],
  ['12', 'USD', 'en-US', 1_200n],
  ['12.', 'USD', 'en-US', 1_200n],
  ['12.5', 'USD', 'en-US', 1_250n],
  ['1,234', 'USD', 'en-US', 123_400n],
  ['1.234', 'EUR', 'de-DE', 123_400n],
  ['1,234.50', 'USD', 'en-US', 123_450n],
  ['1.234,50', 'USD', 'en-US', 123_450n],
  ['1 234,50', 'EUR', 'fr-FR', 123_450n],
  ['1\u202f234,50', 'EUR', 'fr-FR', 123_450n],
  ['1’234.50', 'CHF', 'de-CH', 123_450n],
  ['1,234,567', 'USD', 'en-US', 123_456_700n],
  ['1,00,000', 'INR', 'en-IN', 10_000_000n],
  ['$ 12.50', 'USD', 'en-US', 1_250n],
  ['12,50 €', 'EUR', 'fr-FR', 1_250n],
  ['usd 12', 'USD', 'en-US', 1_200n],
  ['CA$25', 'CAD', 'en-US', 2_500n],
  ['25 CA$\u200e', 'CAD', 'he', 2_500n],
  ['12,50 $CA', 'CAD', 'fr-FR', 1_250n],
  ['12,50 kr', 'SEK', 'sv-SE', 1_250n],
  ['Kč 12', 'CZK', 'cs-CZ', 1_200n],
  ['١٢٫٥٠', 'USD', 'ar-EG', 1_250n],
  ['１２', 'JPY', 'ja-JP', 12n],
  ['500', 'JPY', 'ja-JP', 500n],
  ['1,000', 'JPY', 'ja-JP', 1_000n],
  ['1.000', 'JPY', 'ja-JP', 1_000n],
  ['500.00', 'JPY', 'ja-JP', 500n],
  ['0', 'USD', 'en-US', 0n],
] as const)('reads %j in %s, written in %s', (text, currency, locale, minor) => {
  expect(parseTypedAmount(text, currency, locale)).toBe(minor)
})

it.each([
  ['', 'USD', 'en-US'],
  ['-5', 'USD', 'en-US'],
  ['1e3', 'USD', 'en-US'],
  ['NaN', 'USD', 'en-US'],
  ['Infinity', 'USD', 'en-US'],
  ['0x10', 'USD', 'en-US'],
  ['12.345', 'USD', 'en-US'],
  ['1.000', 'USD', 'en-US'],
  ['1,234', 'EUR', 'de-DE'],
  ['12.50', 'JPY', 'ja-JP'],
  ['1,2,3', 'USD', 'en-US'],
  ['1.2,3.4', 'USD', 'en-US'],
  ['1,234 567', 'USD', 'en-US'],
  ['.', 'USD', 'en-US'],
  [',50,', 'USD', 'en-US'],
  ['12 EUR', 'USD', 'en-US'],
  ['12 kr', 'USD', 'en-US'],
  ['9'.repeat(41), 'USD', 'en-US'],
] as const)('takes %j for no amount in %s, written in %s', (text, currency, locale) => {
  expect(parseTypedAmount(text, currency, locale)).toBeUndefined()
})
