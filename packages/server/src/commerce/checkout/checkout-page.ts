import type { PageServer } from '../../platform/http/page-server.ts'
import {
  page,
  type PageReply,
  type PageRequest,
  type PageRoute,
  redirect,
} from '../../platform/http/page.ts'
import type { SiteUser } from '../../platform/http/site-user-cookies.ts'
import { listAddresses } from '../saved-addresses/index.ts'
import type { CheckoutCart } from './checkout-cart.ts'
import type { CheckoutForm } from './checkout-form.ts'
import { viewCheckout } from './enter-checkout.ts'
import type { OrderGateway } from './order-gateway.ts'
import { checkMembership } from './requirements.ts'
import { type CheckoutPage, toCheckoutPageData } from './view.ts'

/** The ports that checkout pages need. */
export interface CheckoutPorts {
  readonly http: PageServer
  readonly orders: OrderGateway
}

/** A request for a checkout page, with the cart it is about. */
export interface CheckoutRequest extends Pick<
  PageRequest<PageRoute>,
  | 'db'
  | 'site'
  | 'visitor'
  | 'siteUserCookies'
  | 'nonce'
  | 'language'
  | 'localizedSite'
  | 'localizePath'
> {
  readonly checkoutCart: CheckoutCart
}

/** Renders the checkout of a cart, or redirects if nothing in it is still sold. */
export async function renderCheckout(
  { http }: Pick<CheckoutPorts, 'http'>,
  request: CheckoutRequest,
  cartId: string,
  options: Partial<Omit<CheckoutPage, 'checkout' | 'typed' | 'savedAddresses'>> & {
    readonly typed?: CheckoutForm
    readonly status?: number
  },
): Promise<PageReply> {
  const { db, site, localizedSite, localizePath, nonce, language, checkoutCart } = request
  const { checkout, errors: shortage } = await viewCheckout(db, site, cartId)
  if (checkout.lines.length === 0) return redirect(localizePath(checkoutCart.back))
  const buyer = await findBuyer({ http }, request)
  const membership = checkMembership(checkout, buyer)
  const savedAddresses =
    buyer && (await listAddresses(db, { siteId: site.id, siteUserId: buyer.id }))
  const errors = { ...shortage, ...membership, ...options.errors }
  const { typed, seen, status = 200 } = options
  const action = localizePath(checkoutCart.action)
  const shown = { checkout, action, errors, seen, savedAddresses, ...(typed && { typed }) }
  const data = { checkout: toCheckoutPageData(localizedSite, shown, site.language) }
  const html = await http.website.renderSystemPage(site, 'checkout', data, {
    nonce,
    language,
    path: checkoutCart.action.slice(1),
  })
  return page(html, status === 200 && '' in errors ? 409 : status)
}

/** Finds the account that is signed in; undefined for a guest. */
export async function findBuyer(
  { http }: Pick<CheckoutPorts, 'http'>,
  { site, siteUserCookies }: CheckoutRequest,
): Promise<SiteUser | undefined> {
  return http.findSiteUser(site, siteUserCookies.token)
}
