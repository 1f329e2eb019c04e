import { currencies, currencyDigits } from '@vitrine/model'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parsePayPalMoney, takesCurrency, toPayPalMoney } from './money.ts'

it('writes and reads each amount of each currency without loss, in its decimals', () => {
  const amounts = fc.bigInt({ min: 1n, max: 99_999_999_999n })
  fc.assert(
    fc.property(amounts, fc.constantFrom(...currencies), (minor, currency) => {
      const money = toPayPalMoney(minor, currency)
      expect(parsePayPalMoney(money)).toBe(minor)
      expect(money.value.split('.')[1]?.length ?? 0).toBe(currencyDigits[currency])
    }),
  )
})

it.each([
  [1n, 'USD', '0.01'],
  [100n, 'EUR', '1.00'],
  [2_800n, 'JPY', '2800'],
] as const)('writes %s of %s as %s', (minor, currency, value) => {
  expect(toPayPalMoney(minor, currency)).toEqual({ currency_code: currency, value })
})

it.each(['', '-1.00', '1,00', '1e3', '0.001', '1.', ' 1'])('reads no amount from "%s"', (value) => {
  expect(() => parsePayPalMoney({ currency_code: 'USD', value })).toThrow('PayPal sent an amount')
})

it('reads an amount with more zeros than its currency has digits', () => {
  expect(parsePayPalMoney({ currency_code: 'JPY', value: '2800.00' })).toBe(2_800n)
})

it('takes 22 of the 27 currencies', () => {
  expect(currencies.filter((currency) => !takesCurrency(currency)).toSorted()).toEqual([
    'ARS',
    'COP',
    'IDR',
    'INR',
    'ZAR',
  ])
})
