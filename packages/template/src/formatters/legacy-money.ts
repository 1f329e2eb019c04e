import type { Decimal } from '../decimal.ts'
import { formatGrouped } from '../decimal.ts'

const symbols: Readonly<Record<string, string>> = {
  AUD: 'A$',
  CAD: 'C$',
  DKK: 'kr',
  NOK: 'kr',
  SEK: 'kr',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  USD: '$',
}

const currencies: Readonly<Record<string, string>> = {
  'da-DK': 'DKK',
  'de-DE': 'EUR',
  'en-AU': 'AUD',
  'en-CA': 'CAD',
  'en-GB': 'GBP',
  'en-US': 'USD',
  'fr-FR': 'EUR',
  'sv-SE': 'SEK',
}

const symbolAfter = new Set(['da-DK', 'de-DE', 'fr-FR', 'sv-SE'])

/**
 * Formats an amount with the old fixed table: the locale's symbol before or after it, with a space
 * if the symbol is a word.
 */
export function formatLegacyMoney(amount: Decimal, locale: string, currency?: string): string {
  const code = currency ?? currencies[locale] ?? 'USD'
  const symbol = symbols[code] ?? code
  const gap = /^[A-Za-z]+$/.test(symbol) ? ' ' : ''
  const text = formatGrouped(amount, 2)
  return symbolAfter.has(locale) ? text + gap + symbol : symbol + gap + text
}
