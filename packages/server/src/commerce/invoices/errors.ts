import { defineErrors } from '../../platform/http/app-error.ts'

export const invoiceErrors = defineErrors('invoices', {
  notFound: [404, 'Unknown order or refund'],
  noInvoice: [409, 'Order without invoice'],
})
