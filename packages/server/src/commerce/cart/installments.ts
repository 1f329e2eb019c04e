import type { ShoppingCart } from '@vitrine/contract'
import { createInstallmentBadge, getInstallmentOffer, getTranslate } from '@vitrine/model'
import type { Site } from '../../platform/http/site.ts'
import type { Cart } from './cart.ts'
import { getSoldLines } from './cart-quote.ts'

/**
 * Returns the badge of installments for the total of a cart, in hundredths and in the language of `site`; null without an
 * offer. Every entry must be physical, and paid at once.
 *
 * @see storefront spec §4 "Installment offer", §9 "Installments"
 */
export function getCartInstallments(
  { language, store }: Pick<Site, 'language' | 'store'>,
  cart: Cart | undefined,
  totalCents: number,
): ShoppingCart['installments'] {
  if (!cart || cart.subscription || getSoldLines(cart).length === 0) return null
  if (cart.lines.some(({ type }) => type !== 'physical')) return null
  const { installmentsCountry: country, currency } = store
  const offer = getInstallmentOffer({ country, currency, language })
  if (!offer) return null
  const page = { currency, language, translate: getTranslate(language) }
  const { text, more, pageUrl } = createInstallmentBadge(offer, totalCents, page)
  return { text, more, pageUrl }
}
