import { asString } from './value.ts'

/** An exact decimal: `units` divided by ten to the power of `scale`. */
export class Decimal {
  readonly scale: number
  #units: bigint | undefined
  /**
   * The source text if it consists of digits and at most one point between them; otherwise empty.
   */
  readonly #source: string
  #plain: string | undefined
  /** The HTML of the amount as a price, once one was rendered. */
  priceHtml: string | undefined

  constructor(units: bigint | undefined, scale: number, source = '') {
    this.#units = units
    this.scale = scale
    this.#source = source
  }

  get units(): bigint {
    return (this.#units ??= BigInt(this.#source.replace('.', '')))
  }

  /** The plain digits, without trailing zeros. */
  get plain(): string {
    return (this.#plain ??=
      this.#source === '' || this.#source.endsWith('0')
        ? formatPlainDigits(this.units, this.scale)
        : this.#source)
  }

  /** The digits before and after the point, if they are known without arithmetic. */
  get parts(): readonly [whole: string, fraction: string] | null {
    const source = this.#source
    if (source === '') return null
    const point = source.length - this.scale
    return this.scale === 0 ? [source, ''] : [source.slice(0, point - 1), source.slice(point)]
  }
}

export const zero = new Decimal(0n, 0)

const MAX_DECIMAL_LENGTH = 100
const MAX_EXPONENT = 400
const DECIMAL_PATTERN = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,4}))?$/

/** The maximum number of cached amounts. Amounts recur: a shop has fewer prices than products. */
const MAX_CACHED = 1000
const cache = new Map<string, Decimal | null>()

/** Parses a number or numeric string exactly; null for anything else. Recent results are cached. */
export function parseDecimal(value: unknown): Decimal | null {
  const text = asString(value)
  const known = cache.get(text)
  if (known !== undefined) return known
  const read = parseUncachedDecimal(text.trim())
  if (text.length <= MAX_DECIMAL_LENGTH) {
    if (cache.size >= MAX_CACHED) cache.clear()
    cache.set(text, read)
  }
  return read
}

/** The shape of nearly all amounts. */
const SIMPLE_PATTERN = /^(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/

function parseUncachedDecimal(text: string): Decimal | null {
  if (SIMPLE_PATTERN.test(text)) {
    const point = text.indexOf('.')
    return new Decimal(undefined, point < 0 ? 0 : text.length - point - 1, text)
  }
  const parts = text.length <= MAX_DECIMAL_LENGTH ? DECIMAL_PATTERN.exec(text) : null
  if (!parts) return null
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts
  const shift = Number(exponent)
  if (whole + fraction === '' || Math.abs(shift) > MAX_EXPONENT) return null
  const units = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n)
  const scale = fraction.length - shift
  return scale >= 0 ? new Decimal(units, scale) : new Decimal(units * 10n ** BigInt(-scale), 0)
}

export function compareDecimals(a: Decimal, b: Decimal): number {
  if (a === b) return 0
  const scale = Math.max(a.scale, b.scale)
  const left = scaleUnits(a, scale)
  const right = scaleUnits(b, scale)
  if (left < right) return -1
  return left > right ? 1 : 0
}

function scaleUnits(value: Decimal, scale: number): bigint {
  return value.units * 10n ** BigInt(scale - value.scale)
}

/** Multiplies a value by a power of ten. */
export function shiftDecimal(value: Decimal, power: number): Decimal {
  const scale = value.scale - power
  if (scale >= 0) return new Decimal(value.units, scale)
  return new Decimal(value.units * 10n ** BigInt(-scale), 0)
}

/** Formats the plain digits, without trailing zeros. */
export function formatPlain(value: Decimal): string {
  return value.plain
}

function formatPlainDigits(units: bigint, scale: number): string {
  const { whole, fraction, sign } = splitDigits(units, scale)
  const shown = fraction.replace(/(?<!0)0+$/, '')
  return sign + (shown === '' ? whole : `${whole}.${shown}`)
}

/**
 * Formats with a fixed number of decimals, rounding halves to even, and commas between thousands.
 */
export function formatGrouped(value: Decimal, decimals: number): string {
  const parts = value.scale <= decimals && decimals > 0 ? value.parts : null
  if (parts) return `${groupThousands(parts[0])}.${parts[1].padEnd(decimals, '0')}`
  const { whole, fraction, sign } = splitDigits(roundUnits(value, decimals), decimals)
  const grouped = groupThousands(whole)
  return sign + (decimals === 0 ? grouped : `${grouped}.${fraction}`)
}

function groupThousands(whole: string): string {
  if (whole.length <= 3) return whole
  let grouped = whole.slice(0, whole.length % 3)
  for (let at = grouped.length; at < whole.length; at += 3) {
    grouped += (grouped === '' ? '' : ',') + whole.slice(at, at + 3)
  }
  return grouped
}

function roundUnits(value: Decimal, decimals: number): bigint {
  if (value.scale <= decimals) return scaleUnits(value, decimals)
  const divisor = 10n ** BigInt(value.scale - decimals)
  const quotient = value.units / divisor
  const rest = value.units - quotient * divisor
  const twice = (rest < 0n ? -rest : rest) * 2n
  const up = twice > divisor || (twice === divisor && quotient % 2n !== 0n)
  return up ? quotient + (value.units < 0n ? -1n : 1n) : quotient
}

function splitDigits(
  units: bigint,
  scale: number,
): { sign: string; whole: string; fraction: string } {
  const text = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
  return {
    sign: units < 0n ? '-' : '',
    whole: text.slice(0, text.length - scale),
    fraction: text.slice(text.length - scale),
  }
}
