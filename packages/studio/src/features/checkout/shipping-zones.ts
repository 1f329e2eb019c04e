import type { ShippingRate, ShippingZone } from '@vitrine/contract'
import { callApi } from '../../api/call-api.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'

export const zonesQuery = routeQuery('readShippingZones')

/** Replaces the shipping zones, and shows them as they are saved. */
export async function saveZones(zones: readonly ShippingZone[]): Promise<void> {
  const saved = await callApi('changeShippingZones', { body: { zones: [...zones] } })
  queryClient.setQueryData(zonesQuery.queryKey, saved)
}

/** Replaces the rates of a zone among the zones as they are last shown. */
export async function saveRates(zone: ShippingZone, rates: readonly ShippingRate[]): Promise<void> {
  const shown = queryClient.getQueryData(zonesQuery.queryKey)?.zones ?? []
  await saveZones(
    shown.map((each) => (each.id === zone.id ? { ...each, rates: [...rates] } : each)),
  )
}

/** Returns whether a zone is the rest of the world. */
export function isRestOfWorld({ countries }: Pick<ShippingZone, 'countries'>): boolean {
  return countries.length === 0
}

/** Returns a deleted zone as a new one: its id and those of its rates are gone. */
export function toNewZone(zone: ShippingZone): ShippingZone {
  return { ...zone, id: undefined, rates: zone.rates.map((rate) => ({ ...rate, id: undefined })) }
}

/** The countries that a zone shares with another one. */
export interface Overlap {
  readonly zone: ShippingZone
  readonly countries: readonly string[]
}

/** Finds the countries among `countries` that other zones have. */
export function findOverlaps(
  countries: readonly string[],
  others: readonly ShippingZone[],
): readonly Overlap[] {
  return others
    .map((zone) => ({ zone, countries: zone.countries.filter((code) => countries.includes(code)) }))
    .filter((overlap) => overlap.countries.length > 0)
}
