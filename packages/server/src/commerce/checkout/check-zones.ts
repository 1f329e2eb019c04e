import type { ShippingRate, ShippingZone } from '@vitrine/contract'
import { type Currency, fromCents, getCountryName } from '@vitrine/model'
import { checkCountries, checkIds, type SettingsErrors } from './check-settings.ts'
import type { StoredZone } from './rules-store.ts'

/** Returns all errors of shipping zones by the path of their field. `known` are the zones they replace. */
export function checkZones(
  zones: readonly ShippingZone[],
  known: readonly StoredZone[],
  currency: Currency,
): SettingsErrors {
  const errors: SettingsErrors = {}
  checkIds(zones, known, { field: 'zones', errors })
  checkRateIds(zones, known, errors)
  for (const [index, zone] of zones.entries()) {
    const field = `zones.${index}.countries`
    const overlap = findOverlap(zone, zones.slice(0, index))
    if (overlap !== undefined) errors[field] = overlap
    checkCountries(zone.countries, field, errors)
    for (const [at, rate] of zone.rates.entries())
      checkRate(rate, `zones.${index}.rates.${at}`, { currency, errors })
  }
  return errors
}

/** Adds an error for each id that no rate has, or that two have. A rate may move to another zone. */
function checkRateIds(
  zones: readonly ShippingZone[],
  known: readonly StoredZone[],
  errors: SettingsErrors,
): void {
  const left = new Set(known.flatMap(({ rates }) => rates.map(({ id }) => id)))
  for (const [index, { rates }] of zones.entries())
    for (const [at, { id }] of rates.entries())
      if (id !== undefined && !left.delete(id))
        errors[`zones.${index}.rates.${at}.id`] = 'There is no such rate, or it is listed twice.'
}

/** Returns what a zone shares with one of those before it. */
function findOverlap(
  { countries }: ShippingZone,
  before: readonly ShippingZone[],
): string | undefined {
  if (countries.length === 0) {
    const other = before.find((zone) => zone.countries.length === 0)
    return other && `“${other.name}” is already the rest of the world. Choose countries.`
  }
  const shared = before.flatMap((zone) =>
    zone.countries
      .filter((code) => countries.includes(code))
      .map((code) => `${getCountryName(code, 'en-US')} is already in “${zone.name}”.`),
  )
  if (shared.length === 0) return undefined
  return [...new Set(shared), 'A country can be in one zone only.'].join(' ')
}

function checkRate(
  rate: ShippingRate,
  field: string,
  { currency, errors }: { readonly currency: Currency; readonly errors: SettingsErrors },
): void {
  if (rate.kind === 'pickup') return
  const amounts: Readonly<Record<string, number | null>> = {
    priceCents: rate.priceCents,
    ...(rate.kind === 'flat' && { freeOverCents: rate.freeOverCents }),
    ...(rate.kind === 'item' && { furtherCents: rate.furtherCents }),
    ...(rate.kind === 'price' && { fromCents: rate.fromCents, toCents: rate.toCents }),
  }
  for (const [name, cents] of Object.entries(amounts))
    if (!isAmount(cents ?? 0, currency))
      errors[`${field}.${name}`] = `This is not a whole amount of ${currency}.`
  if (rate.kind === 'weight' && rate.toGrams !== null && rate.toGrams <= rate.fromGrams)
    errors[`${field}.toGrams`] ??= 'Enter a weight above the one from which the rate is offered.'
  if (rate.kind === 'price' && rate.toCents !== null && rate.toCents <= rate.fromCents)
    errors[`${field}.toCents`] ??= 'Enter an amount above the one from which the rate is offered.'
}

function isAmount(cents: number, currency: Currency): boolean {
  try {
    return fromCents(cents, currency).minor >= 0n
  } catch {
    return false
  }
}
