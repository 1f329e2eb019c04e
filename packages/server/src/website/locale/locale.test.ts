import { expect, it } from 'vitest'
import { getCldrLocale } from './cldr.ts'
import { getLocale, getPageLocale } from './locale.ts'

const amounts = ['0', '1', '-3.5', '1234.5', '1234567.891', '0.005', '99999999999999999.99']
const currencies = ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'KWD']

it.each(['en-US', 'en-GB', 'de-DE', 'fr-FR', 'ja-JP', 'es-ES', 'it-IT', 'nl-NL'])(
  'formats money in %s as CLDR does',
  (language) => {
    const short = getLocale(language)
    const long = getCldrLocale(language)
    for (const currency of currencies) {
      for (const value of amounts) {
        expect(short.money({ value, currency }, [])).toBe(long.money({ value, currency }, []))
      }
    }
  },
)

it('selects the plurals of whole numbers and of fractions', () => {
  expect(['1', '2', '5', '1.5'].map((value) => getLocale('pl-PL').cardinal(value))).toEqual([
    'one',
    'few',
    'many',
    'other',
  ])
  expect(['1', '2', '3', '11'].map((value) => getLocale('en-US').ordinal(value))).toEqual([
    'one',
    'two',
    'few',
    'other',
  ])
  expect(getLocale('en-US').cardinal('1.0')).toBe('other')
})

it('formats dates and numbers with their options, in the requested zone', () => {
  const german = getLocale('de-DE')
  const at = Date.UTC(2026, 10, 20, 22, 30)
  expect(german.datetime(at, 'Europe/Berlin', ['date:long', 'time:short'])).toBe(
    '20. November 2026 um 23:30',
  )
  expect(german.decimal('1234.5', ['minfrac:2'])).toBe('1.234,50')
  expect(german.relativeTime(at, at + 7_200_000, [])).toBe('in 2 Stunden')
  expect(german.currency).toBe('EUR')
  expect(german.unit?.('12.5', 'centimeter', ['length:long'])).toBe('12,5 Zentimeter')
  expect(german.unit?.('12.5', 'parsec-per-fortnight', [])).toBeUndefined()
  expect([german.metric, getLocale('en-US').metric]).toEqual([true, false])
})

it('treats an unknown language or zone as English and UTC', () => {
  for (const tag of ['tlh-QO', '', '\0', '../../../etc/passwd', 'x'.repeat(5000)]) {
    expect(getLocale(tag).decimal('1234.5', [])).toBe('1,234.5')
    expect(getCldrLocale(tag).decimal('1234.5', [])).toBe('1,234.5')
  }
  expect(getLocale('en-US').datetime(0, 'Nowhere/At_All', ['time:short'])).toBe('12:00\u202fAM')
})

it('isolates the currency symbol of an amount on right-to-left pages only', () => {
  const money = { value: '12', currency: 'CAD' }
  const plain = '\u200f12.00\u00a0\u200fCA$'
  expect(getLocale('he').money(money, [])).toBe(plain)
  for (const options of [[], ['style:short']])
    expect(getPageLocale('he').money(money, options)).toBe(
      `${getLocale('he').money(money, options)}\u200e`,
    )
  expect(getPageLocale('he').money({ ...money, value: '1e2' }, [])).toMatch(/CA\$\u200e$/)
  expect(getPageLocale('de')).toBe(getLocale('de'))
})

it('uses consistent numerals on a page', () => {
  const at = Date.UTC(2026, 10, 21)
  expect(getPageLocale('ar').datetime(at, 'UTC', ['date:long'])).toMatch(/^21 .+ 2026$/)
  expect(getPageLocale('ar').money({ value: '12', currency: 'USD' }, [])).toContain('12.00')
  expect(getPageLocale('ar-EG').datetime(at, 'UTC', ['date:long'])).toMatch(/^٢١ .+ ٢٠٢٦$/)
  expect(getLocale('ar').datetime(at, 'UTC', ['date:long'])).toMatch(/^٢١ .+ ٢٠٢٦$/)
})
