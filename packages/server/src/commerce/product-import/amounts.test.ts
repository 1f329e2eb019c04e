import { expect, it } from 'vitest'
import { parseGrams, parseMillimetres, parseCount, parsePrice } from './amounts.ts'

const comma = { decimalComma: true }
const point = { decimalComma: false }

it.each([
  ['24.00', 2400n],
  ['9.5', 950n],
  ['65', 6500n],
  ['.5', 50n],
  ['0', 0n],
  ['19.99', 1999n],
  ['1.1000', 110n],
  ['1,234.50', 123_450n],
  ['1 234.50', 123_450n],
  ['999999999999999.99', 99_999_999_999_999_999n],
])('reads the price %s exactly', (text, minor) => {
  expect(parsePrice(text, 2, point)).toBe(minor)
})

it.each(['12.345', 'abc', '-5', '+5', '12,x', '1e3', '$5', '', '12.', '1.2.3', '0x10', 'NaN'])(
  'rejects the price %j',
  (text) => {
    expect(parsePrice(text, 2, point)).toBeNull()
  },
)

it('rejects more than 15 integer digits', () => {
  expect(parsePrice('1000000000000000', 2, point)).toBeNull()
})

it('reads a comma as the decimal sign only if it is not the delimiter', () => {
  expect(parsePrice('12,50', 2, comma)).toBe(1250n)
  expect(parsePrice('12,50', 2, point)).toBeNull()
  expect(parsePrice('1.234,50', 2, comma)).toBe(123_450n)
})

it('rejects a separator that could mean thousands or decimals', () => {
  expect(parsePrice('1,234', 2, comma)).toBeNull()
  expect(parsePrice('1.234', 2, comma)).toBeNull()
  expect(parsePrice('1.000', 0, point)).toBeNull()
})

it('reads a currency without decimals', () => {
  expect(parsePrice('500', 0, point)).toBe(500n)
  expect(parsePrice('500.00', 0, point)).toBe(500n)
  expect(parsePrice('500.5', 0, point)).toBeNull()
})

it('converts weights and lengths by their exact ratios, rounded to whole units', () => {
  expect(parseGrams('0.4', 'kg', point)).toBe(400)
  expect(parseGrams('0,290', 'kg', comma)).toBe(290)
  expect(parseGrams('2', 'lb', point)).toBe(907)
  expect(parseMillimetres('11.8', 'in', point)).toBe(300)
  expect(parseGrams('1', 'stone', point)).toBeNull()
  expect(parseGrams('heavy', 'kg', point)).toBeNull()
})

it('accepts only whole quantities', () => {
  expect(['7', '7.0', '-2', '7.5', '1e9', 'many'].map(parseCount)).toEqual([
    7,
    7,
    -2,
    null,
    null,
    null,
  ])
})
