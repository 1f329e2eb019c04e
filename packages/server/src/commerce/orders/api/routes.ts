import * as contract from '@vitrine/contract'
import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { mount } from '../../../platform/http/mount.ts'
import type { PageServer } from '../../../platform/http/page-server.ts'
import type { Site } from '../../../platform/http/site.ts'
import { cancelOrder } from '../changes/cancel-order.ts'
import { addNote, updateContact } from '../changes/change-order.ts'
import { createFulfillment } from '../fulfillment/create-fulfillment.ts'
import { cutPage, parseCursor } from '../list/page.ts'
import { listOrdersAfter } from '../list/list-store.ts'
import { loadOrderDetail } from '../load-detail.ts'
import { recordPayment } from '../record-payment.ts'
import { makeRefund } from '../refunds/make-refund.ts'
import { toOrderSummary } from '../studio-view.ts'

/** Mounts the calls with which other programs read and change orders, by the functions that staff use. */
export function orderApiRoutes(http: PageServer): void {
  mount(http, contract.apiListOrders, async ({ db, site, query: { cursor, limit, ...query } }) => {
    const page = { query, after: parseCursor(cursor), limit: limit + 1 }
    const { rows, next } = cutPage(await listOrdersAfter(db, site, page), limit)
    return { orders: rows.map(toOrderSummary), nextPageCursor: next }
  })

  mount(http, contract.apiReadOrder, ({ db, site, params }) => loadOrder(db, site, params.id))

  mount(http, contract.apiFulfillOrder, async ({ db, site, params, body, apiKey }) => {
    const orderId = params.id
    const lines = body.lines ?? (await listUnfulfilled(db, site, orderId))
    const input = { ...body, id: newId(), orderId, lines, apiKey: apiKey.name }
    await createFulfillment(db, site, input)
    return loadOrder(db, site, orderId)
  })

  mount(http, contract.apiRefundOrder, async ({ db, site, params, body, apiKey }) => {
    const orderId = params.id
    await makeRefund(db, site, { ...body, id: newId(), orderId, apiKey: apiKey.name })
    return loadOrder(db, site, orderId)
  })

  mount(http, contract.apiCancelOrder, async ({ db, site, params, body, apiKey }) => {
    const orderId = params.id
    await cancelOrder(db, site.id, { ...body, orderId, apiKey: apiKey.name })
    return loadOrder(db, site, orderId)
  })

  mount(http, contract.apiRecordPayment, async ({ db, site, params, apiKey }) => {
    await recordPayment(db, site.id, { orderId: params.id, apiKey: apiKey.name })
    return loadOrder(db, site, params.id)
  })

  orderDetailApiRoutes(http)
}

/** Mounts the calls that change what staff know of an order, and where it goes. */
function orderDetailApiRoutes(http: PageServer): void {
  mount(http, contract.apiAddOrderNote, async ({ db, site, params, body, apiKey }) => {
    const orderId = params.id
    await addNote(db, site.id, { ...body, id: newId(), orderId, apiKey: apiKey.name })
    return loadOrder(db, site, orderId)
  })

  mount(http, contract.apiChangeOrder, async ({ db, site, params, body, apiKey }) => {
    const orderId = params.id
    const order = await loadOrder(db, site, orderId)
    const { email = order.email, shippingAddress = order.shippingAddress } = body
    await updateContact(db, site.id, { email, shippingAddress, orderId, apiKey: apiKey.name })
    return loadOrder(db, site, orderId)
  })
}

async function loadOrder(db: Db, site: Site, id: string) {
  const { timeline: _namesStaff, ...order } = await loadOrderDetail(db, site, id)
  return order
}

async function listUnfulfilled(db: Db, site: Site, id: string) {
  const { lines } = await loadOrderDetail(db, site, id)
  return lines.flatMap((line) =>
    line.unfulfilledQuantity > 0 ? [{ lineId: line.id, quantity: line.unfulfilledQuantity }] : [],
  )
}
