import {
  createInstallmentBadge,
  getInstallmentOffer,
  getTranslate,
  type InstallmentOffer,
  productTypeCodes,
} from '@vitrine/model'
import type { RenderContext } from '../render-context/index.ts'
import type { ProductView } from './product-view.ts'

type InstallmentContext = Pick<RenderContext, 'site' | 'translate' | 'language'>

/** Returns the offer for a product: only what is physical, and paid at once, can be paid in installments. */
function findOffer(
  { site, language }: InstallmentContext,
  { productType, isSubscribable }: ProductView,
): InstallmentOffer | undefined {
  if (productType !== productTypeCodes.physical || isSubscribable) return undefined
  const { installmentsCountry: country, currency } = site.store
  return getInstallmentOffer({ country, currency, language: language.tag })
}

/**
 * Returns what the merchandising of a product says of installments; undefined if it is as without.
 *
 * @see storefront spec §3 "Installment context per item"
 */
export function getInstallmentContext(context: InstallmentContext, item: ProductView) {
  const offer = findOffer(context, item)
  return (
    offer && {
      afterPayAvailable: true,
      afterPayMin: offer.minCents,
      afterPayMax: offer.maxCents,
      shopperLanguage: context.language.tag,
      stripeAccountCountry: context.site.store.installmentsCountry,
    }
  )
}

/** Returns the badge on the page of a product; null without an offer. @see themes/system/README.md */
export function getInstallmentsView(context: InstallmentContext, item: ProductView) {
  const offer = findOffer(context, item)
  if (!offer) return null
  const { translate = getTranslate('en'), language, site } = context
  const { currency } = site.store
  const page = { currency, language: language.tag, translate }
  return {
    itemId: item.id,
    ...createInstallmentBadge(offer, getPrice(item), page),
    currentContext: JSON.stringify({ [item.id]: getInstallmentContext(context, item) }),
  }
}

/** Returns the lowest price that is charged, in hundredths. */
function getPrice({ variants }: ProductView): number {
  return Math.min(...variants.map(({ onSale, salePrice, price }) => (onSale ? salePrice : price)))
}
