import {
  cancelOrder as cancelOrderRoute,
  listOrders,
  type OrderDetail,
  readOrder,
  receiveTestEvent,
  recordPayment as recordPaymentRoute,
} from '@vitrine/contract'
import { listStaff } from '../../identity/accounts/index.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { mountWebhook } from '../../platform/http/webhook.ts'
import {
  listPayments,
  SIGNATURE_HEADER,
  TestProvider,
  computeTestWebhookSecret,
} from '../payments/index.ts'
import { cancelOrder } from './cancel-order.ts'
import { orderErrors } from './errors.ts'
import { loadOrderEmailStates } from './order-email-states.ts'
import { receivePaymentEvents } from './events.ts'
import { orderPages } from './pages.ts'
import { listOrderEvents, listOrderLines, findOrder, listOrdersBefore } from './read-store.ts'
import { recordPayment } from './record-payment.ts'
import { toOrderDetail, toOrderSummary } from './studio-view.ts'

const PAGE_SIZE = 50

export function orderRoutes(http: PageServer): void {
  orderPages(http)

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

  mount(http, readOrder, async ({ params: { id }, site, db }) => loadDetail(db, site, id))

  mount(http, recordPaymentRoute, async ({ params: { id }, site, db, staffMember }) => {
    await recordPayment(db, site.id, { orderId: id, staffId: staffMember.id })
    return loadDetail(db, site, id)
  })

  mount(http, cancelOrderRoute, async ({ params: { id }, site, db, staffMember }) => {
    await cancelOrder(db, site.id, { orderId: id, staffId: staffMember.id })
    return loadDetail(db, site, id)
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

async function loadDetail(db: Db, site: Site, id: string): Promise<OrderDetail> {
  const order = await findOrder(db, site.id, id)
  if (!order || order.number === null) throw orderErrors.notFound()
  return toOrderDetail(order, {
    lines: await listOrderLines(db, site.id, id),
    payments: await listPayments(db, site.id, id),
    events: await listOrderEvents(db, site.id, id),
    emails: await loadOrderEmailStates(db, site.id, id),
    staff: new Map(
      (await listStaff(db, site.id)).map(({ id: staffId, email }) => [staffId, email]),
    ),
    locale: site.language,
  })
}
