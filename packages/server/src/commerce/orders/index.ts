export { abortOrder } from './abort.ts'
export { claimOrders, findOrderOfAccount, listOrdersOfAccount } from './buyers/account-store.ts'
export { type AccessLine, listAccessLines } from './buyer-store.ts'
export {
  type Amount,
  findOrderEmail,
  listOpenOrders,
  listOrdersByEmail,
  type OpenOrder,
  sumRefunds,
} from './buyers/orders-store.ts'
export { eraseOrders, lockOrdersOfEmail } from './buyers/erase-store.ts'
export { exportOrdersOfEmail } from './buyers/export-store.ts'
export { type ListedOrder } from './list/list-store.ts'
export { listOrderViews, replaceOrderViews } from './list/view-store.ts'
export { toOrderSummary } from './studio-view.ts'
export { loadOrderPage } from './load-order-page.ts'
export { formatDay } from './order-page.ts'
export { describeOrderState } from './order-state.ts'
export { completeCheckout, requestPayment, settleDraft } from './complete.ts'
export { finalizeOrder, finalizeInTransaction } from './finalize.ts'
export { orderJobs } from './jobs.ts'
export { prepareOrder, prepareInTransaction } from './prepare.ts'
export { listShippedQuantities } from './progress-store.ts'
export {
  type BoughtProduct,
  findOrderLocale,
  hasBought,
  listBoughtProducts,
} from './buyers/review-store.ts'
export { getOrderUrl } from './order-url.ts'
export { findOrderByPageToken } from './find-by-token.ts'
export { findOrder, hasOrders, listOrderLines, type Order, type OrderLine } from './read-store.ts'
export { describeTaxes, type NamedTax } from './taxes/describe-taxes.ts'
export {
  type LineTax,
  listLineTaxes,
  listOrderTaxes,
  type OrderTax,
  sumOrderTaxes,
} from './taxes/tax-store.ts'
export { listRefunds, type Refund } from './refunds/list-refunds-store.ts'
export { refundOrder } from './refunds/refund.ts'
export { sweepSite } from './sweep.ts'
export { ordersSlice } from './slice.ts'
export { orderRecords, orderSiteRecords, raiseOrderCounter } from './records/records-store.ts'
