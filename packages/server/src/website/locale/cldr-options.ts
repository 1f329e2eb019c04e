import type {
  CurrencyFormatOptions,
  DateFormatOptions,
  DateIntervalFormatOptions,
  DecimalFormatOptions,
  NumberFormatOptions,
  RelativeTimeFormatOptions,
  RoundingModeType,
  UnitFormatOptions,
} from '@phensley/cldr'

/** Reads the argument strings of the formatters of section 12; what is unknown is ignored. */

type Words<T extends string> = Readonly<Record<string, T>>

const ROUNDINGS: Words<RoundingModeType> = {
  up: 'up',
  down: 'down',
  truncate: 'down',
  ceiling: 'ceiling',
  ceil: 'ceiling',
  floor: 'floor',
  'half-up': 'half-up',
  'half-down': 'half-down',
  'half-even': 'half-even',
}

const DIGITS = {
  minint: 'minimumIntegerDigits',
  minInt: 'minimumIntegerDigits',
  minimumIntegerDigits: 'minimumIntegerDigits',
  minfrac: 'minimumFractionDigits',
  minFrac: 'minimumFractionDigits',
  minimumFractionDigits: 'minimumFractionDigits',
  maxfrac: 'maximumFractionDigits',
  maxFrac: 'maximumFractionDigits',
  maximumFractionDigits: 'maximumFractionDigits',
  minsig: 'minimumSignificantDigits',
  minSig: 'minimumSignificantDigits',
  minimumSignificantDigits: 'minimumSignificantDigits',
  maxsig: 'maximumSignificantDigits',
  maxSig: 'maximumSignificantDigits',
  maximumSignificantDigits: 'maximumSignificantDigits',
} as const

/** @see platform spec: "Number formatting digit options are clamped to 0-50" */
const MOST_DIGITS = 50

const DECIMAL_STYLES: Words<NonNullable<DecimalFormatOptions['style']>> = {
  decimal: 'decimal',
  standard: 'decimal',
  short: 'short',
  long: 'long',
  scientific: 'scientific',
  percent: 'percent',
  'percent-scaled': 'percent-scaled',
  permille: 'permille',
  'permille-scaled': 'permille-scaled',
}

const CURRENCY_STYLES: Words<NonNullable<CurrencyFormatOptions['style']>> = {
  symbol: 'symbol',
  standard: 'symbol',
  accounting: 'accounting',
  code: 'code',
  name: 'name',
  short: 'short',
}

const CALENDARS: Words<NonNullable<DateFormatOptions['ca']>> = {
  buddhist: 'buddhist',
  gregory: 'gregory',
  gregorian: 'gregory',
  iso8601: 'iso8601',
  persian: 'persian',
  japanese: 'japanese',
}

const CONTEXTS = ['middle-of-text', 'begin-sentence', 'standalone', 'ui-list-or-menu'] as const
const WIDTHS = ['short', 'medium', 'long', 'full'] as const
const SYMBOL_WIDTHS = ['default', 'narrow'] as const
const RELATIVE_WIDTHS = ['short', 'narrow', 'wide'] as const
const RELATIVE_FLAGS = ['dayOfWeek', 'numericOnly', 'allowWeeks', 'alwaysNow'] as const
const UNIT_LENGTHS = ['short', 'narrow', 'long'] as const
const FIELDS = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second', 'millis'] as const

export function currencyOptions(args: readonly string[]): CurrencyFormatOptions {
  const options: CurrencyFormatOptions = { symbolWidth: 'default', ...numberOptions(args) }
  options.round ??= 'half-even'
  const style = inWords(CURRENCY_STYLES, last(args, 'style'))
  if (style) options.style = style
  const width = oneOf(SYMBOL_WIDTHS, last(args, 'symbol'))
  if (width) options.symbolWidth = width
  return options
}

export function decimalOptions(args: readonly string[]): DecimalFormatOptions {
  const options: DecimalFormatOptions = numberOptions(args)
  options.round ??= 'half-even'
  const style = inWords(DECIMAL_STYLES, last(args, 'style'))
  if (style) options.style = style
  return options
}

export function dateOptions(args: readonly string[]): DateFormatOptions {
  const options: DateFormatOptions = { ca: 'gregory' }
  let skeleton = ''
  for (const arg of args) {
    const [key, value] = keyAndValue(arg)
    const width = oneOf(WIDTHS, value ?? key)
    if (value === null) {
      if (key === 'date' || key === 'time') options[key] = 'short'
      else if (width) options.datetime = width
      else skeleton += key
    } else if (key === 'date' || key === 'time' || key === 'datetime') {
      if (width) options[key] = width
      else skeleton += value
    } else if (key === 'skeleton') skeleton += value
    else if (key === 'calendar') options.ca = inWords(CALENDARS, value) ?? options.ca ?? 'gregory'
    else if (key === 'wrap' || key === 'wrapper' || key === 'wrapped') {
      if (width) options.wrap = width
    }
  }
  const context = oneOf(CONTEXTS, last(args, 'context'))
  if (context) options.context = context
  if (skeleton) options.skeleton = skeleton
  const isSet = options.date || options.time || options.datetime || options.skeleton
  return isSet ? options : { ...options, date: 'long' }
}

export function intervalOptions(args: readonly string[]): DateIntervalFormatOptions {
  const options: DateIntervalFormatOptions = { ca: 'gregory' }
  for (const arg of args) {
    const [key, value] = keyAndValue(arg)
    const isNamed = key === 'skeleton' || key === 'date' || key === 'time'
    if (isNamed && value !== null) options[key] = value
    else if (value === null && key && !isNamed && key !== 'context') options.skeleton = key
    else if (value === null && key === 'skeleton') options.skeleton = key
  }
  const context = oneOf(CONTEXTS, last(args, 'context'))
  if (context) options.context = context
  return options
}

export function relativeOptions(args: readonly string[]): RelativeTimeFormatOptions {
  const options: RelativeTimeFormatOptions = numberOptions(args)
  const context = oneOf(CONTEXTS, last(args, 'context'))
  if (context) options.context = context
  const field = oneOf(FIELDS, last(args, 'field'))
  if (field) options.field = field
  const width = oneOf(RELATIVE_WIDTHS, last(args, 'width'))
  if (width) options.width = width
  for (const flag of RELATIVE_FLAGS) if (last(args, flag) === 'true') options[flag] = true
  return options
}

export function unitOptions(args: readonly string[]): UnitFormatOptions {
  const options: UnitFormatOptions = numberOptions(args)
  const length = oneOf(UNIT_LENGTHS, last(args, 'length'))
  if (length) options.length = length
  return options
}

function numberOptions(args: readonly string[]): NumberFormatOptions {
  const options: NumberFormatOptions = { group: true }
  for (const arg of args) {
    const [key, value] = keyAndValue(arg)
    if (key === 'group' || key === 'grouping') options.group = value !== 'false'
    else if (key === 'no-group' || key === 'no-grouping') options.group = false
    else if (key === 'round' || key === 'rounding') {
      const round = inWords(ROUNDINGS, value)
      if (round) options.round = round
    } else {
      const digits = inWords(DIGITS, key)
      const count = Number.parseInt(value ?? '', 10)
      if (digits && !Number.isNaN(count)) {
        options[digits] = Math.min(Math.max(count, 0), MOST_DIGITS)
      }
    }
  }
  return options
}

/** `key:value`; the value is null where there is no colon. */
function keyAndValue(arg: string): readonly [string, string | null] {
  const colon = arg.indexOf(':')
  return colon < 0 ? [arg, null] : [arg.slice(0, colon), arg.slice(colon + 1)]
}

function last(args: readonly string[], key: string): string | null {
  const found = args.findLast((arg) => arg.startsWith(`${key}:`))
  return found === undefined ? null : found.slice(key.length + 1)
}

function inWords<T extends string>(words: Words<T>, word: string | null): T | undefined {
  return word !== null && Object.hasOwn(words, word) ? words[word] : undefined
}

function oneOf<T extends string>(words: readonly T[], word: string | null): T | undefined {
  return words.find((known) => known === word)
}
