import { textDirection, withSignWhole } from '@vitrine/model'
import type { LocaleAdapter, Money } from '@vitrine/template'
import { cldrLocale } from './cldr.ts'
import { moneyPattern } from './money-pattern.ts'

const MOST_KEPT = 50
/** Prices of a shop recur. */
const MOST_TEXTS = 1000

/**
 * What templates know of a language, in BCP 47. Plain money and the plurals of whole numbers, which
 * most pages print and nothing else, come from the runtime's own `Intl`; everything else from CLDR,
 * which is loaded when a template first asks for it.
 */
export function localeOf(language: string): LocaleAdapter {
  return plain(language)
}

/**
 * The same for templates of pages. Among text from the right the sign of an amount stays whole, and all
 * digits are of the kind that `Intl` writes: the two sources do not agree on those of Arabic.
 */
export function pageLocale(language: string): LocaleAdapter {
  return textDirection(language) === 'rtl' ? amongTextFromRight(language) : plain(language)
}

const plain = keep((language) => {
  const locale = localeIn(language)
  return makeLocale(locale, { cldrTag: locale, amountIn: (amount) => amount })
})
const amongTextFromRight = keep((language) => {
  const locale = localeIn(language)
  const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions()
  const cldrTag = new Intl.Locale(locale, { numberingSystem }).toString()
  return makeLocale(locale, { cldrTag, amountIn: (amount) => withSignWhole(amount, locale) })
})

function localeIn(language: string): string {
  return isLocale(language) ? language : 'en-US'
}

function isLocale(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length === 1
  } catch {
    return false
  }
}

function makeLocale(
  locale: string,
  of: { readonly cldrTag: string; readonly amountIn: (amount: string) => string },
): LocaleAdapter {
  const { cldrTag, amountIn } = of
  const currencies = keep((currency) => {
    const options = { style: 'currency', currency, roundingMode: 'halfEven' } as const
    const format = new Intl.NumberFormat(locale, options)
    return { format, pattern: moneyPattern(format) }
  })
  const texts = new Map<string, Map<string, string>>()
  const cardinals = new Intl.PluralRules(locale)
  const ordinals = new Intl.PluralRules(locale, { type: 'ordinal' })
  const cldr = (): LocaleAdapter => cldrLocale(cldrTag)
  return {
    money: (money, options) => {
      if (options.length > 0) return amountIn(cldr().money(money, options))
      // Only plain amounts are kept, by currency first: the texts of both are at hand as they are.
      const known = texts.get(money.currency)?.get(money.value)
      if (known !== undefined) return known
      if (!isPlain(money)) return amountIn(cldr().money(money, options))
      const { format, pattern } = currencies(money.currency)
      const text = amountIn(pattern?.(money.value) ?? format.format(exactly(money.value)))
      keepText(texts, money, text)
      return text
    },
    decimal: (value, options) => cldr().decimal(value, options),
    datetime: (at, zone, options) => cldr().datetime(at, zone, options),
    datetimeInterval: (from, to, zone, options) => cldr().datetimeInterval(from, to, zone, options),
    relativeTime: (from, to, options) => cldr().relativeTime(from, to, options),
    cardinal: (value) =>
      isSmall(value) ? cardinals.select(Number(value)) : cldr().cardinal(value),
    ordinal: (value) => (isSmall(value) ? ordinals.select(Number(value)) : cldr().ordinal(value)),
    unit: (value, unit, options) => cldr().unit?.(value, unit, options),
    get metric() {
      return cldr().metric ?? true
    },
    get currency() {
      return cldr().currency
    },
  }
}

/** Formatters cost far more to make than to use, and a site uses few. */
function keep<F>(make: (key: string) => F): (key: string) => F {
  const kept = new Map<string, F>()
  return (key) => {
    const known = kept.get(key)
    if (known) return known
    const made = make(key)
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(key, made)
    return made
  }
}

function keepText(
  texts: Map<string, Map<string, string>>,
  { currency, value }: Money,
  text: string,
): void {
  const ofCurrency = texts.get(currency) ?? new Map<string, string>()
  if (ofCurrency.size >= MOST_TEXTS) ofCurrency.clear()
  if (texts.size >= MOST_KEPT) texts.clear()
  ofCurrency.set(value, text)
  texts.set(currency, ofCurrency)
}

/** A whole number whose digits a double holds. */
function isSmall(value: string): boolean {
  return /^\d{1,15}$/.test(value)
}

function isPlain({ value, currency }: Money): boolean {
  return /^-?\d+(\.\d+)?$/.test(value) && /^[A-Z]{3}$/.test(currency)
}

/** A decimal string is formatted as it is; a number would be rounded to a double first. */
function exactly(value: string): Intl.StringNumericLiteral {
  return value as Intl.StringNumericLiteral
}
