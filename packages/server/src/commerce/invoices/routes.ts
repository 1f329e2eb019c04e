import * as contract from '@vitrine/contract'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { mount } from '../../platform/http/mount.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { mountPage, page } from '../../platform/http/page.ts'
import { findOrder, listOrderLines, listShippedQuantities } from '../orders/index.ts'
import { composePackingSlip } from './compose-page.ts'
import { invoiceErrors } from './errors.ts'
import { issueCreditNote, issueInvoice } from './issue-invoice.ts'
import { renderPrintedPage } from './printed-page.ts'
import { listInvoices } from './store.ts'

/** Mounts the pages for printing, and the calls that issue invoices and credit notes. */
export function invoiceRoutes(http: PageServer): void {
  mount(http, contract.listOrderInvoices, ({ params, site, db }) =>
    loadInvoices(db, site.id, params.id),
  )

  mount(http, contract.issueInvoice, async ({ params, site, db }) => {
    await issueInvoice(db, site, params.id)
    return loadInvoices(db, site.id, params.id)
  })

  mount(http, contract.issueCreditNote, async ({ params, site, db }) => {
    await issueCreditNote(db, site, { orderId: params.id, refundId: params.refundId })
    return loadInvoices(db, site.id, params.id)
  })

  printedPages(http)
}

function printedPages(http: PageServer): void {
  const params = z.object({ id: z.uuid() })
  const access = 'orders.read'
  const path = '/config/orders/{id}/packing-slip'
  mountPage(http, { method: 'GET', path, access, params }, async ({ db, site, params: { id } }) => {
    const order = await findOrder(db, site.id, id)
    if (!order || order.number === null) throw invoiceErrors.notFound()
    const lines = await listOrderLines(db, site.id, id)
    const quantities = await listShippedQuantities(db, site.id, id)
    return page(renderPrintedPage(composePackingSlip(site, { order, lines, quantities })))
  })

  const ofInvoice = params.extend({ invoiceId: z.uuid() })
  mountPage(
    http,
    { method: 'GET', path: '/config/orders/{id}/invoices/{invoiceId}', access, params: ofInvoice },
    async ({ db, site, params: { id, invoiceId } }) => {
      const invoices = await listInvoices(db, site.id, id)
      const found = invoices.find((invoice) => invoice.id === invoiceId)
      if (!found) throw invoiceErrors.notFound()
      return page(renderPrintedPage(found.content))
    },
  )
}

async function loadInvoices(db: Db, siteId: string, orderId: string) {
  const invoices = await listInvoices(db, siteId, orderId)
  return {
    invoices: invoices.map(({ id, kind, number, refundId, issuedAt }) => ({
      id,
      kind,
      number: Number(number),
      refundId,
      issuedAt: issuedAt.toISOString(),
    })),
  }
}
