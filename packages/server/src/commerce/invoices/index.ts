export { computeRefundTax } from './refund-tax.ts'
export { renderPrintedPage } from './printed-page.ts'
export { eraseInvoices, exportInvoices, type Invoice, listInvoices } from './store.ts'
export { invoicesSlice } from './slice.ts'
