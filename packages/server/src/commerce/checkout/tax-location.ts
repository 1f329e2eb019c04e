import { isCountry, type TaxLocation, type TypedAddress } from '@vitrine/model'
import type { Site } from '../../platform/http/site.ts'

/** Returns the country of a typed address, or the main one of the site's language. */
export function getDeliveryCountry({ country }: TypedAddress, language: string): string {
  if (country && isCountry(country)) return country
  return new Intl.Locale(language).maximize().region ?? 'US'
}

/** Returns where an order is taxed: at its address, or at the store if nothing is delivered. */
export function getTaxLocation(
  { store, language }: Pick<Site, 'store' | 'language'>,
  address: TypedAddress,
  isDelivered: boolean,
): TaxLocation | undefined {
  if (isDelivered) {
    const { region = '', city = '', postalCode = '' } = address
    return { country: getDeliveryCountry(address, language), region, city, postalCode }
  }
  const { taxCountry, taxRegion, taxCity, taxPostalCode } = store
  if (taxCountry === null) return undefined
  return { country: taxCountry, region: taxRegion, city: taxCity, postalCode: taxPostalCode }
}
