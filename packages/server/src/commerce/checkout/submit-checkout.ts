import { isEmail } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type PageReply, redirect } from '../../platform/http/page.ts'
import { TooManyRequests } from '../../platform/http/problem.ts'
import type { Site } from '../../platform/http/site.ts'
import type { SiteUser } from '../../platform/http/site-user-cookies.ts'
import { toMessage } from '../../platform/http/translator.ts'
import { listAddresses, saveAddress } from '../saved-addresses/index.ts'
import { findOpenCart } from './checkout-cart.ts'
import type { CheckoutForm } from './checkout-form.ts'
import {
  type CheckoutPorts,
  type CheckoutRequest,
  findBuyer,
  renderCheckout,
} from './checkout-page.ts'
import { enterCode } from './enter-code.ts'
import type { Checkout } from './details.ts'
import type { Buyer } from './order-gateway.ts'
import { enterCheckout } from './enter-checkout.ts'
import { hasHold } from './hold-store.ts'
import { priceCheckout } from './load-checkout.ts'
import { renewCart } from './renew-cart.ts'
import { checkRequirements, isContactComplete } from './requirements.ts'
import { loadCheckoutDetails, saveDetails } from './store.ts'

/** Saves a checkout form and, unless it only asks for a quote, pays for the cart. */
export async function submitCheckout(
  ports: CheckoutPorts,
  sent: CheckoutRequest,
  typed: CheckoutForm,
): Promise<PageReply> {
  const { db, site } = sent
  const siteUser = await findBuyer(ports, sent)
  const form = await fillInAddress(db, site, siteUser, typed)
  const checkoutCart = await renewCart(sent, form)
  const request = { ...sent, checkoutCart }
  const cart = await findOpenCart(db, site, checkoutCart)
  if (!cart) return redirect(await findNextPath(ports, request))
  const { id: cartId } = cart
  await saveForm(request, cartId, form)
  const checkout = await priceCheckout(db, site, cartId, cart)
  const holdsStock = await mayHold(ports, request, checkout)
  if (form.isQuote) {
    if (holdsStock) await enterCheckout(db, site, cartId)
    const codeError =
      cart.donation || cart.subscription ? undefined : await enterCode(ports, request, cartId, form)
    if (codeError) {
      const errors = { code: codeError }
      return renderCheckout(ports, request, cartId, { typed: form, errors, status: 422 })
    }
    return renderCheckout(ports, request, cartId, { typed: { ...form, code: '' } })
  }
  try {
    // A form that lacks something is no attempt to pay, and does not count as one.
    const missing = checkRequirements(checkout, site, siteUser)
    if (Object.keys(missing).length === 0) await countAttempt(ports, request, cartId)
    const buyer = getBuyer(request, form)
    const path = await ports.orders.placeOrder(db, site, {
      ...form,
      cartId,
      siteUser,
      holdsStock,
      buyer,
    })
    if (siteUser && form.savesAddress)
      await saveAddress(db, { siteId: site.id, siteUserId: siteUser.id }, { address: form.address })
    return redirect(request.localizePath(path))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return renderError(ports, request, { cartId, form, error })
  }
}

/** Fills in the saved address that the buyer chose. An address of another account is unknown, and changes nothing. */
async function fillInAddress(
  db: Db,
  site: Site,
  siteUser: SiteUser | undefined,
  form: CheckoutForm,
): Promise<CheckoutForm> {
  if (form.chosenAddress === undefined || !siteUser) return form
  const saved = await listAddresses(db, { siteId: site.id, siteUserId: siteUser.id })
  const chosen = saved.find(({ id }) => id === form.chosenAddress)
  return chosen ? { ...form, address: chosen.address } : form
}

function getBuyer(
  { site, localizedSite, localizePath, checkoutCart }: CheckoutRequest,
  { email }: CheckoutForm,
): Buyer {
  return {
    email,
    language: localizedSite.language,
    toUrl: (path) => `${site.origin}${localizePath(path)}`,
    checkoutPath: checkoutCart.action,
  }
}

/** Returns the order's page when a second click on Pay arrives after the first has placed the order. */
async function findNextPath(
  { orders }: CheckoutPorts,
  { db, site, checkoutCart, localizePath }: CheckoutRequest,
): Promise<`/${string}`> {
  const { key, back } = checkoutCart
  const path = key === undefined ? undefined : await orders.findRecentOrderPath(db, site, key)
  return localizePath(path ?? back)
}

async function countAttempt(
  { http }: CheckoutPorts,
  { site, visitor: { network } }: CheckoutRequest,
  cartId: string,
): Promise<void> {
  await http.rateLimits.count('checkout', { site: site.id, network, session: cartId })
}

/**
 * Returns whether a cart may hold stock: one address starts a few holds a day, so that no one keeps products
 * from everyone with one cart after another. A buyer above the limit can still buy what is there.
 */
async function mayHold(
  { http }: CheckoutPorts,
  { db, site, visitor: { network } }: CheckoutRequest,
  checkout: Checkout,
): Promise<boolean> {
  if (await hasHold(db, site.id, checkout.cartId)) return true
  if (!isContactComplete(checkout)) return false
  try {
    await http.rateLimits.count('stock-hold', { site: site.id, network, session: undefined })
    return true
  } catch (error) {
    if (error instanceof TooManyRequests) return false
    throw error
  }
}

async function renderError(
  ports: CheckoutPorts,
  request: CheckoutRequest,
  {
    cartId,
    form,
    error,
  }: { readonly cartId: string; readonly form: CheckoutForm; readonly error: AppError },
): Promise<PageReply> {
  const { code, status, errors: fieldErrors = {} } = error
  if (code === 'checkout.empty') return redirect(await findNextPath(ports, request))
  // Field errors stand at their fields; any other message stands above the form.
  const isOfFields = code === 'checkout.requirements' || code === 'checkout.cartChanged'
  const errors = isOfFields ? fieldErrors : { '': toMessage(error), ...fieldErrors }
  const seen = code === 'checkout.cartChanged' ? form : undefined
  return renderCheckout(ports, request, cartId, { typed: form, errors, seen, status })
}

async function saveForm(
  { db, site, language }: CheckoutRequest,
  cartId: string,
  form: CheckoutForm,
): Promise<void> {
  const { rules } = await loadCheckoutDetails(db, site.id, cartId)
  const rates = rules.shippingZones.flatMap((zone) => zone.rates)
  const option = rates.find(({ id }) => id === form.deliveryOption)
  await saveDetails(db, site.id, cartId, {
    email: isEmail(form.email) ? form.email : null,
    address: form.address,
    ...(form.business && { business: form.business }),
    shippingOptionId: option?.id ?? null,
    paymentMethod: form.paymentMethod ?? null,
    locale: language.tag,
  })
}
