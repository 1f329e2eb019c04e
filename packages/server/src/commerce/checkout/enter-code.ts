import { message, type Message } from '@vitrine/model'
import { addCartDiscount, findDiscountByCode, removeCartDiscount } from '../discounts/index.ts'
import { TooManyRequests } from '../../platform/http/problem.ts'
import type { CheckoutForm } from './checkout-form.ts'
import type { CheckoutPorts, CheckoutRequest } from './checkout-page.ts'

/**
 * Adds the code of a checkout form to its cart, or removes one. Returns an error for a code that does not exist; one that
 * takes nothing off is added, and the checkout says why. Guesses are limited.
 */
export async function enterCode(
  { http }: CheckoutPorts,
  { db, site, visitor: { network } }: CheckoutRequest,
  cartId: string,
  { code, removedCode }: CheckoutForm,
): Promise<Message | undefined> {
  if (removedCode !== '') {
    await removeCartDiscount(db, site.id, cartId, removedCode)
    return undefined
  }
  if (code === '') return undefined
  try {
    await http.rateLimits.count('discount-code', { site: site.id, network, session: cartId })
  } catch (error) {
    if (error instanceof TooManyRequests) return message('checkout.codeAttempts')
    throw error
  }
  const found = await findDiscountByCode(db, site.id, code)
  if (!found) return message('checkout.codeUnknown')
  const isAdded = await addCartDiscount(db, site.id, cartId, found.id)
  return isAdded ? undefined : message('checkout.codeTooMany')
}
