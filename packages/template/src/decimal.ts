import { asString } from './value.ts'

/** An exact decimal: `units` divided by ten to the power of `scale`. */
export class Decimal {
  readonly scale: number
  #units: bigint | undefined
  /** As it was written, where that is nothing but digits and a point between them. */
  readonly #written: string
  #plain: string | undefined
  /** The text of it that prices show, once one was shown. */
  shown: string | undefined

  constructor(units: bigint | undefined, scale: number, written = '') {
    this.#units = units
    this.scale = scale
    this.#written = written
  }

  get units(): bigint {
    return (this.#units ??= BigInt(this.#written.replace('.', '')))
  }

  /** In plain digits, without needless zeros. */
  get plain(): string {
    return (this.#plain ??=
      this.#written === '' || this.#written.endsWith('0')
        ? writePlain(this.units, this.scale)
        : this.#written)
  }

  /** The digits before and behind the point, where no arithmetic is needed to know them. */
  get parts(): readonly [whole: string, fraction: string] | null {
    const written = this.#written
    if (written === '') return null
    const point = written.length - this.scale
    return this.scale === 0 ? [written, ''] : [written.slice(0, point - 1), written.slice(point)]
  }
}

export const zero = new Decimal(0n, 0)

const longestDecimal = 100
const largestExponent = 400
const shape = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,4}))?$/

/** Amounts recur: a shop has fewer prices than products. */
const mostKept = 1000
const kept = new Map<string, Decimal | null>()

/** A number or numeric string, exactly; null for anything else. Those seen last are kept. */
export function decimalOf(value: unknown): Decimal | null {
  const text = asString(value)
  const known = kept.get(text)
  if (known !== undefined) return known
  const read = readDecimal(text.trim())
  if (text.length <= longestDecimal) {
    if (kept.size >= mostKept) kept.clear()
    kept.set(text, read)
  }
  return read
}

/** What nearly all amounts are. */
const simple = /^(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/

function readDecimal(text: string): Decimal | null {
  if (simple.test(text)) {
    const point = text.indexOf('.')
    return new Decimal(undefined, point < 0 ? 0 : text.length - point - 1, text)
  }
  const parts = text.length <= longestDecimal ? shape.exec(text) : null
  if (!parts) return null
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts
  const shift = Number(exponent)
  if (whole + fraction === '' || Math.abs(shift) > largestExponent) return null
  const units = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n)
  const scale = fraction.length - shift
  return scale >= 0 ? new Decimal(units, scale) : new Decimal(units * 10n ** BigInt(-scale), 0)
}

export function compareDecimals(a: Decimal, b: Decimal): number {
  if (a === b) return 0
  const scale = Math.max(a.scale, b.scale)
  const left = atScale(a, scale)
  const right = atScale(b, scale)
  if (left < right) return -1
  return left > right ? 1 : 0
}

function atScale(value: Decimal, scale: number): bigint {
  return value.units * 10n ** BigInt(scale - value.scale)
}

/** The value times ten to a power. */
export function shifted(value: Decimal, power: number): Decimal {
  const scale = value.scale - power
  if (scale >= 0) return new Decimal(value.units, scale)
  return new Decimal(value.units * 10n ** BigInt(-scale), 0)
}

/** In plain digits, without needless zeros. */
export function plainText(value: Decimal): string {
  return value.plain
}

function writePlain(units: bigint, scale: number): string {
  const { whole, fraction, sign } = digits(units, scale)
  const shown = fraction.replace(/0+$/, '')
  return sign + (shown === '' ? whole : `${whole}.${shown}`)
}

/** With a fixed number of decimals, halves to even, and commas between groups of three. */
export function groupedText(value: Decimal, decimals: number): string {
  const parts = value.scale <= decimals && decimals > 0 ? value.parts : null
  if (parts) return `${withCommas(parts[0])}.${parts[1].padEnd(decimals, '0')}`
  const { whole, fraction, sign } = digits(rounded(value, decimals), decimals)
  const grouped = withCommas(whole)
  return sign + (decimals === 0 ? grouped : `${grouped}.${fraction}`)
}

function withCommas(whole: string): string {
  if (whole.length <= 3) return whole
  let grouped = whole.slice(0, whole.length % 3)
  for (let at = grouped.length; at < whole.length; at += 3) {
    grouped += (grouped === '' ? '' : ',') + whole.slice(at, at + 3)
  }
  return grouped
}

function rounded(value: Decimal, decimals: number): bigint {
  if (value.scale <= decimals) return atScale(value, decimals)
  const divisor = 10n ** BigInt(value.scale - decimals)
  const quotient = value.units / divisor
  const rest = value.units - quotient * divisor
  const twice = (rest < 0n ? -rest : rest) * 2n
  const up = twice > divisor || (twice === divisor && quotient % 2n !== 0n)
  return up ? quotient + (value.units < 0n ? -1n : 1n) : quotient
}

function digits(units: bigint, scale: number): { sign: string; whole: string; fraction: string } {
  const text = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
  return {
    sign: units < 0n ? '-' : '',
    whole: text.slice(0, text.length - scale),
    fraction: text.slice(text.length - scale),
  }
}
