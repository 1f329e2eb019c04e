import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import {
  findOrder,
  listLineTaxes,
  listOrderLines,
  listOrderTaxes,
  listRefunds,
} from '../orders/index.ts'
import { composeCreditNote, composeInvoice, type PrintingSite } from './compose-page.ts'
import { invoiceErrors } from './errors.ts'
import { insertInvoice, listInvoices, lockOrderForInvoice, nextInvoiceNumber } from './store.ts'

type IssuingSite = PrintingSite & Pick<Site, 'id'>

/** Issues the invoice of an order. Has no effect if it is issued already. Throws `invoices.notFound`. */
export async function issueInvoice(db: Db, site: IssuingSite, orderId: string): Promise<void> {
  await transact(db, async (tx) => {
    const { order, invoices } = await lockForInvoice(tx, site, orderId)
    if (invoices.some(({ kind }) => kind === 'invoice')) return
    const lines = await listOrderLines(tx, site.id, orderId)
    const number = await nextInvoiceNumber(tx, site.id, 'invoice')
    const taxes = await listOrderTaxes(tx, site.id, orderId)
    const content = composeInvoice(site, { order, lines, taxes, number, issuedAt: new Date() })
    const row = { orderId, kind: 'invoice', refundId: null, number, content } as const
    await insertInvoice(tx, site.id, row)
  })
}

/**
 * Issues the credit note of a refund. Has no effect if it is issued already. Throws `invoices.notFound`, and
 * `invoices.noInvoice` if the order has no invoice that it could correct.
 */
export async function issueCreditNote(
  db: Db,
  site: IssuingSite,
  { orderId, refundId }: { readonly orderId: string; readonly refundId: string },
): Promise<void> {
  await transact(db, async (tx) => {
    const { order, invoices } = await lockForInvoice(tx, site, orderId)
    const refunds = await listRefunds(tx, site.id, orderId)
    const index = refunds.findIndex(({ id }) => id === refundId)
    const refund = refunds[index]
    if (!refund) throw invoiceErrors.notFound()
    const invoice = invoices.find(({ kind }) => kind === 'invoice')
    if (!invoice) throw invoiceErrors.noInvoice()
    if (invoices.some((each) => each.refundId === refundId)) return
    const lines = await listOrderLines(tx, site.id, orderId)
    const number = await nextInvoiceNumber(tx, site.id, 'credit_note')
    const parts = {
      order,
      lines,
      taxes: await listLineTaxes(tx, site.id, orderId),
      number,
      issuedAt: new Date(),
      refund,
      earlier: refunds.slice(0, index),
    }
    const content = composeCreditNote(site, { ...parts, invoiceNumber: invoice.number })
    await insertInvoice(tx, site.id, { orderId, kind: 'credit_note', refundId, number, content })
  })
}

async function lockForInvoice(tx: Db, site: IssuingSite, orderId: string) {
  if (!(await lockOrderForInvoice(tx, site.id, orderId))) throw invoiceErrors.notFound()
  const order = await findOrder(tx, site.id, orderId)
  if (!order) throw invoiceErrors.notFound()
  return { order, invoices: await listInvoices(tx, site.id, orderId) }
}
