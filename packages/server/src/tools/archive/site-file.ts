import { listStoredForms } from '../../commerce/catalog/index.ts'
import { listShippingZones, listTaxRates } from '../../commerce/checkout/index.ts'
import { listStoredDiscounts, type StoredDiscount } from '../../commerce/discounts/index.ts'
import { listOrderViews } from '../../commerce/orders/index.ts'
import { listPaymentMethods } from '../../commerce/payments/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { type Currency, isCurrency } from '@vitrine/model'
import { loadOtherLanguages } from '../../identity/multilingual/index.ts'
import { findLock } from '../../audience/page-locks/index.ts'
import { listListNames } from '../../audience/newsletter/index.ts'
import { listAreas } from '../../audience/site-users/index.ts'
import { findSiteById } from '../../identity/sites/index.ts'
import { FORMAT, type SiteFile } from './format.ts'
import { toZoneFiles } from './shipping-file.ts'

/** Loads the settings of a site for `site.json`. */
export async function loadSiteFile(tx: Db, siteId: string): Promise<SiteFile> {
  const site = await findSiteById(tx, siteId)
  if (!site || !isCurrency(site.currency)) throw new Error('Site not found')
  const { id, identifier, title, contactEmail, postalAddress, theme, language, timeZone } = site
  const zones = await listShippingZones(tx, siteId)
  const taxRates = await listTaxRates(tx, siteId)
  const paymentMethods = await listPaymentMethods(tx, siteId)
  const areas = await listAreas(tx, siteId)
  const mailingLists = await listListNames(tx, siteId)
  const discounts = await listStoredDiscounts(tx, siteId)
  const productForms = await listStoredForms(tx, siteId)
  const orderViews = await listOrderViews(tx, siteId)
  return {
    ...{ format: FORMAT, id, identifier, title, contactEmail, theme, language, timeZone },
    ...(postalAddress !== '' && { postalAddress }),
    ...(Object.keys(site.themeApprovals).length > 0 && {
      themeApprovals: Object.fromEntries(
        Object.entries(site.themeApprovals).map(([name, { runsHandlers, origins }]) => [
          name,
          { runsHandlers, origins: [...origins] },
        ]),
      ),
    }),
    ...(site.captchaKind === 'none' && { captcha: 'none' as const }),
    locked: (await findLock(tx, siteId, siteId)) !== undefined,
    languages: [...(await loadOtherLanguages(tx, siteId))],
    store: toStoreFile(site, site.currency),
    shippingZones: toZoneFiles(zones),
    ...(taxRates.length > 0 && {
      taxRates: taxRates.map(toTaxRateFile),
    }),
    ...(paymentMethods.length > 0 && { paymentMethods: [...paymentMethods] }),
    memberAreas: areas.map(
      ({ memberCount: _memberCount, productId: _productId, priceMinor, joinMode, ...area }) => ({
        ...area,
        joinMode,
        ...(joinMode === 'purchase' && { priceMinor: String(priceMinor) }),
      }),
    ),
    ...(mailingLists.length > 0 && { mailingLists: [...mailingLists] }),
    ...(productForms.length > 0 && {
      productForms: productForms.map(({ fields, ...form }) => ({ ...form, fields: [...fields] })),
    }),
    ...(orderViews.length > 0 && { orderViews: [...orderViews] }),
    discounts: discounts.flatMap((discount) => toDiscountFile(discount) ?? []),
  }
}

/** Converts the settings of a store, without optional values that are the initial ones. */
function toStoreFile(
  site: NonNullable<Awaited<ReturnType<typeof findSiteById>>>,
  currency: Currency,
): SiteFile['store'] {
  return {
    currency,
    multipleQuantityAllowedForServices: site.multipleQuantityAllowedForServices,
    expressCheckout: site.expressCheckout,
    minimumOrderSubtotalMinor: toDigits(site.minimumOrderSubtotalMinor),
    stockHoldMinutes: site.stockHoldMinutes,
    taxIncluded: site.taxIncluded,
    testPayments: site.testPayments,
    ...(site.taxCountry !== null && { taxCountry: site.taxCountry }),
    ...(site.taxRegion !== '' && { taxRegion: site.taxRegion }),
    ...(site.taxCity !== '' && { taxCity: site.taxCity }),
    ...(site.taxPostalCode !== '' && { taxPostalCode: site.taxPostalCode }),
    ...(site.takesVatIds && { takesVatIds: true }),
    ...(site.vatId !== '' && { vatId: site.vatId }),
    ...(site.taxClasses.length > 0 && { taxClasses: [...site.taxClasses] }),
    ...(site.shippingTaxClass !== null && { shippingTaxClass: site.shippingTaxClass }),
    merchandising: site.merchandising,
  }
}

type StoredTaxRate = Awaited<ReturnType<typeof listTaxRates>>[number]

/** Converts a tax rate without the values that are the initial ones. */
function toTaxRateFile({ regions, taxClass, taxesShipping, ...rest }: StoredTaxRate) {
  const { postalCodes, cities, isCompound, priority, ...rate } = rest
  return {
    ...rate,
    regions: [...regions],
    ...(postalCodes.length > 0 && { postalCodes: [...postalCodes] }),
    ...(cities.length > 0 && { cities: [...cities] }),
    ...(taxClass !== null && { taxClass }),
    ...(!taxesShipping && { taxesShipping }),
    ...(isCompound && { isCompound }),
    ...(priority !== null && { priority }),
  }
}

/** Converts a discount with its remaining uses; undefined if it is used up. Values of older archives are omitted. */
function toDiscountFile(stored: StoredDiscount): SiteFile['discounts'][number] | undefined {
  const { id, code, title, lane, percentMillionths, amountMinor, maxUses, used } = stored
  const { minimumMinor, startsAt, endsAt, buyQuantity, getQuantity, appliesTo } = stored
  const usesLeft = maxUses === null ? null : maxUses - used
  if (usesLeft === 0) return undefined
  return {
    ...{ id, code, title, lane, percentMillionths, usesLeft },
    amountMinor: toDigits(amountMinor),
    maxPerCustomer: stored.maxPerCustomer,
    ...(!stored.enabled && { enabled: false }),
    ...(appliesTo !== 'all' && { appliesTo }),
    ...(stored.productIds.length > 0 && { productIds: [...stored.productIds] }),
    ...(stored.categoryIds.length > 0 && { categoryIds: [...stored.categoryIds] }),
    ...(buyQuantity !== null && { buyQuantity }),
    ...(getQuantity !== null && { getQuantity }),
    ...(minimumMinor !== null && { minimumMinor: String(minimumMinor) }),
    ...(startsAt !== null && { startsAt: startsAt.toISOString() }),
    ...(endsAt !== null && { endsAt: endsAt.toISOString() }),
  }
}

export function getDiscounts({ discounts }: SiteFile) {
  return discounts.map(
    ({ usesLeft, amountMinor, minimumMinor = null, startsAt, endsAt, ...discount }) => ({
      ...discount,
      amountMinor: toAmount(amountMinor),
      minimumMinor: toAmount(minimumMinor),
      startsAt: startsAt === undefined ? null : new Date(startsAt),
      endsAt: endsAt === undefined ? null : new Date(endsAt),
      maxUses: usesLeft,
    }),
  )
}

export function getMemberAreas({ memberAreas }: SiteFile) {
  return memberAreas.map(({ priceMinor = null, ...area }) => ({
    ...area,
    priceMinor: toAmount(priceMinor),
  }))
}

/** Returns the store's settings without merchandising. */
export function getStoreSettings({ store }: SiteFile) {
  const { merchandising: _merchandising, ...settings } = store
  const { taxCountry = null, taxRegion = '', taxCity = '', taxPostalCode = '' } = store
  const { takesVatIds = false, vatId = '' } = store
  const { taxClasses = [], shippingTaxClass = null } = store
  return {
    ...settings,
    ...{ taxCountry, taxRegion, taxCity, taxPostalCode },
    ...{ takesVatIds, vatId, taxClasses, shippingTaxClass },
    minimumOrderSubtotalMinor: toAmount(store.minimumOrderSubtotalMinor),
  }
}

function toDigits(minor: bigint | null): string | null {
  return minor === null ? null : String(minor)
}

function toAmount(digits: string | null): bigint | null {
  return digits === null ? null : BigInt(digits)
}
