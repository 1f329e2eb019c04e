import { describe, expect, it } from 'vitest'
import { currencySign, formatMoney, formatRoundMoney, type Money } from './money.ts'

const money = (currency: Money['currency'], minor = 1_200n): Money => ({ currency, minor })
const END = '\u200e'

describe('on pages that read from the right', () => {
  it.each([
    ['he', 'CAD', 'CA$'],
    ['he-IL', 'AUD', 'A$'],
    ['ar', 'USD', 'US$'],
    ['ar-EG', 'GBP', 'UK£'],
    ['ckb', 'BRL', 'R$'],
  ] as const)('the sign that %s has for %s reads %s', (locale, currency, sign) => {
    expect(formatMoney(money(currency), locale).endsWith(sign + END)).toBe(true)
    expect(formatRoundMoney(money(currency), locale)).toContain(sign + END)
    expect(currencySign(currency, locale).sign).toBe(sign + END)
  })

  it.each([
    ['he', 'ILS'],
    ['ar', 'EUR'],
    ['he', 'CHF'],
    // The digits that follow it keep hold of the sign.
    ['ur', 'CAD'],
    ['fa', 'BRL'],
  ] as const)('an amount in %s of %s stays as it is', (locale, currency) => {
    const plain = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(12)
    expect(formatMoney(money(currency), locale)).toBe(plain)
  })
})

it('leaves amounts that read from the left as they are', () => {
  expect(formatMoney(money('CAD'), 'de')).toBe('12,00\u00a0CA$')
  expect(formatMoney(money('CAD'), 'fr')).toBe('12,00\u00a0$CA')
  expect(formatRoundMoney(money('CAD'), 'en')).toBe('CA$12')
  expect(currencySign('CAD', 'de')).toEqual({ sign: 'CA$', isFirst: false })
})
