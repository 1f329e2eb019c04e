import { createRequire } from 'node:module'
import type { CLDR, CurrencyType, ZonedDateTime } from '@phensley/cldr'
import type { LocaleAdapter, PluralCategory } from '@vitrine/template'
import {
  currencyOptions,
  dateOptions,
  decimalOptions,
  intervalOptions,
  relativeOptions,
  unitOptions,
} from './cldr-options.ts'

/** The library reads its data from files; loading it takes a tenth of a second and 30 MB. */
const load = createRequire(import.meta.url)
const FALLBACK = 'en-US'
const MOST_LOCALES = 20
const MOST_PATTERNS = 100
const MOST_TEXTS = 1000

const locales = new Map<string, LocaleAdapter>()
let library: Library | undefined

/**
 * Texts of a locale as CLDR has them, byte for byte those of the reference engine. `tag` in BCP 47;
 * one that is not known reads as English. The first call loads the library, the first for a
 * language its data.
 */
export function cldrLocale(tag: string): LocaleAdapter {
  const known = locales.get(tag)
  if (known) return known
  library ??= loadLibrary()
  const made = adapterOf(library, library.open(tag))
  if (locales.size >= MOST_LOCALES) locales.clear()
  locales.set(tag, made)
  return made
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
  const { CLDRFramework, Decimal }: typeof import('@phensley/cldr') = load('@phensley/cldr')
  const framework = new CLDRFramework({
    loader: (language): unknown => load(`@phensley/cldr/packs/${language}.json`),
    patternCacheSize: MOST_PATTERNS,
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
        return opened(FALLBACK)
      }
    },
  }
}

function adapterOf({ decimal }: Library, { cldr, region }: Opened): LocaleAdapter {
  const { Numbers, Calendars, Units } = cldr
  const currency = read(currencyOptions)
  const number = read(decimalOptions)
  const date = read(dateOptions)
  const interval = read(intervalOptions)
  const relative = read(relativeOptions)
  const quantity = read(unitOptions)
  const kept = keepTexts()
  const zoned = (at: number, zone: string): ZonedDateTime => ({
    date: at,
    zoneId: Calendars.resolveTimeZoneId(zone) ?? 'UTC',
  })
  return {
    money: (money, args) =>
      kept(`m${money.currency} ${money.value}`, args, () =>
        isCurrency(money.currency)
          ? Numbers.formatCurrency(decimal(money.value), money.currency, currency(args))
          : '',
      ),
    decimal: (value, args) =>
      kept(`d${value}`, args, () => Numbers.formatDecimal(decimal(value), number(args))),
    datetime: (at, zone, args) =>
      kept(`t${at} ${zone}`, args, () => Calendars.formatDate(zoned(at, zone), date(args))),
    datetimeInterval: (from, to, zone, args) =>
      Calendars.formatDateInterval(zoned(from, zone), zoned(to, zone), interval(args)),
    relativeTime: (from, to, args) =>
      Calendars.formatRelativeTime(zoned(from, 'UTC'), zoned(to, 'UTC'), relative(args)),
    cardinal: (value) => categoryOf(Numbers.getPluralCardinal(decimal(value))),
    ordinal: (value) => categoryOf(Numbers.getPluralOrdinal(decimal(value))),
    unit: (value, unit, args) => {
      const known = Units.availableUnits().find((name) => name === unit)
      return known && Units.formatQuantity({ value, unit: known }, quantity(args))
    },
    metric: cldr.General.measurementSystem() === 'metric',
    currency: Numbers.getCurrencyForRegion(region),
  }
}

/** A tag hands over the same array each time; its options are read once. */
function read<O extends object>(options: (args: readonly string[]) => O): typeof options {
  const known = new WeakMap<readonly string[], O>()
  return (args) => {
    const found = known.get(args)
    if (found) return found
    const made = options(args)
    known.set(args, made)
    return made
  }
}

/** The same prices and dates stand on every page; a text costs ten times what finding it does. */
function keepTexts(): (what: string, args: readonly string[], make: () => string) => string {
  const texts = new Map<string, string>()
  return (what, args, make) => {
    const key = args.length === 0 ? what : `${what}\n${args.join('\n')}`
    const known = texts.get(key)
    if (known !== undefined) return known
    const made = make()
    if (texts.size >= MOST_TEXTS) texts.clear()
    texts.set(key, made)
    return made
  }
}

function isCurrency(code: string): code is CurrencyType {
  return /^[A-Za-z]{3}$/.test(code)
}

const CATEGORIES: readonly PluralCategory[] = ['zero', 'one', 'two', 'few', 'many']

function categoryOf(word: string): PluralCategory {
  return CATEGORIES.find((category) => category === word) ?? 'other'
}
