import { expect, it } from 'vitest'
import { parsePageMoney } from './page-money.ts'

it.each([
  ['GBP', '28.00', 2800n],
  ['GBP', '28', 2800n],
  ['USD', '0.5', 50n],
  ['JPY', '500', 500n],
  ['JPY', '500.00', 500n],
  ['USD', '90071992547409931.07', 9007199254740993107n],
] as const)('reads %s %s exactly', (currency, value, minor) => {
  expect(parsePageMoney({ currency, value })).toEqual({ minor, currency })
})

it.each(['', 'free', '-1.00', '1,000.00'])('rejects %o', (value) => {
  expect(parsePageMoney({ currency: 'GBP', value })).toBeUndefined()
})
