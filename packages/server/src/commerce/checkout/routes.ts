import { changeShippingZones, changeTaxes, readShippingZones, readTaxes } from '@vitrine/contract'
import { message } from '@vitrine/model'
import { z } from 'zod'
import { findUnweighedProducts } from '../catalog/index.ts'
import { loadCartToken } from '../cart/index.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { mountPage, type PageRequest, redirect } from '../../platform/http/page.ts'
import {
  type CheckoutCart,
  findOpenCart,
  getDonationCheckout,
  getSubscriptionCheckout,
  getVisitorCheckout,
} from './checkout-cart.ts'
import { parseCheckoutForm } from './checkout-form.ts'
import { type CheckoutPorts, findBuyer, renderCheckout } from './checkout-page.ts'
import { loadShippingZones, saveShippingZones } from './shipping-settings.ts'
import { taxFileRoutes } from './tax-files/routes.ts'
import { loadTaxes, saveTaxes } from './tax-settings.ts'
import type { OrderGateway } from './order-gateway.ts'
import { prefillCheckout } from './prefill-checkout.ts'
import { submitCheckout } from './submit-checkout.ts'

const query = z.object({ payment: z.string().optional(), cartToken: z.string().optional() })
const body = z.record(z.string(), z.string())

interface CheckoutRoute {
  readonly method: 'GET' | 'POST'
  readonly path: `/${string}`
  readonly access: 'anyone'
  readonly query: typeof query
}

export function checkoutRoutes(http: PageServer, orders: OrderGateway): void {
  const ports = { http, orders }
  settingsRoutes(http)
  mountCheckout(ports, '/checkout', async (request) =>
    getVisitorCheckout(await loadCartToken(http, request)),
  )
  mountCheckout(ports, '/checkout/donation', async ({ query: { cartToken } }) =>
    getDonationCheckout(cartToken),
  )
  mountCheckout(ports, '/checkout/subscription', async ({ query: { cartToken } }) =>
    getSubscriptionCheckout(cartToken),
  )
}

function mountCheckout(
  ports: CheckoutPorts,
  path: `/${string}`,
  loadCheckoutCart: (request: PageRequest<CheckoutRoute>) => Promise<CheckoutCart>,
): void {
  const route = { path, access: 'anyone', query, isLocalized: true } as const
  mountPage(ports.http, { ...route, method: 'GET' }, async (request) => {
    const checkoutCart = await loadCheckoutCart(request)
    const cart = await findOpenCart(request.db, request.site, checkoutCart)
    if (!cart) return redirect(request.localizePath(checkoutCart.back))
    const buyer = await findBuyer(ports, { ...request, checkoutCart })
    if (buyer) await prefillCheckout(request.db, request.site, cart.id, buyer)
    if (request.query.payment !== 'declined')
      return renderCheckout(ports, { ...request, checkoutCart }, cart.id, {
        status: 200,
        errors: {},
      })
    const reason = await ports.orders.findDecline(request.db, request.site, cart.id)
    const errors = {
      ...(reason && { paymentMethod: reason }),
      paymentOutcome: message('checkout.paymentFailed'),
    }
    return renderCheckout(ports, { ...request, checkoutCart }, cart.id, { status: 402, errors })
  })

  mountPage(ports.http, { ...route, method: 'POST', body }, async (request) => {
    const checkoutCart = await loadCheckoutCart(request)
    const form = parseCheckoutForm(request.body)
    return submitCheckout(ports, { ...request, checkoutCart }, form)
  })
}

function settingsRoutes(http: PageServer): void {
  mount(http, readShippingZones, async ({ db, site }) => ({
    zones: await loadShippingZones(db, site),
    unweighed: await findUnweighedProducts(db, site.id),
  }))

  mount(http, changeShippingZones, async ({ db, site, body }) => {
    await saveShippingZones(db, site, body.zones)
    return {
      zones: await loadShippingZones(db, site),
      unweighed: await findUnweighedProducts(db, site.id),
    }
  })

  taxFileRoutes(http)

  mount(http, readTaxes, async ({ db, site }) => loadTaxes(db, site.id))

  mount(http, changeTaxes, async ({ db, site, body }) => {
    await saveTaxes(db, site.id, body)
    return loadTaxes(db, site.id)
  })
}
