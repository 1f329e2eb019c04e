export { eraseInvoices, exportInvoices } from './store.ts'
export { invoicesSlice } from './slice.ts'
