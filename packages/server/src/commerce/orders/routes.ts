import { listOrders, readOrder, receiveTestEvent } from '@vitrine/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import { mountWebhook } from '../../platform/http/webhook.ts'
import { paymentsOf, SIGNATURE_HEADER, TestProvider, testWebhookSecret } from '../payments/index.ts'
import { orderErrors } from './errors.ts'
import { receiveFacts } from './events.ts'
import { orderPages } from './pages.ts'
import { eventsOf, linesOf, orderById, ordersBefore } from './read-store.ts'
import { detailView, summaryView } from './studio-view.ts'

const PAGE_SIZE = 50

export function orderRoutes(app: FastifyInstance): void {
  orderPages(app)

  mount(app, listOrders, async ({ query, site, db }) => {
    const { cursor, search, filter } = query
    const before = cursor !== undefined && /^\d{1,18}$/.test(cursor) ? BigInt(cursor) : undefined
    const page = { before, search: search || undefined, filter, limit: PAGE_SIZE + 1 }
    const rows = await ordersBefore(db, site.id, page)
    const orders = rows.slice(0, PAGE_SIZE).map(summaryView)
    const last = rows.length > PAGE_SIZE ? orders.at(-1) : undefined
    return {
      orders,
      hasNextPage: last !== undefined,
      nextPageCursor: last === undefined ? null : String(last.number),
    }
  })

  mount(app, readOrder, async ({ params: { id }, site, db }) => {
    const order = await orderById(db, site.id, id)
    if (!order || order.number === null) throw orderErrors.notFound()
    return detailView(order, {
      lines: await linesOf(db, site.id, id),
      payments: await paymentsOf(db, site.id, id),
      events: await eventsOf(db, site.id, id),
      locale: site.language,
    })
  })

  mountWebhook(app, receiveTestEvent, async ({ site, db, rawBody, header }) => {
    if (!site.store.testPayments) throw httpErrors.notFound()
    const provider = new TestProvider(db)
    const signature = header(SIGNATURE_HEADER)
    const secret = testWebhookSecret(site.secret)
    const facts = provider.parseEvent({ rawBody, signature, secret })
    await receiveFacts(db, site.id, provider, facts)
    return {}
  })
}
