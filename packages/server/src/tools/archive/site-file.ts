import { discountsOf, type KeptDiscount, shippingOptionsOf } from '../../commerce/checkout/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { isCurrency } from '@vitrine/model'
import { otherLanguages } from '../../identity/multilingual/index.ts'
import { lockOf } from '../../audience/page-locks/index.ts'
import { areasOf } from '../../audience/site-users/index.ts'
import { siteById } from '../../identity/sites/index.ts'
import { FORMAT, type SiteFile } from './format.ts'

/** What holds for a whole site, as `site.json` has it. */
export async function siteFile(tx: Db, siteId: string): Promise<SiteFile> {
  const site = await siteById(tx, siteId)
  if (!site || !isCurrency(site.currency)) throw new Error('There is no such site')
  const { id, identifier, title, contactEmail, theme, tweaks, language, timeZone } = site
  const shipping = await shippingOptionsOf(tx, siteId)
  const areas = await areasOf(tx, siteId)
  const discounts = await discountsOf(tx, siteId)
  return {
    ...{ format: FORMAT, id, identifier, title, contactEmail, theme, language, timeZone },
    ...(Object.keys(tweaks).length > 0 && { tweaks: copied(tweaks) }),
    ...(site.captchaKind === 'none' && { captcha: 'none' as const }),
    locked: (await lockOf(tx, siteId, siteId)) !== undefined,
    languages: [...(await otherLanguages(tx, siteId))],
    store: {
      currency: site.currency,
      multipleQuantityAllowedForServices: site.multipleQuantityAllowedForServices,
      expressCheckout: site.expressCheckout,
      minimumOrderSubtotalMinor: digits(site.minimumOrderSubtotalMinor),
      stockHoldMinutes: site.stockHoldMinutes,
      taxIncluded: site.taxIncluded,
      testPayments: site.testPayments,
      merchandising: site.merchandising,
    },
    shippingOptions: shipping.map(({ priceMinor, freeOverMinor, ...option }) => ({
      ...option,
      priceMinor: String(priceMinor),
      freeOverMinor: digits(freeOverMinor),
    })),
    memberAreas: areas.map(
      ({ memberCount: _people, productId: _ours, priceMinor, joinMode, ...area }) => ({
        ...area,
        joinMode,
        ...(joinMode === 'purchase' && { priceMinor: String(priceMinor) }),
      }),
    ),
    discounts: discounts.flatMap((discount) => discountFile(discount) ?? []),
  }
}

function copied(tweaks: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  return Object.fromEntries(Object.entries(tweaks).map(([theme, values]) => [theme, { ...values }]))
}

/** What is left of a discount: who used it is known to orders alone. One that is used up is none. */
function discountFile(given: KeptDiscount): SiteFile['discounts'][number] | undefined {
  const { maxUses, used, lane, amountMinor, ...discount } = given
  const usesLeft = maxUses === null ? null : maxUses - used
  if (usesLeft === 0) return undefined
  if (lane !== 'item' && lane !== 'order' && lane !== 'shipping') return undefined
  return { ...discount, lane, amountMinor: digits(amountMinor), usesLeft }
}

export function restoredShipping({ shippingOptions }: SiteFile) {
  return shippingOptions.map(({ priceMinor, freeOverMinor, ...option }) => ({
    ...option,
    priceMinor: BigInt(priceMinor),
    freeOverMinor: amount(freeOverMinor),
  }))
}

export function restoredDiscounts({ discounts }: SiteFile) {
  return discounts.map(({ usesLeft, amountMinor, ...discount }) => ({
    ...discount,
    amountMinor: amount(amountMinor),
    maxUses: usesLeft,
  }))
}

export function restoredAreas({ memberAreas }: SiteFile) {
  return memberAreas.map(({ priceMinor = null, ...area }) => ({
    ...area,
    priceMinor: amount(priceMinor),
  }))
}

/** But for what the shop says beside its products. */
export function restoredStore({ store }: SiteFile) {
  const { merchandising: _said, ...settings } = store
  return { ...settings, minimumOrderSubtotalMinor: amount(store.minimumOrderSubtotalMinor) }
}

function digits(minor: bigint | null): string | null {
  return minor === null ? null : String(minor)
}

function amount(digitsOf: string | null): bigint | null {
  return digitsOf === null ? null : BigInt(digitsOf)
}
