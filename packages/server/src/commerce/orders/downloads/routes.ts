import * as contract from '@vitrine/contract'
import { mount } from '../../../platform/http/mount.ts'
import type { PageServer } from '../../../platform/http/page-server.ts'
import { loadOrderDetail } from '../load-detail.ts'
import { renewOrderDownload, resendOrderDownloads } from './renew.ts'

/** Mounts the calls with which staff renew downloads and send them again. */
export function orderDownloadRoutes(http: PageServer): void {
  mount(http, contract.renewDownload, async ({ params, body, site, db, staffMember }) => {
    const { id: orderId, downloadId } = params
    const renewal = { orderId, downloadId, notify: body.notify, staffId: staffMember.id }
    await renewOrderDownload(db, site, renewal)
    return loadOrderDetail(db, site, orderId)
  })

  mount(http, contract.resendDownloads, async ({ params: { id }, site, db }) => {
    await resendOrderDownloads(db, site, id)
    return loadOrderDetail(db, site, id)
  })
}
