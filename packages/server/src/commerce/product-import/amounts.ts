/** A decimal number: `digits` without the point, `scale` of them after it. */
export interface Decimal {
  readonly digits: bigint
  readonly scale: number
}

export interface NumberStyle {
  /** Whether a comma may be the decimal separator: only if it is not the delimiter. */
  readonly decimalComma: boolean
}

/** @see storefront spec §9 "at most 15 integer places" */
const MAX_INTEGER_PLACES = 15

/** Parses an amount into exact minor units; null if the text is invalid or ambiguous. */
export function parsePrice(
  text: string,
  fractionDigits: number,
  style: NumberStyle,
): bigint | null {
  const decimal = parseDecimal(text, style, fractionDigits)
  if (!decimal) return null
  const { digits, scale } = decimal
  if (scale <= fractionDigits) return digits * 10n ** BigInt(fractionDigits - scale)
  const excess = 10n ** BigInt(scale - fractionDigits)
  return digits % excess === 0n ? digits / excess : null
}

/**
 * Parses a decimal number of at least zero. `1,234.50` is always valid; `12,5` and `1.234,50` only if the style
 * allows them. A single separator before exactly three digits may separate thousands, so it is ambiguous
 * unless it is a point and `fractionDigits` is 3.
 */
export function parseDecimal(
  text: string,
  { decimalComma }: NumberStyle,
  fractionDigits?: number,
): Decimal | null {
  const plain = text.replaceAll(/(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g, '')
  const point = /^(\d*)\.(\d+)$/.exec(plain) ?? /^(\d{1,3}(?:,\d{3})+)\.(\d+)$/.exec(plain)
  const comma = decimalComma
    ? (/^(\d*),(\d+)$/.exec(plain) ?? /^(\d{1,3}(?:\.\d{3})+),(\d+)$/.exec(plain))
    : null
  const parts = /^(\d+)()$/.exec(plain) ?? point ?? comma
  if (!parts) return null
  const [, integer = '', fraction = ''] = parts
  const grouped = /[.,]/.test(integer)
  const usual = fractionDigits === undefined || (fractionDigits === 3 && parts === point)
  if (fraction.length === 3 && !grouped && !usual) return null
  const whole = integer.replaceAll(/[.,]/g, '')
  if (whole.replace(/^0+/, '').length > MAX_INTEGER_PLACES) return null
  return { digits: BigInt(`${whole}${fraction}` || '0'), scale: fraction.length }
}

/** Exact ratios: the pound and the inch are defined by the gram and the millimeter. */
const GRAMS: Readonly<Record<string, readonly [bigint, bigint]>> = {
  g: [1n, 1n],
  gram: [1n, 1n],
  grams: [1n, 1n],
  kg: [1000n, 1n],
  kgs: [1000n, 1n],
  lb: [45_359_237n, 100_000n],
  lbs: [45_359_237n, 100_000n],
  oz: [45_359_237n, 1_600_000n],
}

const MILLIMETRES: Readonly<Record<string, readonly [bigint, bigint]>> = {
  mm: [1n, 1n],
  cm: [10n, 1n],
  m: [1000n, 1n],
  in: [254n, 10n],
  ft: [3048n, 10n],
  yd: [9144n, 10n],
}

const MAX_INTEGER = 2_147_483_647n

export const parseGrams = (text: string, unit: string, style: NumberStyle) =>
  convert(text, GRAMS[unit.toLowerCase()], style)

export const parseMillimetres = (text: string, unit: string, style: NumberStyle) =>
  convert(text, MILLIMETRES[unit.toLowerCase()], style)

/** Converts and rounds half up to whole units; null if the text or the unit is invalid. */
function convert(
  text: string,
  ratio: readonly [bigint, bigint] | undefined,
  style: NumberStyle,
): number | null {
  const decimal = parseDecimal(text, style)
  if (!decimal || !ratio) return null
  const under = 10n ** BigInt(decimal.scale) * ratio[1]
  const rounded = (decimal.digits * ratio[0] * 2n + under) / (under * 2n)
  return rounded <= MAX_INTEGER ? Number(rounded) : null
}

/** Parses a quantity, which may be negative (oversold); null if it is invalid. */
export function parseCount(text: string): number | null {
  if (!/^-?\d{1,10}(\.0+)?$/.test(text)) return null
  const count = Number.parseInt(text, 10)
  return Math.abs(count) <= Number(MAX_INTEGER) ? count : null
}
