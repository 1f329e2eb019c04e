export { eraseCheckouts } from './erase-store.ts'
export { getDonationCheckoutPath } from './checkout-cart.ts'
export type { Checkout } from './details.ts'
export { toAddress, toPickupAddress } from './details.ts'
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
  listTaxRates,
} from './rules-store.ts'
export { checkoutRoutes } from './routes.ts'
export { claimCart, findDiscountByCode, lockCart, saveCodes, saveDetails } from './store.ts'
export { putShippingOptions, putTaxRates } from './settings-store.ts'
export { formatPriceOrFree } from './view.ts'
