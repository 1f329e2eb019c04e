import type { ShippingRate, ShippingZone } from '@vitrine/contract'
import { type Currency, fromCents, toCents } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { checkZones } from './check-zones.ts'
import { checkoutErrors } from './errors.ts'
import { listShippingZones, type StoredRate } from './rules-store.ts'
import { lockStoreSettings, putShippingZones, type RateInput } from './settings-store.ts'

type StoreSite = Pick<Site, 'id' | 'store'>

/** Loads the shipping zones of a store with their rates. */
export async function loadShippingZones(db: Db, { id, store }: StoreSite): Promise<ShippingZone[]> {
  const zones = await listShippingZones(db, id)
  return zones.map(({ countries, rates, ...zone }) => ({
    ...zone,
    countries: [...countries],
    rates: rates.map((rate) => toRate(rate, store.currency)),
  }))
}

function toRate(stored: StoredRate, currency: Currency): ShippingRate {
  const { id, name, note, kind, freeOverMinor, furtherMinor, lowerBound, upperBound } = stored
  const cents = (minor: bigint) => toCents({ minor, currency })
  const rate = { id, name, note }
  const priceCents = cents(stored.priceMinor)
  switch (kind) {
    case 'pickup':
      return { ...rate, kind }
    case 'flat':
      return {
        ...rate,
        kind,
        priceCents,
        freeOverCents: freeOverMinor === null ? null : cents(freeOverMinor),
      }
    case 'item':
      return { ...rate, kind, priceCents, furtherCents: cents(furtherMinor) }
    case 'weight': {
      const toGrams = upperBound === null ? null : Number(upperBound)
      return { ...rate, kind, priceCents, fromGrams: Number(lowerBound), toGrams }
    }
    case 'price': {
      const toCentsBound = upperBound === null ? null : cents(upperBound)
      return { ...rate, kind, priceCents, fromCents: cents(lowerBound), toCents: toCentsBound }
    }
  }
}

/** Replaces the shipping zones. Throws `checkout.invalidShipping` with all errors. */
export async function saveShippingZones(
  db: Db,
  site: StoreSite,
  zones: readonly ShippingZone[],
): Promise<void> {
  const { currency } = site.store
  await transact(db, async (tx) => {
    await lockStoreSettings(tx, site.id)
    const errors = checkZones(zones, await listShippingZones(tx, site.id), currency)
    if (Object.keys(errors).length > 0) throw checkoutErrors.invalidShipping({ errors })
    await putShippingZones(
      tx,
      site.id,
      zones.map(({ id, name, countries, rates }) => ({
        id,
        name: name.trim(),
        countries: [...new Set(countries)],
        rates: rates.map((rate) => toRow(rate, currency)),
      })),
    )
  })
}

function toRow(rate: ShippingRate, currency: Currency): RateInput {
  const minor = (cents: number) => fromCents(cents, currency).minor
  const { kind, note } = rate
  const row = {
    ...(rate.id !== undefined && { id: rate.id }),
    ...{ kind, note, name: rate.name.trim(), priceMinor: 0n },
    ...{ freeOverMinor: null, furtherMinor: 0n, lowerBound: 0n, upperBound: null },
  }
  if (rate.kind === 'pickup') return row
  const priced = { ...row, priceMinor: minor(rate.priceCents) }
  switch (rate.kind) {
    case 'flat':
      return {
        ...priced,
        freeOverMinor: rate.freeOverCents === null ? null : minor(rate.freeOverCents),
      }
    case 'item':
      return { ...priced, furtherMinor: minor(rate.furtherCents) }
    case 'weight': {
      const { fromGrams, toGrams } = rate
      const upperBound = toGrams === null ? null : BigInt(toGrams)
      return { ...priced, lowerBound: BigInt(fromGrams), upperBound }
    }
    case 'price': {
      const upperBound = rate.toCents === null ? null : minor(rate.toCents)
      return { ...priced, lowerBound: minor(rate.fromCents), upperBound }
    }
  }
}
