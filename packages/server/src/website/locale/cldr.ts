import { createRequire } from 'node:module'
import type { CLDR, CurrencyType, ZonedDateTime } from '@phensley/cldr'
import type { LocaleAdapter, PluralCategory } from '@vitrine/template'
import {
  parseCurrencyOptions,
  parseDateOptions,
  parseDecimalOptions,
  parseIntervalOptions,
  parseRelativeOptions,
  parseUnitOptions,
} from './cldr-options.ts'

/** The `require` that loads the library, which takes 0.1 s and 30 MB, on first use. */
const requireModule = createRequire(import.meta.url)
const FALLBACK_LOCALE = 'en-US'
const MAX_LOCALES = 20
const MAX_PATTERNS = 100
const MAX_CACHED_TEXTS = 1000

const locales = new Map<string, LocaleAdapter>()
let library: Library | undefined

/**
 * Returns the CLDR formats of a locale, which match the reference engine byte for byte. An unknown
 * BCP 47 tag reads as English. The first call loads the library, the first call for a language its
 * data.
 */
export function getCldrLocale(tag: string): LocaleAdapter {
  const cached = locales.get(tag)
  if (cached) return cached
  library ??= loadLibrary()
  const created = createAdapter(library, library.open(tag))
  if (locales.size >= MAX_LOCALES) locales.clear()
  locales.set(tag, created)
  return created
}

interface Opened {
  readonly cldr: CLDR
  readonly region: string
}

interface Library {
  readonly decimal: (digits: string) => import('@phensley/cldr').Decimal
  readonly open: (tag: string) => Opened
}

function loadLibrary(): Library {
  const { CLDRFramework, Decimal }: typeof import('@phensley/cldr') =
    requireModule('@phensley/cldr')
  const framework = new CLDRFramework({
    loader: (language): unknown => requireModule(`@phensley/cldr/packs/${language}.json`),
    patternCacheSize: MAX_PATTERNS,
  })
  const opened = (tag: string): Opened => {
    const locale = CLDRFramework.resolveLocale(tag)
    if (!/^[a-z]{2,3}$/.test(locale.tag.language())) throw new RangeError('no such language')
    return { cldr: framework.get(locale), region: locale.tag.region() }
  }
  return {
    decimal: (digits) => new Decimal(digits),
    open: (tag) => {
      try {
        return opened(tag)
      } catch {
        return opened(FALLBACK_LOCALE)
      }
    },
  }
}

function createAdapter({ decimal }: Library, { cldr, region }: Opened): LocaleAdapter {
  const { Numbers, Calendars, Units } = cldr
  const currency = memoizeOptions(parseCurrencyOptions)
  const number = memoizeOptions(parseDecimalOptions)
  const date = memoizeOptions(parseDateOptions)
  const interval = memoizeOptions(parseIntervalOptions)
  const relative = memoizeOptions(parseRelativeOptions)
  const quantity = memoizeOptions(parseUnitOptions)
  const getCached = createTextCache()
  const zoned = (at: number, zone: string): ZonedDateTime => ({
    date: at,
    zoneId: Calendars.resolveTimeZoneId(zone) ?? 'UTC',
  })
  return {
    money: (money, args) =>
      getCached(`m${money.currency} ${money.value}`, args, () =>
        isCurrency(money.currency)
          ? Numbers.formatCurrency(decimal(money.value), money.currency, currency(args))
          : '',
      ),
    decimal: (value, args) =>
      getCached(`d${value}`, args, () => Numbers.formatDecimal(decimal(value), number(args))),
    datetime: (at, zone, args) =>
      getCached(`t${at} ${zone}`, args, () => Calendars.formatDate(zoned(at, zone), date(args))),
    datetimeInterval: (from, to, zone, args) =>
      Calendars.formatDateInterval(zoned(from, zone), zoned(to, zone), interval(args)),
    relativeTime: (from, to, args) =>
      Calendars.formatRelativeTime(zoned(from, 'UTC'), zoned(to, 'UTC'), relative(args)),
    cardinal: (value) => toPluralCategory(Numbers.getPluralCardinal(decimal(value))),
    ordinal: (value) => toPluralCategory(Numbers.getPluralOrdinal(decimal(value))),
    unit: (value, unit, args) => {
      const cached = Units.availableUnits().find((name) => name === unit)
      return cached && Units.formatQuantity({ value, unit: cached }, quantity(args))
    },
    metric: cldr.General.measurementSystem() === 'metric',
    currency: Numbers.getCurrencyForRegion(region),
  }
}

/** Memoizes parsed options: a tag passes the same array each time. */
function memoizeOptions<O extends object>(options: (args: readonly string[]) => O): typeof options {
  const cached = new WeakMap<readonly string[], O>()
  return (args) => {
    const found = cached.get(args)
    if (found) return found
    const created = options(args)
    cached.set(args, created)
    return created
  }
}

/** Creates a cache of formatted texts: formatting costs ten times as much as the lookup. */
function createTextCache(): (what: string, args: readonly string[], make: () => string) => string {
  const texts = new Map<string, string>()
  return (what, args, make) => {
    const key = args.length === 0 ? what : `${what}\n${args.join('\n')}`
    const cached = texts.get(key)
    if (cached !== undefined) return cached
    const created = make()
    if (texts.size >= MAX_CACHED_TEXTS) texts.clear()
    texts.set(key, created)
    return created
  }
}

function isCurrency(code: string): code is CurrencyType {
  return /^[A-Za-z]{3}$/.test(code)
}

const CATEGORIES: readonly PluralCategory[] = ['zero', 'one', 'two', 'few', 'many']

function toPluralCategory(name: string): PluralCategory {
  return CATEGORIES.find((category) => category === name) ?? 'other'
}
