import { message, type Message } from '@vitrine/model'
import { findGiftCardByCode } from '../payments/index.ts'
import { addCheckoutGiftCard, removeCheckoutGiftCard } from './gift-card-store.ts'
import { addCartDiscount, findDiscountByCode, removeCartDiscount } from '../discounts/index.ts'
import { TooManyRequests } from '../../platform/http/problem.ts'
import type { CheckoutForm } from './checkout-form.ts'
import type { CheckoutPorts, CheckoutRequest } from './checkout-page.ts'

/**
 * Adds the code of a gift card or discount to a checkout, or removes one. Returns an error for a code that does not exist;
 * a discount that takes nothing off is added, and the checkout says why. An empty, disabled or foreign gift card is
 * unknown. Guesses are limited.
 */
export async function enterCode(
  { http }: CheckoutPorts,
  { db, site, visitor: { network } }: CheckoutRequest,
  cartId: string,
  { code, removedCode }: CheckoutForm,
): Promise<Message | undefined> {
  if (removedCode !== '') {
    await removeCartDiscount(db, site.id, cartId, removedCode)
    await removeCheckoutGiftCard(db, site.id, cartId, removedCode)
    return undefined
  }
  if (code === '') return undefined
  try {
    await http.rateLimits.count('discount-code', { site: site.id, network, session: cartId })
  } catch (error) {
    if (error instanceof TooManyRequests) return message('checkout.codeAttempts')
    throw error
  }
  const card = await findGiftCardByCode(db, site, code)
  if (card) {
    const isUsed = await addCheckoutGiftCard(db, site.id, cartId, card.id)
    return isUsed ? undefined : message('checkout.giftCardsTooMany')
  }
  const found = await findDiscountByCode(db, site.id, code)
  if (!found) return message('checkout.codeUnknown')
  const isAdded = await addCartDiscount(db, site.id, cartId, found.id)
  return isAdded ? undefined : message('checkout.codeTooMany')
}
