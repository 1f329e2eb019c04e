import { isCountry, type TaxRate, type TypedAddress } from '@vitrine/model'

/** A tax rate of the store with the places where it applies. */
export interface StoreTaxRate extends TaxRate {
  readonly country: string
  /** The spellings of the region; none for the whole country. */
  readonly regions: readonly string[]
  /** The priority: of the rates of a class with the same one, one applies; null always does. */
  readonly priority?: number | null
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

/**
 * Returns the rates that apply at a location, in their order: those of the whole country, and those of its region. Of the
 * rates of a tax class with the same priority, the first of the region applies, else the first of the country.
 */
export function selectTaxRates(
  rates: readonly StoreTaxRate[],
  location: TaxLocation | undefined,
): readonly TaxRate[] {
  if (!location) return []
  const region = location.region.trim().toLowerCase()
  const here = rates.filter(
    ({ country, regions }) =>
      country === location.country &&
      (regions.length === 0 || regions.some((name) => name.trim().toLowerCase() === region)),
  )
  return here
    .filter((rate) => isFirst(rate, here))
    .map(({ name, rateMillionths, taxClass = null, taxesShipping = true, isCompound = false }) => ({
      ...{ name, rateMillionths, taxClass, taxesShipping, isCompound },
    }))
}

function isFirst(rate: StoreTaxRate, rates: readonly StoreTaxRate[]): boolean {
  const { priority = null, taxClass = null } = rate
  if (priority === null) return true
  const rivals = rates.filter(
    (each) => each.priority === priority && (each.taxClass ?? null) === taxClass,
  )
  return rate === (rivals.find(({ regions }) => regions.length > 0) ?? rivals[0])
}
