import type { Taxes } from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import { parseVatId } from '@vitrine/model'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import { findSiteById, saveStoreSettings } from '../../identity/sites/index.ts'
import { checkCountries, checkIds, type SettingsErrors } from './check-settings.ts'
import { checkPostalCodes } from './check-postal-codes.ts'
import { checkTaxClasses } from './check-tax-classes.ts'
import { checkoutErrors } from './errors.ts'
import { listTaxRates } from './rules-store.ts'
import { lockStoreSettings, putTaxRates } from './settings-store.ts'

export async function loadTaxes(db: Db, siteId: string): Promise<Taxes> {
  const site = await findSiteById(db, siteId)
  if (!site) throw new Error(`There is no site ${siteId}`)
  const rates = await listTaxRates(db, siteId)
  return {
    pricesIncludeTax: site.taxIncluded,
    storeCountry: site.taxCountry,
    storeRegion: site.taxRegion,
    storeCity: site.taxCity,
    storePostalCode: site.taxPostalCode,
    takesVatIds: site.takesVatIds,
    vatId: site.vatId,
    taxClasses: [...site.taxClasses],
    shippingTaxClass: site.shippingTaxClass,
    rates: rates.map(({ regions, postalCodes, cities, rateMillionths, ...rate }) => ({
      ...rate,
      regions: [...regions],
      postalCodes: [...postalCodes],
      cities: [...cities],
      percent: rateMillionths / 10_000,
    })),
  }
}

/** Replaces the tax rates. Throws `checkout.invalidTaxes` with all errors. */
export async function saveTaxes(db: Db, siteId: string, taxes: Taxes): Promise<void> {
  const { pricesIncludeTax, storeCountry, rates } = taxes
  await transact(db, async (tx) => {
    await lockStoreSettings(tx, siteId)
    const errors: SettingsErrors = {}
    checkIds(rates, await listTaxRates(tx, siteId), { field: 'rates', errors })
    if (storeCountry !== null) checkCountries([storeCountry], 'storeCountry', errors)
    for (const [index, { country }] of rates.entries())
      checkCountries([country], `rates.${index}.country`, errors)
    checkPostalCodes(rates, errors)
    checkVatId(taxes, errors)
    await checkTaxClasses(tx, siteId, taxes, errors)
    if (Object.keys(errors).length > 0) throw checkoutErrors.invalidTaxes({ errors })
    await saveStoreSettings(tx, siteId, {
      taxIncluded: pricesIncludeTax,
      taxCountry: storeCountry,
      taxRegion: taxes.storeRegion.trim(),
      taxCity: taxes.storeCity.trim(),
      taxPostalCode: taxes.storePostalCode.trim(),
      takesVatIds: taxes.takesVatIds,
      vatId: parseVatId(taxes.vatId)?.text ?? '',
      taxClasses: taxes.taxClasses,
      shippingTaxClass: taxes.shippingTaxClass,
    })
    await putTaxRates(
      tx,
      siteId,
      rates.map(({ id = newId(), percent, ...rate }) => ({
        ...rate,
        id,
        name: rate.name.trim(),
        postalCodes: [...new Set(rate.postalCodes.map((entry) => entry.trim()))],
        cities: rate.cities.map((city) => city.trim()),
        rateMillionths: Math.round(percent * 10_000),
      })),
    )
  })
}

/** Adds an error for a VAT ID of a wrong form, and for one that does not fit the country of the store. */
function checkVatId(
  { takesVatIds, vatId: typed, storeCountry }: Taxes,
  errors: SettingsErrors,
): void {
  const vatId = parseVatId(typed)
  if (typed.trim() !== '' && !vatId)
    errors['vatId'] = 'Enter a VAT ID with its country code, such as DE123456789.'
  else if (takesVatIds && !vatId) errors['vatId'] = 'Enter the VAT ID of the store.'
  else if (takesVatIds && vatId?.country !== storeCountry)
    errors['vatId'] = 'The VAT ID is from another country than the store. Change one of them.'
}
