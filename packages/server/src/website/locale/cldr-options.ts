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

/** Aliases of option values in the arguments of CLDR formatters; unknown arguments are ignored. */

type Aliases<T extends string> = Readonly<Record<string, T>>

const ROUNDINGS: Aliases<RoundingModeType> = {
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
const MAX_DIGITS = 50

const DECIMAL_STYLES: Aliases<NonNullable<DecimalFormatOptions['style']>> = {
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

const CURRENCY_STYLES: Aliases<NonNullable<CurrencyFormatOptions['style']>> = {
  symbol: 'symbol',
  standard: 'symbol',
  accounting: 'accounting',
  code: 'code',
  name: 'name',
  short: 'short',
}

const CALENDARS: Aliases<NonNullable<DateFormatOptions['ca']>> = {
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

export function parseCurrencyOptions(args: readonly string[]): CurrencyFormatOptions {
  const options: CurrencyFormatOptions = { symbolWidth: 'default', ...parseNumberOptions(args) }
  options.round ??= 'half-even'
  const style = getAlias(CURRENCY_STYLES, findLastValue(args, 'style'))
  if (style) options.style = style
  const width = findKnown(SYMBOL_WIDTHS, findLastValue(args, 'symbol'))
  if (width) options.symbolWidth = width
  return options
}

export function parseDecimalOptions(args: readonly string[]): DecimalFormatOptions {
  const options: DecimalFormatOptions = parseNumberOptions(args)
  options.round ??= 'half-even'
  const style = getAlias(DECIMAL_STYLES, findLastValue(args, 'style'))
  if (style) options.style = style
  return options
}

export function parseDateOptions(args: readonly string[]): DateFormatOptions {
  const options: DateFormatOptions = { ca: 'gregory' }
  let skeleton = ''
  for (const arg of args) {
    const [key, value] = splitArgument(arg)
    const width = findKnown(WIDTHS, value ?? key)
    if (value === null) {
      if (key === 'date' || key === 'time') options[key] = 'short'
      else if (width) options.datetime = width
      else skeleton += key
    } else if (key === 'date' || key === 'time' || key === 'datetime') {
      if (width) options[key] = width
      else skeleton += value
    } else if (key === 'skeleton') skeleton += value
    else if (key === 'calendar') options.ca = getAlias(CALENDARS, value) ?? options.ca ?? 'gregory'
    else if (key === 'wrap' || key === 'wrapper' || key === 'wrapped') {
      if (width) options.wrap = width
    }
  }
  const context = findKnown(CONTEXTS, findLastValue(args, 'context'))
  if (context) options.context = context
  if (skeleton) options.skeleton = skeleton
  const isSet = options.date || options.time || options.datetime || options.skeleton
  return isSet ? options : { ...options, date: 'long' }
}

export function parseIntervalOptions(args: readonly string[]): DateIntervalFormatOptions {
  const options: DateIntervalFormatOptions = { ca: 'gregory' }
  for (const arg of args) {
    const [key, value] = splitArgument(arg)
    const isNamed = key === 'skeleton' || key === 'date' || key === 'time'
    if (isNamed && value !== null) options[key] = value
    else if (value === null && key && !isNamed && key !== 'context') options.skeleton = key
    else if (value === null && key === 'skeleton') options.skeleton = key
  }
  const context = findKnown(CONTEXTS, findLastValue(args, 'context'))
  if (context) options.context = context
  return options
}

export function parseRelativeOptions(args: readonly string[]): RelativeTimeFormatOptions {
  const options: RelativeTimeFormatOptions = parseNumberOptions(args)
  const context = findKnown(CONTEXTS, findLastValue(args, 'context'))
  if (context) options.context = context
  const field = findKnown(FIELDS, findLastValue(args, 'field'))
  if (field) options.field = field
  const width = findKnown(RELATIVE_WIDTHS, findLastValue(args, 'width'))
  if (width) options.width = width
  for (const flag of RELATIVE_FLAGS) if (findLastValue(args, flag) === 'true') options[flag] = true
  return options
}

export function parseUnitOptions(args: readonly string[]): UnitFormatOptions {
  const options: UnitFormatOptions = parseNumberOptions(args)
  const length = findKnown(UNIT_LENGTHS, findLastValue(args, 'length'))
  if (length) options.length = length
  return options
}

function parseNumberOptions(args: readonly string[]): NumberFormatOptions {
  const options: NumberFormatOptions = { group: true }
  for (const arg of args) {
    const [key, value] = splitArgument(arg)
    if (key === 'group' || key === 'grouping') options.group = value !== 'false'
    else if (key === 'no-group' || key === 'no-grouping') options.group = false
    else if (key === 'round' || key === 'rounding') {
      const round = getAlias(ROUNDINGS, value)
      if (round) options.round = round
    } else {
      const digits = getAlias(DIGITS, key)
      const count = Number.parseInt(value ?? '', 10)
      if (digits && !Number.isNaN(count)) {
        options[digits] = Math.min(Math.max(count, 0), MAX_DIGITS)
      }
    }
  }
  return options
}

/** Splits `key:value`; the value is null if there is no colon. */
function splitArgument(arg: string): readonly [string, string | null] {
  const colon = arg.indexOf(':')
  return colon < 0 ? [arg, null] : [arg.slice(0, colon), arg.slice(colon + 1)]
}

function findLastValue(args: readonly string[], key: string): string | null {
  const found = args.findLast((arg) => arg.startsWith(`${key}:`))
  return found === undefined ? null : found.slice(key.length + 1)
}

function getAlias<T extends string>(values: Aliases<T>, word: string | null): T | undefined {
  return word !== null && Object.hasOwn(values, word) ? values[word] : undefined
}

function findKnown<T extends string>(values: readonly T[], word: string | null): T | undefined {
  return values.find((known) => known === word)
}
