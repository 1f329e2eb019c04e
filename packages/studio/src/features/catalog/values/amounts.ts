import { type Currency, currencyDigits, fromCents, toDecimal } from '@vitrine/model'
import type { AmountFormat } from './product-values.ts'

/** The highest amount that the server stores, in hundredths. */
const MAX_CENTS = 1_000_000_000_000

/** Formats hundredths as a number to be typed, with the decimal separator of the language: `24.50`. */
export function formatAmount(cents: number | null, { currency, locale }: AmountFormat): string {
  if (cents === null) return ''
  return toDecimal(fromCents(cents, currency)).replace('.', getDecimalSeparator(locale))
}

/**
 * Parses a typed amount to hundredths. Both a point and a comma separate decimals, as sheets and keypads differ;
 * undefined for what is no amount of the currency.
 */
export function parseAmount(
  text: string,
  { currency }: Pick<AmountFormat, 'currency'>,
): number | undefined {
  const digits = currencyDigits[currency]
  const found = /^(\d{1,13})(?:[.,](\d+))?$/.exec(text.replaceAll(/\s/gu, ''))
  if (!found) return undefined
  const [, whole = '', decimals = ''] = found
  if (decimals.length > digits) return undefined
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return cents <= MAX_CENTS ? cents : undefined
}

/** Parses a typed amount with or without a sign to hundredths; undefined for what is none. */
export function parseSignedAmount(text: string, currency: Currency): number | undefined {
  const [, sign, digits = ''] = /^([+-]?)(.*)$/.exec(text.trim().replace('−', '-')) ?? []
  const cents = parseAmount(digits, { currency })
  return cents === undefined || sign !== '-' ? cents : -cents
}

/** Parses a percentage from -100 to 1,000 with up to two decimals; undefined for what is none. */
export function parsePercent(text: string): number | undefined {
  const typed = text.trim().replace('−', '-').replace(/%$/, '').trim()
  if (!/^[+-]?\d{1,4}(?:[.,]\d{1,2})?$/.test(typed)) return undefined
  const percent = Number(typed.replace(',', '.'))
  return percent >= -100 && percent <= 1_000 ? percent : undefined
}

/** The highest count of units that the server stores. */
const MAX_UNITS = 1_000_000_000

/** Parses a count of units; undefined for what is none. */
export function parseUnits(text: string): number | undefined {
  const trimmed = text.trim()
  if (!/^\d{1,10}$/.test(trimmed)) return undefined
  const units = Number(trimmed)
  return units <= MAX_UNITS ? units : undefined
}

function getDecimalSeparator(locale: string): string {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
}
