import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('invoices')

const invoicesSchema = z.object({
  /** The invoice and the credit notes of an order; each is a page at `/config/orders/{order}/invoices/{id}`. */
  invoices: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(['invoice', 'credit_note']),
      number: z.int(),
      /** The refund of a credit note; null for an invoice. */
      refundId: z.uuid().nullable(),
      issuedAt: z.string(),
    }),
  ),
})

const params = z.object({ id: z.uuid() })

export const listOrderInvoices = defineRoute({
  method: 'GET',
  path: '/api/studio/orders/{id}/invoices',
  summary: 'Lists the invoice and the credit notes of an order.',
  access: 'orders.read',
  params,
  replies: { 200: invoicesSchema },
})

export const issueInvoice = defineRoute({
  method: 'POST',
  path: '/api/studio/orders/{id}/invoices',
  summary:
    'Issues the invoice of an order, with the next number of the site. Repeating it changes nothing.',
  access: 'orders.write',
  params,
  replies: { 200: invoicesSchema, 404: problemSchema },
})

export const issueCreditNote = defineRoute({
  method: 'POST',
  path: '/api/studio/orders/{id}/refunds/{refundId}/credit-note',
  summary:
    'Issues the credit note of a refund, with the next number of the site. Repeating it changes nothing.',
  access: 'orders.write',
  params: z.object({ id: z.uuid(), refundId: z.uuid() }),
  replies: { 200: invoicesSchema, 404: problemSchema, 409: problemSchema },
})
