import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { type PrintedPage, printedPageSchema } from './printed-page.ts'
import { invoice } from './tables.ts'

export type InvoiceKind = 'invoice' | 'credit_note'

/** An invoice or a credit note. */
export interface Invoice {
  readonly id: string
  readonly kind: InvoiceKind
  readonly number: bigint
  /** The refund of a credit note; null for an invoice. */
  readonly refundId: string | null
  readonly issuedAt: Date
  readonly content: PrintedPage
}

/** Lists the invoice and the credit notes of an order, in the order of their dates. */
export async function listInvoices(
  db: Db,
  siteId: string,
  orderId: string,
): Promise<readonly Invoice[]> {
  const rows = await db
    .select()
    .from(invoice)
    .where(and(eq(invoice.siteId, siteId), eq(invoice.orderId, orderId)))
    .orderBy(asc(invoice.issuedAt), asc(invoice.id))
  return rows.map(({ content, kind, ...row }) => ({
    ...row,
    kind: kind === 'invoice' ? 'invoice' : 'credit_note',
    content: printedPageSchema.parse(content),
  }))
}

/** Locks an order, so that two people do not issue the same invoice. Resolves to false if there is none. */
export async function lockOrderForInvoice(
  db: Db,
  siteId: string,
  orderId: string,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select id from orders where site_id = ${siteId} and id = ${orderId} and number is not null
    for update
  `)
  return rows.length > 0
}

/**
 * Gives an invoice the next number of its kind. The counter is the last lock, and is held until the commit: a
 * transaction that fails leaves no gap.
 */
export async function nextInvoiceNumber(
  db: Db,
  siteId: string,
  kind: InvoiceKind,
): Promise<bigint> {
  const { rows } = await db.execute<{ number: bigint }>(sql`
    insert into invoice_counter as c (site_id, kind, number) values (${siteId}, ${kind}, 1)
    on conflict (site_id, kind) do update set number = c.number + 1 returning number
  `)
  const [row] = rows
  if (!row) throw new Error('The counter of invoices is gone')
  return row.number
}

export async function insertInvoice(
  db: Db,
  siteId: string,
  row: Omit<Invoice, 'id' | 'issuedAt'> & { readonly orderId: string },
): Promise<void> {
  await db.insert(invoice).values({ ...row, siteId, id: newId() })
}
