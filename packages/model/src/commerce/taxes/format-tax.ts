import { getCountryName } from '../../platform/country.ts'
import type { TaxAmount } from './tax-rates.ts'

/**
 * Returns a tax with its rate, class, compound mark and place, such as "VAT 7% (Reduced, Germany, 27*)". `compound` is the
 * mark in the language.
 */
export function formatTax(
  tax: Omit<TaxAmount, 'amountMinor'>,
  { language, compound }: { readonly language: string; readonly compound: string },
): string {
  const { name, rateMillionths, taxClass, isCompound = false, source } = tax
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 4 })
  const notes = [
    taxClass ?? '',
    isCompound ? compound : '',
    ...(source ? formatTaxPlace(source, language) : []),
  ].filter((note) => note !== '')
  const rate = `${name} ${percent.format(rateMillionths / 1_000_000)}`
  return notes.length > 0 ? `${rate} (${notes.join(', ')})` : rate
}

/** Returns the parts of the place of a rate, the country first. */
export function formatTaxPlace(
  { country, region, city, postalCode }: NonNullable<TaxAmount['source']>,
  language: string,
): readonly string[] {
  return [getCountryName(country, language), region, city, postalCode].filter((part) => part !== '')
}
