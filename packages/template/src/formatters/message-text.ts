import { compareDecimals, Decimal, decimalOf, plainText, zero } from '../decimal.ts'
import type { Choice, Part } from '../message.ts'
import { readMessage } from '../message.ts'
import type { Run } from '../run.ts'
import { asNumber, asString } from '../value.ts'
import { siteZone } from './date.ts'
import { moneyOf } from './money-value.ts'

/** Values of a message, by name and by position. */
export interface MessageValues {
  readonly named: ReadonlyMap<string, unknown>
  readonly positional: readonly unknown[]
}

export function namedValues(values: Readonly<Record<string, unknown>>): MessageValues {
  return { named: new Map(Object.entries(values)), positional: Object.values(values) }
}

/** Steps. */
const perLocaleText = 300

/** How many patterns a rendering keeps read. */
const mostPatterns = 100

const readPatterns = new WeakMap<Run, Map<string, readonly Part[]>>()

/** A message pattern with its values inserted. */
export function formatMessage(pattern: string, values: MessageValues, run: Run): string {
  return write(partsOf(pattern, run), { values, run, number: '' })
}

function partsOf(pattern: string, run: Run): readonly Part[] {
  if (!pattern.includes('{') && !pattern.includes("'")) return [{ kind: 'text', text: pattern }]
  let known = readPatterns.get(run)
  if (!known) readPatterns.set(run, (known = new Map()))
  const found = known.get(pattern)
  if (found) return found
  run.charge(pattern.length)
  const parts = readMessage(pattern)
  if (known.size >= mostPatterns) known.clear()
  known.set(pattern, parts)
  return parts
}

interface Scope {
  readonly values: MessageValues
  readonly run: Run
  /** What `#` stands for. */
  readonly number: string
}

function write(parts: readonly Part[], scope: Scope): string {
  let text = ''
  for (const part of parts) {
    const piece = writePart(part, scope)
    scope.run.charge(piece.length)
    text += piece
  }
  return text
}

function writePart(part: Part, scope: Scope): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'number':
      return scope.number
    case 'argument':
      return insert(valueOf(part.names[0], scope))
    case 'formatted':
      return isGiven(part.names[0], scope) ? writeFormatted(part, scope) : ''
    case 'choice':
      return writeChoice(part, scope)
  }
}

function valueOf(name: string | undefined, { values }: Scope): unknown {
  if (name === undefined) return undefined
  return values.named.has(name) ? values.named.get(name) : values.positional[positionOf(name)]
}

/** A formatted argument that nobody gave shows nothing; in a choice it counts as 0. */
function isGiven(name: string | undefined, { values }: Scope): boolean {
  if (name === undefined) return false
  return values.named.has(name) || positionOf(name) < values.positional.length
}

function positionOf(name: string): number {
  return /^\d{1,6}$/.test(name) ? Number(name) : Infinity
}

/** Money inserts its amount. */
function insert(value: unknown): string {
  return moneyOf(value)?.value ?? asString(value)
}

function writeFormatted(part: Part & { kind: 'formatted' }, scope: Scope): string {
  const { run } = scope
  const { locale } = run.host
  const value = valueOf(part.names[0], scope)
  if (!locale) return ''
  run.charge(perLocaleText)
  switch (part.format) {
    case 'money': {
      const money = moneyOf(value)
      return money ? locale.money(money, part.options) : ''
    }
    case 'decimal':
      return locale.decimal(plainText(numberOf(value)), part.options)
    case 'datetime': {
      const at = asNumber(value)
      return Number.isFinite(at) ? locale.datetime(at, siteZone(run, undefined), part.options) : ''
    }
    case 'datetime-interval': {
      const from = asNumber(value)
      const to = asNumber(valueOf(part.names[1], scope))
      if (part.names.length < 2 || !Number.isFinite(from) || !Number.isFinite(to)) return ''
      return locale.datetimeInterval(from, to, siteZone(run, undefined), part.options)
    }
  }
}

/** Booleans count 1 and 0, money its amount, what is unreadable 0. */
function numberOf(value: unknown): Decimal {
  if (typeof value === 'boolean') return new Decimal(value ? 1n : 0n, 0)
  return decimalOf(insert(value)) ?? zero
}

function writeChoice(part: Part & { kind: 'choice' }, scope: Scope): string {
  const { choices } = part
  const value = valueOf(part.names[0], scope)
  const pick = (selector: string): Choice | undefined =>
    choices.find((choice) => choice.selector === selector)
  if (part.by === 'select') {
    return write((pick(insert(value)) ?? pick('other'))?.parts ?? [], scope)
  }
  const number = numberOf(value)
  const exact = choices.find(({ selector }) => {
    const wanted = selector.startsWith('=') ? decimalOf(selector.slice(1)) : null
    return wanted !== null && compareDecimals(wanted, number) === 0
  })
  if (exact) return write(exact.parts, { ...scope, number: digitsOf(value, number) })
  const { scale } = number
  const rest = new Decimal(number.units - BigInt(part.offset) * 10n ** BigInt(scale), scale)
  const shown = part.offset === 0 ? digitsOf(value, number) : plainText(rest)
  const chosen = pick(categoryOf(shown, part.by, scope.run)) ?? pick('other')
  return write(chosen?.parts ?? [], { ...scope, number: shown })
}

/** A number as it was given, its trailing zeros kept: `1.0` is another category than `1`. */
function digitsOf(value: unknown, number: Decimal): string {
  const given = insert(value)
  return typeof value !== 'boolean' && /^-?\d+(?:\.\d+)?$/.test(given) ? given : plainText(number)
}

function categoryOf(digits: string, by: 'plural' | 'selectordinal', run: Run): string {
  const { locale } = run.host
  if (!locale) return digits === '1' && by === 'plural' ? 'one' : 'other'
  return by === 'plural' ? locale.cardinal(digits) : locale.ordinal(digits)
}
