import { toCurrency, formatMoney } from '@vitrine/model'
import { z } from 'zod'
import { findCartByToken, loadCartToken } from '../cart/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { mountPage, page, redirect } from '../../platform/http/page.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import type { Site } from '../../platform/http/site.ts'
import {
  type PaymentIntent,
  findOrderByPayment,
  TestProvider,
  paymentFailures,
} from '../payments/index.ts'
import { settleDraft } from './complete.ts'
import { loadOrderPage } from './load-order-page.ts'
import { type Order, findOrder } from './read-store.ts'
import { getOrderUrl, getPaymentUrl } from './order-url.ts'
import { getCheckoutPath } from './pay-page/checkout-path.ts'
import { loadOrder } from './pay-page/load-order.ts'
import { findOpenForm } from './pay-page/open-form.ts'
import { paymentPages } from './pay-page/pages.ts'

const params = z.object({ token: z.string().max(100) })

/** Mounts the pages after Pay: the order, and the bank's challenge. */
export function orderPages(http: PageServer): void {
  mountPage(
    http,
    { method: 'GET', path: '/order/{token}', access: 'anyone', params, isLocalized: true },
    async (call) => {
      const { db, site, localizedSite, visitor, nonce, language, localizePath, params } = call
      const { token } = params
      const { order, isDeclined } = await loadSettledOrder(db, site, token)
      if (isDeclined) return redirect(localizePath(getRetryPath(site, order)))
      // They came back from their bank without having paid, and may try again.
      if (await findOpenForm(db, site.id, order))
        return redirect(localizePath(getPaymentUrl(site, order.id)))
      const cartToken = await loadCartToken(http, call)
      const rest = cartToken && (await findCartByToken(db, site.id, cartToken))
      if (order.status === 'placed') visitor.setHasCart(Boolean(rest && rest.lines.length > 0))
      const data = { order: await loadOrderPage(db, localizedSite, order) }
      return page(
        await http.website.renderSystemPage(site, 'order', data, {
          nonce,
          language,
          path: `order/${token}`,
        }),
      )
    },
  )
  challengePages(http)
  paymentPages(http)
}

/** Mounts the bank's challenge of the test provider, and its answer. */
function challengePages(http: PageServer): void {
  const path = '/checkout/challenge/{token}'
  mountPage(
    http,
    { method: 'GET', path, access: 'anyone', params, isLocalized: true },
    async ({ db, site, localizedSite, nonce, language, localizePath, params: { token } }) => {
      const intent = assertFound(await new TestProvider(db).findChallenged(site.id, token))
      if (intent.status !== 'requires_confirmation')
        return redirect(localizePath(getOrderUrl(site, await loadOrderId(db, site, intent))))
      const { amountMinor, currency } = intent
      const money = { minor: amountMinor, currency: toCurrency(currency) }
      const total = formatMoney(money, localizedSite.language)
      const challenge = { action: localizePath(`/checkout/challenge/${token}`), total, hidden: [] }
      return page(
        await http.website.renderSystemPage(site, 'challenge', { challenge }, { nonce, language }),
      )
    },
  )

  const body = z.object({ answer: z.enum(['approve', 'decline']) })
  mountPage(
    http,
    { method: 'POST', path, access: 'anyone', params, body, isLocalized: true },
    async ({ db, site, localizePath, params: { token }, body: { answer } }) => {
      const provider = new TestProvider(db)
      const intent = assertFound(
        await provider.answerChallenge(site.id, token, answer === 'approve'),
      )
      const orderId = await loadOrderId(db, site, intent)
      const isRefused = intent.status === 'declined'
      const outcome = await settleDraft(
        db,
        site.id,
        orderId,
        isRefused ? paymentFailures.notConfirmed : undefined,
      )
      if (outcome !== 'aborted') return redirect(localizePath(getOrderUrl(site, orderId)))
      const order = assertFound(await findOrder(db, site.id, orderId))
      return redirect(localizePath(getRetryPath(site, order)))
    },
  )
}

/**
 * Loads an order; one that is pending asks the provider first, so that a reload shows the current state. One whose payment
 * turns out to be declined is over, and its cart open again.
 */
async function loadSettledOrder(
  db: Db,
  site: Site,
  token: string,
): Promise<{ readonly order: Order; readonly isDeclined: boolean }> {
  const order = await loadOrder(db, site, token)
  if (order.status !== 'draft') return { order, isDeclined: false }
  const settled = await settleDraft(db, site.id, order.id).catch((error: unknown) => {
    // A provider that does not answer leaves the order pending; the sweep asks again.
    if (!(error instanceof AppError)) throw error
  })
  return { order: await loadOrder(db, site, token), isDeclined: settled === 'aborted' }
}

/** Returns the path where the same cart can be paid for again. */
function getRetryPath(site: Site, order: Order): `/${string}` {
  const path = getCheckoutPath(site, order)
  return `${path}${path.includes('?') ? '&' : '?'}payment=declined`
}

async function loadOrderId(db: Db, site: Site, intent: PaymentIntent): Promise<string> {
  const by = { provider: 'test', providerRef: intent.ref }
  return assertFound(await findOrderByPayment(db, site.id, by)).orderId
}

function assertFound<T>(found: T | undefined): T {
  if (found === undefined) throw httpErrors.notFound()
  return found
}
