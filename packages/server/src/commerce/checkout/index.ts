export { getDonationCheckoutPath } from './checkout-cart.ts'
export type { Checkout } from './details.ts'
export { toAddress } from './details.ts'
export { holdCheckoutStock } from './enter-checkout.ts'
export { checkoutErrors } from './errors.ts'
export { loadCheckout } from './load-checkout.ts'
export type { OrderGateway } from './order-gateway.ts'
export { checkRequirements } from './requirements.ts'
export {
  listDiscounts,
  type StoredDiscount,
  insertDiscounts,
  listShippingOptions,
} from './rules-store.ts'
export { checkoutRoutes } from './routes.ts'
export {
  claimCart,
  findDiscountByCode,
  markCheckoutEntered,
  lockCart,
  replaceShippingOptions,
  saveCodes,
  saveDetails,
} from './store.ts'
export { formatPriceOrFree } from './view.ts'
