import type { LocaleAdapter, Money, PluralCategory } from '@vitrine/template'

const MOST_KEPT = 50
const adapters = new Map<string, LocaleAdapter>()

/** What templates know of a language: the runtime's own CLDR. `language` in BCP 47. */
export function localeOf(language: string): LocaleAdapter {
  const known = adapters.get(language)
  if (known) return known
  const made = makeLocale(isLocale(language) ? language : 'en-US')
  if (adapters.size >= MOST_KEPT) adapters.clear()
  adapters.set(language, made)
  return made
}

function isLocale(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length === 1
  } catch {
    return false
  }
}

function makeLocale(locale: string): LocaleAdapter {
  const numbers = keep(
    (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
  )
  const dates = keep(
    (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
  )
  const cardinals = new Intl.PluralRules(locale)
  const ordinals = new Intl.PluralRules(locale, { type: 'ordinal' })
  const spans = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return {
    money: (money, options) => numbers(moneyOptions(money, options)).format(exactly(money.value)),
    decimal: (value, options) => numbers(numberOptions(options)).format(exactly(value)),
    datetime: (at, zone, options) => dates(dateOptions(zone, options)).format(at),
    datetimeInterval: (from, to, zone, options) =>
      dates(dateOptions(zone, options)).formatRange(from, to),
    relativeTime: (from, to) => {
      const { amount, unit } = largestUnit(to - from)
      return spans.format(amount, unit)
    },
    cardinal: (value): PluralCategory => cardinals.select(Number(value)),
    ordinal: (value): PluralCategory => ordinals.select(Number(value)),
    currency: CURRENCIES[new Intl.Locale(locale).maximize().region ?? ''] ?? 'USD',
  }
}

/** Formatters cost far more to make than to use, and a site uses few. */
function keep<O extends object, F>(make: (options: O) => F): (options: O) => F {
  const kept = new Map<string, F>()
  return (options) => {
    const key = JSON.stringify(options)
    const known = kept.get(key)
    if (known) return known
    const made = make(options)
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(key, made)
    return made
  }
}

/** A decimal string is formatted as it is; a number would be rounded to a double first. */
function exactly(value: string): Intl.StringNumericLiteral {
  return (/^-?\d+(\.\d+)?$/.test(value) ? value : '0') as Intl.StringNumericLiteral
}

function moneyOptions({ currency }: Money, options: readonly string[]): Intl.NumberFormatOptions {
  const style = named(options, 'style')
  return {
    style: 'currency',
    currency: /^[A-Za-z]{3}$/.test(currency) ? currency : 'USD',
    ...(style === 'code' || style === 'name' ? { currencyDisplay: style } : {}),
    ...(style === 'accounting' ? { currencySign: 'accounting' } : {}),
    ...(style === 'short' ? { notation: 'compact' } : {}),
    ...digitsAndGroups(options),
  }
}

function numberOptions(options: readonly string[]): Intl.NumberFormatOptions {
  const style = named(options, 'style')
  return {
    ...(style === 'percent' ? { style: 'percent' } : {}),
    ...(style === 'short' ? { notation: 'compact' } : {}),
    ...(style === 'long' ? { notation: 'compact', compactDisplay: 'long' } : {}),
    ...digitsAndGroups(options),
  }
}

function digitsAndGroups(options: readonly string[]): Intl.NumberFormatOptions {
  const least = digits(options, 'minfrac')
  const most = digits(options, 'maxfrac')
  const isPlain = options.includes('no-group') || named(options, 'group') === 'false'
  return {
    ...(least === undefined ? {} : { minimumFractionDigits: least }),
    ...(most === undefined ? {} : { maximumFractionDigits: Math.max(most, least ?? 0) }),
    ...(isPlain ? { useGrouping: false } : {}),
  }
}

/** @see platform spec: "Number formatting digit options are clamped to 0-50"; Intl knows 20 */
function digits(options: readonly string[], name: string): number | undefined {
  const count = Number.parseInt(named(options, name) ?? '', 10)
  return Number.isNaN(count) ? undefined : Math.min(Math.max(count, 0), 20)
}

function named(options: readonly string[], name: string): string | undefined {
  return options.find((option) => option.startsWith(`${name}:`))?.slice(name.length + 1)
}

const WIDTHS = ['short', 'medium', 'long', 'full'] as const
type Width = (typeof WIDTHS)[number]

function dateOptions(timeZone: string, options: readonly string[]): Intl.DateTimeFormatOptions {
  const widths = { date: widthIn(options, 'date'), time: widthIn(options, 'time') }
  const both = WIDTHS.find((width) => options.includes(width))
  const dateStyle = widths.date ?? both
  const timeStyle = widths.time ?? both
  return {
    timeZone,
    ...(dateStyle === undefined && timeStyle === undefined ? { dateStyle: 'long' } : {}),
    ...(dateStyle === undefined ? {} : { dateStyle }),
    ...(timeStyle === undefined ? {} : { timeStyle }),
  }
}

function widthIn(options: readonly string[], name: string): Width | undefined {
  if (options.includes(name)) return 'short'
  return WIDTHS.find((width) => width === named(options, name))
}

const UNITS = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

function largestUnit(ms: number): { amount: number; unit: Intl.RelativeTimeFormatUnit } {
  const found = UNITS.find(([, length]) => Math.abs(ms) >= length)
  const [unit, length] = found ?? (['second', 1_000] as const)
  return { amount: Math.round(ms / length), unit }
}

/** Of the regions whose shops are likely; others count in dollars. */
const CURRENCIES: Readonly<Record<string, string>> = {
  AT: 'EUR',
  AU: 'AUD',
  BE: 'EUR',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CZ: 'CZK',
  DE: 'EUR',
  DK: 'DKK',
  ES: 'EUR',
  FI: 'EUR',
  FR: 'EUR',
  GB: 'GBP',
  HK: 'HKD',
  IE: 'EUR',
  IL: 'ILS',
  IN: 'INR',
  IT: 'EUR',
  JP: 'JPY',
  MX: 'MXN',
  MY: 'MYR',
  NL: 'EUR',
  NO: 'NOK',
  NZ: 'NZD',
  PH: 'PHP',
  PL: 'PLN',
  PT: 'EUR',
  SE: 'SEK',
  SG: 'SGD',
  TH: 'THB',
  TW: 'TWD',
  ZA: 'ZAR',
}
