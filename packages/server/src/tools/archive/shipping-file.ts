import type { StoredZone, ZoneInput } from '../../commerce/checkout/index.ts'
import { convertEarlierOptions } from './earlier-shipping.ts'
import type { SiteFile, ZoneFile } from './format.ts'

/** Converts shipping zones to their form in an archive, without values that a rate of its kind does not have. */
export function toZoneFiles(zones: readonly StoredZone[]): ZoneFile[] {
  return zones.map(({ countries, rates, ...zone }) => ({
    ...zone,
    ...(countries.length > 0 && { countries: [...countries] }),
    rates: rates.map((rate) => {
      const { priceMinor, freeOverMinor, furtherMinor, lowerBound, upperBound, ...rest } = rate
      return {
        ...rest,
        priceMinor: String(priceMinor),
        ...(freeOverMinor !== null && { freeOverMinor: String(freeOverMinor) }),
        ...(furtherMinor !== 0n && { furtherMinor: String(furtherMinor) }),
        ...(lowerBound !== 0n && { lowerBound: String(lowerBound) }),
        ...(upperBound !== null && { upperBound: String(upperBound) }),
      }
    }),
  }))
}

/** Returns the shipping zones of an archive, also of an earlier one that has delivery options. */
export function getZones({ shippingZones, shippingOptions = [] }: SiteFile): readonly ZoneInput[] {
  const zones = shippingZones ?? convertEarlierOptions(shippingOptions)
  return zones.map(({ id, name, countries = [], rates }) => ({
    ...{ id, name, countries },
    rates: rates.map((rate) => ({
      ...{ id: rate.id, kind: rate.kind, name: rate.name, note: rate.note },
      priceMinor: BigInt(rate.priceMinor),
      freeOverMinor: toAmount(rate.freeOverMinor),
      furtherMinor: BigInt(rate.furtherMinor ?? 0),
      lowerBound: BigInt(rate.lowerBound ?? 0),
      upperBound: toAmount(rate.upperBound),
    })),
  }))
}

function toAmount(digits: string | undefined): bigint | null {
  return digits === undefined ? null : BigInt(digits)
}
