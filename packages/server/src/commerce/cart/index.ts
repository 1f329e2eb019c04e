export type { BoughtLine, Cart, CartLine, Donation, LineImage } from './cart.ts'
export {
  copyCart,
  deleteCart,
  mergeCarts,
  type MergeResult,
  moveCarts,
} from './carry-over-store.ts'
export { cartErrors, type CartProblem } from './errors.ts'
export { getBoughtLines, computeCartQuote, requiresShipping } from './cart-quote.ts'
export {
  findDonationCart,
  getDonationKey,
  computeDonationToken,
  createDonationCart,
} from './donation-cart.ts'
export { toLineView } from './line-view.ts'
export { cartRoutes } from './routes.ts'
export { findCartById, findCartByToken } from './store.ts'
export { cartSlice } from './slice.ts'
