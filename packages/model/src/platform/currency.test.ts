import { expect, it } from 'vitest'
import {
  currencies,
  type Currency,
  currencyDigits,
  DEFAULT_CURRENCY,
  toCurrency,
} from './currency.ts'
import { formatMoney, getCurrencySymbol } from './money.ts'

it('has the currencies of the specification, all but the yen with two decimals', () => {
  const specified =
    'EUR USD AUD NOK CAD NZD DKK GBP HKD CHF MXN SGD SEK CZK ILS PHP RUB PLN THB MYR ARS BRL COP IDR INR JPY ZAR'
  expect([...currencies].toSorted()).toEqual(specified.split(' ').toSorted())
  expect(currencies.filter((code) => currencyDigits[code] !== 2)).toEqual(['JPY'])
  expect(currencyDigits.JPY).toBe(0)
})

it('is USD where a store has none', () => {
  expect([DEFAULT_CURRENCY, toCurrency(''), toCurrency('KWD')]).toEqual(['USD', 'USD', 'USD'])
})

it.each<readonly [Currency, string]>([
  ['AUD', 'A$1,234.00'],
  ['CAD', 'CA$1,234.00'],
  ['EUR', '€1,234.00'],
  ['GBP', '£1,234.00'],
  ['HKD', 'HK$1,234.00'],
  ['USD', '$1,234.00'],
  ['IDR', 'IDR 1,234.00'],
])('formats %s in American English as %s', (currency, text) => {
  expect(formatMoney({ currency, minor: 123_400n }, 'en-US').replace('\u00a0', ' ')).toBe(text)
})

it.each<readonly [Currency, string, string]>([
  ['NOK', 'nb', 'kr'],
  ['CZK', 'cs', 'Kč'],
  ['PLN', 'pl', 'zł'],
  ['ILS', 'he', '₪'],
  ['INR', 'hi', '₹'],
  ['THB', 'th', '฿'],
  ['MYR', 'ms', 'RM'],
  ['ZAR', 'en-ZA', 'R'],
  ['BRL', 'pt-BR', 'R$'],
  ['IDR', 'id', 'Rp'],
])('has the native symbol of %s in %s: %s', (currency, locale, symbol) => {
  expect(getCurrencySymbol(currency, locale).symbol).toBe(symbol)
})
