import {
  listOrders,
  readOrder,
  receiveTestEvent,
  recordPayment as recordPaymentRoute,
} from '@vitrine/contract'
import type { PageServer } from '../../platform/http/page-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import { mountWebhook } from '../../platform/http/webhook.ts'
import { SIGNATURE_HEADER, TestProvider, computeTestWebhookSecret } from '../payments/index.ts'
import { orderChangeRoutes } from './changes/routes.ts'
import { receivePaymentEvents } from './events.ts'
import { fulfillmentRoutes } from './fulfillment/routes.ts'
import { loadOrderDetail } from './load-detail.ts'
import { orderPages } from './pages.ts'
import { listOrdersBefore } from './read-store.ts'
import { refundRoutes } from './refunds/routes.ts'
import { recordPayment } from './record-payment.ts'
import { toOrderSummary } from './studio-view.ts'

const PAGE_SIZE = 50

export function orderRoutes(http: PageServer): void {
  orderPages(http)
  fulfillmentRoutes(http)
  refundRoutes(http)
  orderChangeRoutes(http)

  mount(http, listOrders, async ({ query, site, db }) => {
    const { cursor, search, filter } = query
    const before = cursor !== undefined && /^\d{1,18}$/.test(cursor) ? BigInt(cursor) : undefined
    const page = { before, search: search || undefined, filter, limit: PAGE_SIZE + 1 }
    const rows = await listOrdersBefore(db, site.id, page)
    const orders = rows.slice(0, PAGE_SIZE).map(toOrderSummary)
    const last = rows.length > PAGE_SIZE ? orders.at(-1) : undefined
    return {
      orders,
      hasNextPage: last !== undefined,
      nextPageCursor: last === undefined ? null : String(last.number),
    }
  })

  mount(http, readOrder, async ({ params: { id }, site, db }) => loadOrderDetail(db, site, id))

  mount(http, recordPaymentRoute, async ({ params: { id }, site, db, staffMember }) => {
    await recordPayment(db, site.id, { orderId: id, staffId: staffMember.id })
    return loadOrderDetail(db, site, id)
  })

  mountWebhook(http, receiveTestEvent, async ({ site, db, rawBody, header }) => {
    if (!site.store.testPayments) throw httpErrors.notFound()
    const provider = new TestProvider(db)
    const signature = header(SIGNATURE_HEADER)
    const secret = computeTestWebhookSecret(site.secret)
    const events = provider.parseEvent({ rawBody, signature, secret })
    await receivePaymentEvents(db, site.id, provider, events)
    return {}
  })
}
