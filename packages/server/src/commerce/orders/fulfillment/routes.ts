import * as contract from '@vitrine/contract'
import { mount } from '../../../platform/http/mount.ts'
import type { PageServer } from '../../../platform/http/page-server.ts'
import { loadOrderDetail } from '../load-detail.ts'
import { createFulfillment } from './create-fulfillment.ts'
import { fulfillOrders } from './fulfill-orders.ts'
import { undoFulfillment } from './undo-fulfillment.ts'
import { updateFulfillment } from './update-fulfillment.ts'

/** Mounts the calls with which staff fulfill orders. */
export function fulfillmentRoutes(http: PageServer): void {
  mount(http, contract.createFulfillment, async ({ params, body, site, db, staffMember }) => {
    await createFulfillment(db, site, { ...body, orderId: params.id, staffId: staffMember.id })
    return loadOrderDetail(db, site, params.id)
  })

  mount(http, contract.fulfillOrders, async ({ body, site, db, staffMember }) => ({
    results: [...(await fulfillOrders(db, site, { ...body, staffId: staffMember.id }))],
  }))

  mount(http, contract.updateFulfillment, async ({ params, body, site, db, staffMember }) => {
    const { id: orderId, fulfillmentId } = params
    const input = { ...body, orderId, fulfillmentId, staffId: staffMember.id }
    await updateFulfillment(db, site, input)
    return loadOrderDetail(db, site, orderId)
  })

  mount(http, contract.undoFulfillment, async ({ params, site, db, staffMember }) => {
    const { id: orderId, fulfillmentId } = params
    await undoFulfillment(db, site.id, { orderId, fulfillmentId, staffId: staffMember.id })
    return loadOrderDetail(db, site, orderId)
  })
}
