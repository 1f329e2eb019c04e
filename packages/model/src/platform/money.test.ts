import { describe, expect, it } from 'vitest'
import { getCurrencySymbol, formatMoney, formatRoundMoney, type Money } from './money.ts'

const money = (currency: Money['currency'], minor = 1_200n): Money => ({ currency, minor })
const END = '\u200e'

describe('on right-to-left pages', () => {
  it.each([
    ['he', 'CAD', 'CA$'],
    ['he-IL', 'AUD', 'A$'],
    ['ar', 'USD', 'US$'],
    ['ar-EG', 'GBP', 'UK£'],
    ['ckb', 'BRL', 'R$'],
  ] as const)('the symbol that %s has for %s is displayed as %s', (locale, currency, sign) => {
    expect(formatMoney(money(currency), locale).endsWith(sign + END)).toBe(true)
    expect(formatRoundMoney(money(currency), locale)).toContain(sign + END)
    expect(getCurrencySymbol(currency, locale).symbol).toBe(sign + END)
  })

  it.each([
    ['he', 'ILS'],
    ['ar', 'EUR'],
    ['he', 'CHF'],
    // The digits that follow the symbol keep it in order.
    ['ur', 'CAD'],
    ['fa', 'BRL'],
  ] as const)('an amount in %s of %s is unchanged', (locale, currency) => {
    const plain = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(12)
    expect(formatMoney(money(currency), locale)).toBe(plain)
  })
})

it('does not change amounts in left-to-right locales', () => {
  expect(formatMoney(money('CAD'), 'de')).toBe('12,00\u00a0CA$')
  expect(formatMoney(money('CAD'), 'fr')).toBe('12,00\u00a0$CA')
  expect(formatRoundMoney(money('CAD'), 'en')).toBe('CA$12')
  expect(getCurrencySymbol('CAD', 'de')).toEqual({ symbol: 'CA$', isFirst: false })
})
