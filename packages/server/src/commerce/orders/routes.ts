import {
  readOrder,
  receivePayPalEvent,
  receiveStripeEvent,
  receiveTestEvent,
  recordPayment as recordPaymentRoute,
} from '@vitrine/contract'
import type { PageServer } from '../../platform/http/page-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import { mountWebhook } from '../../platform/http/webhook.ts'
import {
  TestProvider,
  PayPalProvider,
  StripeProvider,
  computeTestWebhookSecret,
  findPayPalAccount,
  findStripeAccount,
} from '../payments/index.ts'
import { orderApiRoutes } from './api/routes.ts'
import { orderChangeRoutes } from './changes/routes.ts'
import { orderDownloadRoutes } from './downloads/routes.ts'
import { receivePaymentEvents } from './events.ts'
import { fulfillmentRoutes } from './fulfillment/routes.ts'
import { orderListRoutes } from './list/routes.ts'
import { orderViewRoutes } from './list/view-routes.ts'
import { loadOrderDetail } from './load-detail.ts'
import { orderPages } from './pages.ts'
import { refundRoutes } from './refunds/routes.ts'
import { recordPayment } from './record-payment.ts'

export function orderRoutes(http: PageServer): void {
  orderPages(http)
  orderListRoutes(http)
  orderViewRoutes(http)
  fulfillmentRoutes(http)
  refundRoutes(http)
  orderChangeRoutes(http)
  orderDownloadRoutes(http)
  orderApiRoutes(http)

  mount(http, readOrder, async ({ params: { id }, site, db }) => loadOrderDetail(db, site, id))

  mount(http, recordPaymentRoute, async ({ params: { id }, site, db, staffMember }) => {
    await recordPayment(db, site.id, { orderId: id, staffId: staffMember.id })
    return loadOrderDetail(db, site, id)
  })

  mountWebhook(http, receiveTestEvent, async ({ site, db, rawBody, header }) => {
    if (!site.store.testPayments) throw httpErrors.notFound()
    const provider = new TestProvider(db)
    const secret = computeTestWebhookSecret(site.secret)
    const events = await provider.parseEvent(site.id, { rawBody, header, secret })
    await receivePaymentEvents(db, site.id, provider, events)
    return {}
  })

  mountWebhook(http, receiveStripeEvent, async ({ site, db, rawBody, header }) => {
    const account = await findStripeAccount(db, site.id)
    // Without a secret nothing can be verified, so nothing is received.
    if (!account?.webhookSecret) throw httpErrors.notFound()
    const provider = new StripeProvider(db)
    const secret = Buffer.from(account.webhookSecret)
    const events = await provider.parseEvent(site.id, { rawBody, header, secret })
    await receivePaymentEvents(db, site.id, provider, events)
    return {}
  })
  mountWebhook(http, receivePayPalEvent, async ({ site, db, rawBody, header }) => {
    const account = await findPayPalAccount(db, site.id)
    if (!account?.webhookId) throw httpErrors.notFound()
    const provider = new PayPalProvider(db)
    const secret = Buffer.from(account.webhookId)
    const events = await provider.parseEvent(site.id, { rawBody, header, secret })
    await receivePaymentEvents(db, site.id, provider, events)
    return {}
  })
}
