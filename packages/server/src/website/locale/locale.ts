import { getTextDirection, isolateCurrencySymbol } from '@vitrine/model'
import type { LocaleAdapter, Money } from '@vitrine/template'
import { getCldrLocale } from './cldr.ts'
import { createMoneyPattern } from './money-pattern.ts'

const MAX_CACHED_FORMATS = 50
/** The maximum number of cached amounts, which recur on the pages of a shop. */
const MAX_CACHED_TEXTS = 1000

/**
 * Returns the formats of a BCP 47 language. Plain amounts and plurals of whole numbers, which most
 * pages need, come from `Intl`; the rest comes from CLDR, which is loaded on first use.
 */
export function getLocale(language: string): LocaleAdapter {
  return plainLocales(language)
}

/**
 * Returns the formats of a language for page templates. In right-to-left text the sign of an amount
 * stays with it, and all digits are those of `Intl`, since the two sources differ in Arabic.
 */
export function getPageLocale(language: string): LocaleAdapter {
  return getTextDirection(language) === 'rtl' ? rtlLocales(language) : plainLocales(language)
}

const plainLocales = memoize((language) => {
  const locale = normalizeLocale(language)
  return createLocale(locale, { cldrTag: locale, amountIn: (amount) => amount })
})
const rtlLocales = memoize((language) => {
  const locale = normalizeLocale(language)
  const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions()
  const cldrTag = new Intl.Locale(locale, { numberingSystem }).toString()
  return createLocale(locale, {
    cldrTag,
    amountIn: (amount) => isolateCurrencySymbol(amount, locale),
  })
})

function normalizeLocale(language: string): string {
  return isValidLocale(language) ? language : 'en-US'
}

function isValidLocale(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length === 1
  } catch {
    return false
  }
}

function createLocale(
  locale: string,
  of: { readonly cldrTag: string; readonly amountIn: (amount: string) => string },
): LocaleAdapter {
  const { cldrTag, amountIn: formatAmount } = of
  const currencies = memoize((currency) => {
    const options = { style: 'currency', currency, roundingMode: 'halfEven' } as const
    const format = new Intl.NumberFormat(locale, options)
    return { format, pattern: createMoneyPattern(format) }
  })
  const texts = new Map<string, Map<string, string>>()
  const cardinals = new Intl.PluralRules(locale)
  const ordinals = new Intl.PluralRules(locale, { type: 'ordinal' })
  const cldr = (): LocaleAdapter => getCldrLocale(cldrTag)
  return {
    money: (money, options) => {
      if (options.length > 0) return formatAmount(cldr().money(money, options))
      // Only plain amounts are cached, first by currency, so that no key has to be built.
      const cached = texts.get(money.currency)?.get(money.value)
      if (cached !== undefined) return cached
      if (!isPlainAmount(money)) return formatAmount(cldr().money(money, options))
      const { format, pattern } = currencies(money.currency)
      const text = formatAmount(
        pattern?.(money.value) ?? format.format(toNumericString(money.value)),
      )
      cacheText(texts, money, text)
      return text
    },
    decimal: (value, options) => cldr().decimal(value, options),
    datetime: (at, zone, options) => cldr().datetime(at, zone, options),
    datetimeInterval: (from, to, zone, options) => cldr().datetimeInterval(from, to, zone, options),
    relativeTime: (from, to, options) => cldr().relativeTime(from, to, options),
    cardinal: (value) =>
      isSafeInteger(value) ? cardinals.select(Number(value)) : cldr().cardinal(value),
    ordinal: (value) =>
      isSafeInteger(value) ? ordinals.select(Number(value)) : cldr().ordinal(value),
    unit: (value, unit, options) => cldr().unit?.(value, unit, options),
    get metric() {
      return cldr().metric ?? true
    },
    get currency() {
      return cldr().currency
    },
  }
}

/** Memoizes formatters, which are expensive to create and few. */
function memoize<F>(make: (key: string) => F): (key: string) => F {
  const cache = new Map<string, F>()
  return (key) => {
    const cached = cache.get(key)
    if (cached) return cached
    const created = make(key)
    if (cache.size >= MAX_CACHED_FORMATS) cache.clear()
    cache.set(key, created)
    return created
  }
}

function cacheText(
  texts: Map<string, Map<string, string>>,
  { currency, value }: Money,
  text: string,
): void {
  const ofCurrency = texts.get(currency) ?? new Map<string, string>()
  if (ofCurrency.size >= MAX_CACHED_TEXTS) ofCurrency.clear()
  if (texts.size >= MAX_CACHED_FORMATS) texts.clear()
  ofCurrency.set(value, text)
  texts.set(currency, ofCurrency)
}

/** Returns whether a double holds all digits of a whole number. */
function isSafeInteger(value: string): boolean {
  return /^\d{1,15}$/.test(value)
}

function isPlainAmount({ value, currency }: Money): boolean {
  return /^-?\d+(\.\d+)?$/.test(value) && /^[A-Z]{3}$/.test(currency)
}

/** Marks a decimal string as numeric, so that it is not rounded to a double. */
function toNumericString(value: string): Intl.StringNumericLiteral {
  return value as Intl.StringNumericLiteral
}
