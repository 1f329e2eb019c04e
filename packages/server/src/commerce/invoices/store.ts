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

/**
 * Removes who bought from the invoices of orders, and what buyers entered for items; numbers, items and amounts stay. It
 * is the only change of an issued invoice.
 */
export async function eraseInvoices(
  tx: Db,
  siteId: string,
  orderIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    update invoice set content = content || jsonb_build_object('buyer', '[]'::jsonb, 'notes', '[]'::jsonb,
      'rows', (select coalesce(jsonb_agg(r || '{"details": []}' order by n), '[]')
        from jsonb_array_elements(content -> 'rows') with ordinality as e (r, n)))
    where site_id = ${siteId} and order_id = any(${sql.param(orderIds)}::uuid[])
  `)
}

/** Returns the invoices of the orders of an email address, as they were printed. */
export async function exportInvoices(
  db: Db,
  siteId: string,
  email: string,
): Promise<readonly unknown[]> {
  const { rows } = await db.execute<{ content: unknown }>(sql`
    select jsonb_build_object('kind', i.kind, 'number', i.number, 'issuedAt', i.issued_at,
      'buyer', i.content -> 'buyer', 'sums', i.content -> 'sums') as content
    from invoice i join orders o on o.site_id = i.site_id and o.id = i.order_id
    where i.site_id = ${siteId} and lower(o.email) = ${email} order by i.issued_at
  `)
  return rows.map(({ content }) => content)
}
