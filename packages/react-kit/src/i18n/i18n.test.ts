import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createI18n } from './i18n.tsx'
import { clampDigits, formatNumber } from './format-number.ts'
import { formatDate, formatRecentDate } from './format-date.ts'
import { FormattedDate, FormattedList, FormattedNumber } from './formatted.tsx'
import { LocaleProvider } from './locale.tsx'
import { Money } from './Money.tsx'
import { Plural } from './Plural.tsx'

/** Renders with texts and formats in a language. */
function render(content: ReactNode, language = 'en-GB'): string {
  const value = { translation: language, formatting: language }
  return renderToStaticMarkup(createElement(LocaleProvider, { value }, content))
}

const loadTranslations = () => ({ 'test.rows': { one: '{count} row', other: '{count} rows' } })

it.each([
  [{ packageName: '', loadTranslations }, '"packageName" must be a non-empty text.'],
  [{ packageName: ' ', loadTranslations }, '"packageName" must be a non-empty text.'],
  [{ loadTranslations }, '"packageName" must be a non-empty text.'],
  [
    { packageName: 'shop' },
    '"loadTranslations" must be a function that returns the texts of a language.',
  ],
  [
    {},
    '"packageName" must be a non-empty text. "loadTranslations" must be a function that returns the texts of a language.',
  ],
])('requires a package name and a translation loader: %o', (options, issues) => {
  const createUnchecked: (options: never) => unknown = createI18n
  expect(() => createUnchecked(options as never)).toThrow(
    new TypeError(`Invalid i18n set-up: ${issues}`),
  )
})

it('loads the texts of a language once, and formats in another one', () => {
  const loaded: string[] = []
  const { I18nProvider, useTranslate } = createI18n({
    packageName: 'shop',
    loadTranslations: (language) => {
      loaded.push(language)
      return loadTranslations()
    },
  })
  const Rows = () => useTranslate()('test.rows', { count: 2 })
  const price = createElement(Money, { amount: { minor: 2800n, currency: 'EUR' } })
  const languages = { language: 'en', formattingLanguage: 'de' }
  const page = createElement(I18nProvider, languages, createElement(Rows), ', ', price)
  expect(renderToStaticMarkup(page)).toBe('2 rows, 28,00\u00a0€')
  expect(renderToStaticMarkup(page)).toBe('2 rows, 28,00\u00a0€')
  expect(loaded).toEqual(['en'])
  expect(() => renderToStaticMarkup(createElement(Rows))).toThrow(
    new Error('The context of shop is missing. Render this component inside its provider.'),
  )
})

it('clamps digits to 0–50', () => {
  expect([-1, 0, 2.7, 50, 51, Infinity, Number.NaN].map(clampDigits)).toEqual([
    ...[0, 0, 2, 50, 50, 50, 0],
  ])
  expect(formatNumber(1, 'en', { minimumFractionDigits: 60 })).toMatch(/^1\.0{20,50}$/)
})

it.each([
  [{ minimumFractionDigits: -3 }, '1.235'],
  [{ minimumFractionDigits: 8 }, '1.23450000'],
  [{ maximumFractionDigits: -1 }, '1'],
  [{ maximumFractionDigits: 1000 }, '1.2345'],
  [{ minimumFractionDigits: 5, maximumFractionDigits: 2 }, '1.23450'],
  [{ maximumFractionDigits: Number.NaN }, '1'],
  [{ maximumFractionDigits: 2, style: 'percent' }, '123.45%'],
] as const)('clamps the digits %o to 0–50', (options, text) => {
  expect(formatNumber('1.2345', 'en', options)).toBe(text)
})

it('writes numbers, dates and lists as the locale does', () => {
  expect(render(createElement(FormattedNumber, { value: 1234567.5 }), 'de')).toBe('1.234.567,5')
  expect(render(createElement(FormattedNumber, { value: 1234, isGrouped: false }))).toBe('1234')
  const at = '2026-05-02T23:30:00Z'
  expect(render(createElement(FormattedDate, { value: at, timeZone: 'UTC' }))).toBe(
    '<time dateTime="2026-05-02T23:30:00.000Z">2 May 2026</time>',
  )
  const items = ['a', createElement('b', { key: 'b' }, 'b'), 'c']
  expect(render(createElement(FormattedList, { items }))).toBe('a, <b>b</b> and c')
  expect(render(createElement(FormattedList, { items, type: 'disjunction' }), 'de')).toBe(
    'a, <b>b</b> oder c',
  )
})

it('writes a time of the last week relative to now, and rejects what is no date', () => {
  const now = new Date(2026, 4, 9, 12)
  expect(formatRecentDate(new Date(2026, 4, 8, 14, 5), 'en-GB', now)).toBe('Yesterday, 14:05')
  expect(formatRecentDate(new Date(2026, 4, 2, 14, 5), 'en-GB', now)).toBe('2 May 2026')
  expect(formatRecentDate(new Date(2026, 4, 10), 'en-GB', now)).toBe('10 May 2026')
  expect(() => formatDate('soon', 'en')).toThrow(new RangeError('Invalid date.'))
})

const usd = (minor: bigint) => ({ minor, currency: 'USD' }) as const

it('writes amounts, with options for zero cents and grouping', () => {
  const money = (props: Omit<Parameters<typeof Money>[0], 'showsFree' | 'freeLabel'>) =>
    render(createElement(Money, props), 'en-US')
  expect(money({ amount: usd(123_456_700n) })).toBe('$1,234,567.00')
  expect(money({ amount: usd(123_456_700n), trimsZeros: true })).toBe('$1,234,567')
  expect(money({ amount: usd(123_456_750n), trimsZeros: true })).toBe('$1,234,567.50')
  expect(money({ amount: usd(123_456_700n), isGrouped: false })).toBe('$1234567.00')
  expect(money({ amount: usd(123_456_700n), isGrouped: false, trimsZeros: true })).toBe('$1234567')
  expect(money({ amount: { minor: 5000n, currency: 'JPY' } })).toBe('¥5,000')
})

it('writes amounts with at most 15 integer places', () => {
  const amount = usd(999_999_999_999_999_99n)
  expect(render(createElement(Money, { amount }), 'en-US')).toBe('$999,999,999,999,999.99')
  expect(() => render(createElement(Money, { amount: usd(-1_000_000_000_000_000_00n) }))).toThrow(
    new RangeError(
      'Invalid money: an amount has at most 15 integer places, unlike -1000000000000000.00.',
    ),
  )
})

it('shows the free label for zero alone, and requires it', () => {
  const free = { showsFree: true, freeLabel: 'Free' } as const
  expect(render(createElement(Money, { amount: usd(0n), ...free }), 'en-US')).toBe('Free')
  expect(render(createElement(Money, { amount: usd(1n), ...free }), 'en-US')).toBe('$0.01')
  expect(render(createElement(Money, { amount: usd(0n) }), 'en-US')).toBe('$0.00')
  for (const amount of [usd(0n), usd(1n)])
    expect(() => render(createElement(Money, { amount, showsFree: true, freeLabel: '' }))).toThrow(
      new TypeError('Invalid money: "showsFree" requires a "freeLabel".'),
    )
})

it('renders the plural form of an explicit number first, else of the language', () => {
  const forms = { 0: 'No items', one: '# item', other: createElement('i', {}, 'items') }
  const plural = (count: number) => render(createElement(Plural, { count, forms }))
  expect([0, 1, 2].map(plural)).toEqual(['No items', '1 item', '<i>items</i>'])
  const few = { one: '#', few: 'few #', many: 'many #', other: 'other #' }
  expect(render(createElement(Plural, { count: 1003, forms: few }), 'pl')).toBe('few 1003')
})

it.each([
  ['3', { other: '#' }, 'The count must be a number, unlike "3".'],
  [Number.NaN, { other: '#' }, 'The count must be a number, unlike null.'],
  [1, { one: '#' }, 'The form "other" is missing.'],
  [
    1,
    { few: '#', other: '#' },
    '"few" is no plural form of "en". Use a number, or one of one, other.',
  ],
  [
    1,
    { '=0': '#', other: '#' },
    '"=0" is no plural form of "en". Use a number, or one of one, other.',
  ],
  [
    undefined,
    { NaN: '#' },
    'The count must be a number, unlike undefined. The form "other" is missing. "NaN" is no plural form of "en". Use a number, or one of one, other.',
  ],
])('rejects the plural of %o with %o', (count, forms, issues) => {
  const props: Parameters<typeof Plural>[0] = { count, forms } as never
  expect(() => render(createElement(Plural, props), 'en')).toThrow(
    new TypeError(`Invalid plural: ${issues}`),
  )
})
