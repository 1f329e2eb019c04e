import type { DeliveryMethod, Taxes } from '@vitrine/contract'
import { type Currency, fromCents, isCountry, toCents } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { findSiteById, saveStoreSettings } from '../../identity/sites/index.ts'
import { checkoutErrors } from './errors.ts'
import { listShippingOptions, listTaxRates } from './rules-store.ts'
import { lockStoreSettings, putShippingOptions, putTaxRates } from './settings-store.ts'

type StoreSite = Pick<Site, 'id' | 'store'>
type Errors = Record<string, string>

export async function loadDeliveryMethods(db: Db, site: StoreSite): Promise<DeliveryMethod[]> {
  const { currency } = site.store
  const cents = (minor: bigint) => toCents({ minor, currency })
  const options = await listShippingOptions(db, site.id)
  return options.map(({ id, kind, name, note, countries, priceMinor, freeOverMinor }) => {
    const method = { id, name, note, countries: [...countries] }
    if (kind === 'pickup') return { ...method, kind }
    const freeOverCents = freeOverMinor === null ? null : cents(freeOverMinor)
    return { ...method, kind, priceCents: cents(priceMinor), freeOverCents }
  })
}

/** Replaces the delivery methods. Throws `checkout.invalidDelivery` with all errors. */
export async function saveDeliveryMethods(
  db: Db,
  site: StoreSite,
  methods: readonly DeliveryMethod[],
): Promise<void> {
  await transact(db, async (tx) => {
    await lockStoreSettings(tx, site.id)
    const known = await listShippingOptions(tx, site.id)
    const errors: Errors = {}
    checkIds(methods, known, { field: 'methods', errors })
    for (const [index, method] of methods.entries()) {
      checkCountries(method.countries, `methods.${index}.countries`, errors)
      for (const field of ['priceCents', 'freeOverCents'] as const)
        if (method.kind === 'flat' && !isAmount(method[field] ?? 0, site.store.currency))
          errors[`methods.${index}.${field}`] =
            `This is not a whole amount of ${site.store.currency}.`
    }
    if (Object.keys(errors).length > 0) throw checkoutErrors.invalidDelivery({ errors })
    await putShippingOptions(
      tx,
      site.id,
      methods.map((method) => toRow(method, site.store.currency)),
    )
  })
}

function toRow(method: DeliveryMethod, currency: Currency) {
  const { kind, note, countries } = method
  const row = {
    ...(method.id !== undefined && { id: method.id }),
    kind,
    name: method.name.trim(),
    note,
    countries,
  }
  if (method.kind === 'pickup') return { ...row, priceMinor: 0n, freeOverMinor: null }
  const { priceCents, freeOverCents } = method
  return {
    ...row,
    priceMinor: fromCents(priceCents, currency).minor,
    freeOverMinor: freeOverCents === null ? null : fromCents(freeOverCents, currency).minor,
  }
}

export async function loadTaxes(db: Db, siteId: string): Promise<Taxes> {
  const site = await findSiteById(db, siteId)
  if (!site) throw new Error(`There is no site ${siteId}`)
  const rates = await listTaxRates(db, siteId)
  return {
    pricesIncludeTax: site.taxIncluded,
    storeCountry: site.taxCountry,
    storeRegion: site.taxRegion,
    rates: rates.map(({ regions, rateMillionths, ...rate }) => ({
      ...rate,
      regions: [...regions],
      percent: rateMillionths / 10_000,
    })),
  }
}

/** Replaces the tax rates. Throws `checkout.invalidTaxes` with all errors. */
export async function saveTaxes(db: Db, siteId: string, taxes: Taxes): Promise<void> {
  const { pricesIncludeTax, storeCountry, storeRegion, rates } = taxes
  await transact(db, async (tx) => {
    await lockStoreSettings(tx, siteId)
    const errors: Errors = {}
    checkIds(rates, await listTaxRates(tx, siteId), { field: 'rates', errors })
    if (storeCountry !== null) checkCountries([storeCountry], 'storeCountry', errors)
    for (const [index, { country }] of rates.entries())
      checkCountries([country], `rates.${index}.country`, errors)
    if (Object.keys(errors).length > 0) throw checkoutErrors.invalidTaxes({ errors })
    await saveStoreSettings(tx, siteId, {
      taxIncluded: pricesIncludeTax,
      taxCountry: storeCountry,
      taxRegion: storeRegion.trim(),
    })
    await putTaxRates(
      tx,
      siteId,
      rates.map(({ id = newId(), percent, ...rate }) => ({
        ...rate,
        id,
        name: rate.name.trim(),
        rateMillionths: Math.round(percent * 10_000),
      })),
    )
  })
}

function checkIds(
  given: readonly { readonly id?: string | undefined }[],
  known: readonly { readonly id: string }[],
  { field, errors }: { readonly field: string; readonly errors: Errors },
): void {
  const left = new Set(known.map(({ id }) => id))
  for (const [index, { id }] of given.entries())
    if (id !== undefined && !left.delete(id))
      errors[`${field}.${index}.id`] = 'There is no such entry, or it is listed twice.'
}

function checkCountries(codes: readonly string[], field: string, errors: Errors): void {
  const unknown = codes.filter((code) => !isCountry(code))
  if (unknown.length > 0) errors[field] = `Unknown country: ${unknown.join(', ')}.`
}

function isAmount(cents: number, currency: Currency): boolean {
  try {
    return fromCents(cents, currency).minor >= 0n
  } catch {
    return false
  }
}
