import * as contract from '@vitrine/contract'
import { mount } from '../../../platform/http/mount.ts'
import type { PageServer } from '../../../platform/http/page-server.ts'
import { loadOrderDetail } from '../load-detail.ts'
import { loadOrderSettings, putOrderSettings } from '../settings-store.ts'
import { cancelOrder } from './cancel-order.ts'
import { addNote, resendConfirmation, resolveAttention, updateContact } from './change-order.ts'

/** Mounts the calls with which staff change orders. */
export function orderChangeRoutes(http: PageServer): void {
  mount(http, contract.cancelOrder, async ({ params, body, site, db, staffMember }) => {
    await cancelOrder(db, site.id, { ...body, orderId: params.id, staffId: staffMember.id })
    return loadOrderDetail(db, site, params.id)
  })

  mount(http, contract.addOrderNote, async ({ params, body, site, db, staffMember }) => {
    await addNote(db, site.id, { ...body, orderId: params.id, staffId: staffMember.id })
    return loadOrderDetail(db, site, params.id)
  })

  mount(http, contract.updateOrderContact, async ({ params, body, site, db, staffMember }) => {
    await updateContact(db, site.id, { ...body, orderId: params.id, staffId: staffMember.id })
    return loadOrderDetail(db, site, params.id)
  })

  mount(http, contract.resendOrderConfirmation, async ({ params, site, db }) => {
    await resendConfirmation(db, site.id, { orderId: params.id })
    return loadOrderDetail(db, site, params.id)
  })

  mount(http, contract.resolveOrderAttention, async ({ params, site, db, staffMember }) => {
    await resolveAttention(db, site.id, { orderId: params.id, staffId: staffMember.id })
    return loadOrderDetail(db, site, params.id)
  })

  mount(http, contract.readOrderSettings, ({ site, db }) => loadOrderSettings(db, site.id))

  mount(http, contract.saveOrderSettings, async ({ body, site, db }) => {
    await putOrderSettings(db, site.id, body)
    return loadOrderSettings(db, site.id)
  })
}
