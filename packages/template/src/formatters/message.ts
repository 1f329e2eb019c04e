import { compareDecimals, Decimal, parseDecimal, formatPlain, zero } from '../decimal.ts'
import type { Choice, MessagePart } from './message-pattern.ts'
import { parseMessage } from './message-pattern.ts'
import type { Run } from '../run/run.ts'
import { asNumber, asString } from '../value.ts'
import { getSiteZone } from './date.ts'
import { toMoney } from './money-value.ts'

/** The values of a message, by name and by position. */
export interface MessageValues {
  readonly named: ReadonlyMap<string, unknown>
  readonly positional: readonly unknown[]
}

export function toMessageValues(values: Readonly<Record<string, unknown>>): MessageValues {
  return { named: new Map(Object.entries(values)), positional: Object.values(values) }
}

/** The cost of a text of the locale, in steps. */
const LOCALE_TEXT_COST = 300

/** The maximum number of parsed patterns cached for a rendering. */
const MAX_PATTERNS = 100

const parsedPatterns = new WeakMap<Run, Map<string, readonly MessagePart[]>>()

/** Formats a message pattern with its values. */
export function formatMessage(pattern: string, values: MessageValues, run: Run): string {
  return formatParts(getParts(pattern, run), { values, run, number: '' })
}

function getParts(pattern: string, run: Run): readonly MessagePart[] {
  if (!pattern.includes('{') && !pattern.includes("'")) return [{ kind: 'text', text: pattern }]
  let known = parsedPatterns.get(run)
  if (!known) parsedPatterns.set(run, (known = new Map()))
  const found = known.get(pattern)
  if (found) return found
  run.charge(pattern.length)
  const parts = parseMessage(pattern)
  if (known.size >= MAX_PATTERNS) known.clear()
  known.set(pattern, parts)
  return parts
}

interface MessageScope {
  readonly values: MessageValues
  readonly run: Run
  /** The text that replaces `#`. */
  readonly number: string
}

function formatParts(parts: readonly MessagePart[], scope: MessageScope): string {
  let text = ''
  for (const part of parts) {
    const piece = formatPart(part, scope)
    scope.run.charge(piece.length)
    text += piece
  }
  return text
}

function formatPart(part: MessagePart, scope: MessageScope): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'number':
      return scope.number
    case 'argument':
      return formatValue(getValue(part.names[0], scope))
    case 'formatted':
      return hasValue(part.names[0], scope) ? formatArgument(part, scope) : ''
    case 'choice':
      return formatChoice(part, scope)
  }
}

function getValue(name: string | undefined, { values }: MessageScope): unknown {
  if (name === undefined) return undefined
  return values.named.has(name) ? values.named.get(name) : values.positional[parsePosition(name)]
}

/**
 * Returns whether an argument has a value. A formatted argument without one prints nothing; in a
 * choice it counts as 0.
 */
function hasValue(name: string | undefined, { values }: MessageScope): boolean {
  if (name === undefined) return false
  return values.named.has(name) || parsePosition(name) < values.positional.length
}

function parsePosition(name: string): number {
  return /^\d{1,6}$/.test(name) ? Number(name) : Infinity
}

/** Formats a value without options; money prints its amount. */
function formatValue(value: unknown): string {
  return toMoney(value)?.value ?? asString(value)
}

function formatArgument(part: MessagePart & { kind: 'formatted' }, scope: MessageScope): string {
  const { run } = scope
  const { locale } = run.host
  const value = getValue(part.names[0], scope)
  if (!locale) return ''
  run.charge(LOCALE_TEXT_COST)
  switch (part.format) {
    case 'money': {
      const money = toMoney(value)
      return money ? locale.money(money, part.options) : ''
    }
    case 'decimal':
      return locale.decimal(formatPlain(toDecimal(value)), part.options)
    case 'datetime': {
      const at = asNumber(value)
      return Number.isFinite(at)
        ? locale.datetime(at, getSiteZone(run, undefined), part.options)
        : ''
    }
    case 'datetime-interval': {
      const from = asNumber(value)
      const to = asNumber(getValue(part.names[1], scope))
      if (part.names.length < 2 || !Number.isFinite(from) || !Number.isFinite(to)) return ''
      return locale.datetimeInterval(from, to, getSiteZone(run, undefined), part.options)
    }
  }
}

/**
 * Converts a value to a decimal: true is 1, false is 0, money is its amount, an unreadable value is
 * 0.
 */
function toDecimal(value: unknown): Decimal {
  if (typeof value === 'boolean') return new Decimal(value ? 1n : 0n, 0)
  return parseDecimal(formatValue(value)) ?? zero
}

function formatChoice(part: MessagePart & { kind: 'choice' }, scope: MessageScope): string {
  const { choices } = part
  const value = getValue(part.names[0], scope)
  const pick = (selector: string): Choice | undefined =>
    choices.find((choice) => choice.selector === selector)
  if (part.by === 'select') {
    return formatParts((pick(formatValue(value)) ?? pick('other'))?.parts ?? [], scope)
  }
  const number = toDecimal(value)
  const exact = choices.find(({ selector }) => {
    const exactNumber = selector.startsWith('=') ? parseDecimal(selector.slice(1)) : null
    return exactNumber !== null && compareDecimals(exactNumber, number) === 0
  })
  if (exact) return formatParts(exact.parts, { ...scope, number: getDigits(value, number) })
  const { scale } = number
  const rest = new Decimal(number.units - BigInt(part.offset) * 10n ** BigInt(scale), scale)
  const shown = part.offset === 0 ? getDigits(value, number) : formatPlain(rest)
  const chosen = pick(getCategory(shown, part.by, scope.run)) ?? pick('other')
  return formatParts(chosen?.parts ?? [], { ...scope, number: shown })
}

/**
 * Returns a number as it was written, with its trailing zeros: the plural categories of `1.0` and
 * `1` may differ.
 */
function getDigits(value: unknown, number: Decimal): string {
  const written = formatValue(value)
  return typeof value !== 'boolean' && /^-?\d+(?:\.\d+)?$/.test(written)
    ? written
    : formatPlain(number)
}

function getCategory(digits: string, by: 'plural' | 'selectordinal', run: Run): string {
  const { locale } = run.host
  if (!locale) return digits === '1' && by === 'plural' ? 'one' : 'other'
  return by === 'plural' ? locale.cardinal(digits) : locale.ordinal(digits)
}
