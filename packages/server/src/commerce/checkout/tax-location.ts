import { isCountry, type TaxRate, type TypedAddress } from '@vitrine/model'

/** A tax rate of the store with the places where it applies. */
export interface StoreTaxRate extends TaxRate {
  readonly country: string
  /** The spellings of the region; none for the whole country. */
  readonly regions: readonly string[]
}

/** The place where an order is taxed. */
export interface TaxLocation {
  readonly country: string
  readonly region: string
}

/** Returns the country of a typed address, or the main one of the site's language. */
export function getDeliveryCountry({ country }: TypedAddress, language: string): string {
  if (country && isCountry(country)) return country
  return new Intl.Locale(language).maximize().region ?? 'US'
}

/** Returns the rates that apply at a location: those of the whole country, and those of its region. */
export function selectTaxRates(
  rates: readonly StoreTaxRate[],
  location: TaxLocation | undefined,
): readonly TaxRate[] {
  if (!location) return []
  const region = location.region.trim().toLowerCase()
  return rates
    .filter(({ country }) => country === location.country)
    .filter(
      ({ regions }) =>
        regions.length === 0 || regions.some((name) => name.trim().toLowerCase() === region),
    )
    .map(({ name, rateMillionths, taxClass = null, taxesShipping = true }) => ({
      ...{ name, rateMillionths, taxClass, taxesShipping },
    }))
}
