import * as contract from '@vitrine/contract'
import { mount } from '../../../platform/http/mount.ts'
import type { PageServer } from '../../../platform/http/page-server.ts'
import { loadOrderDetail } from '../load-detail.ts'
import { makeRefund } from './make-refund.ts'

/** Mounts the call with which staff refund orders. */
export function refundRoutes(http: PageServer): void {
  mount(http, contract.createRefund, async ({ params, body, site, db, staffMember }) => {
    await makeRefund(db, site, { ...body, orderId: params.id, staffId: staffMember.id })
    return loadOrderDetail(db, site, params.id)
  })
}
