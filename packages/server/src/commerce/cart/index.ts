export type { BoughtLine, Cart, CartLine, CartSubscription } from './cart.ts'
export {
  copyCart,
  deleteCart,
  mergeCarts,
  renewCartToken,
  restoreCart,
} from './carry-over-store.ts'
export { changeEntry } from './change-entry.ts'
export { loadCartToken } from './cart-token.ts'
export { cartErrors, type CartProblem } from './errors.ts'
export {
  getBoughtLines,
  computeCartQuote,
  removeTaxFromLine,
  requiresShipping,
} from './cart-quote.ts'
export { getDonationKey, computeDonationToken, createDonationCart } from './donation-cart.ts'
export {
  computeSubscriptionToken,
  createSubscriptionCart,
  getSubscriptionCheckoutPath,
  getSubscriptionKey,
} from './subscription-cart.ts'
export { createRenewalCart, type RenewalCart } from './renewal-cart.ts'
export { toLineView } from './line-view.ts'
export { localizeLine } from './localize-line.ts'
export { findCartById, findCartByToken } from './store.ts'
export { cartSlice } from './slice.ts'
export { expireCarts } from './subscription-store.ts'
