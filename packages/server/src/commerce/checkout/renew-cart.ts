import { isToken, newToken } from '../../platform/http/token.ts'
import { deriveVisitorToken } from '../../platform/http/visitor-token.ts'
import { renewCartToken } from '../cart/index.ts'
import type { CheckoutCart } from './checkout-cart.ts'
import type { CheckoutForm } from './checkout-form.ts'
import type { CheckoutRequest } from './checkout-page.ts'

/**
 * Gives the visitor's cart a new token before personal data is saved in it: a thief who planted or saw the token
 * before cannot read them. A second click on the same form finds the cart under the same new token.
 *
 * The cart of an account is found by its session alone, whatever the cookie holds, and keeps its token.
 */
export async function renewCart(
  { db, site, visitor, checkoutCart }: CheckoutRequest,
  { ticket }: CheckoutForm,
): Promise<CheckoutCart> {
  const { token } = visitor
  if (token === undefined || checkoutCart.key !== token) return checkoutCart
  const renewed = isToken(ticket) ? deriveVisitorToken(site.secret, token, ticket) : newToken()
  await renewCartToken(db, site.id, { from: token, to: renewed })
  visitor.replaceToken(renewed)
  return { ...checkoutCart, key: renewed }
}
