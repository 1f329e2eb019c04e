export type { Checkout, TypedAddress } from './details.ts'
export { addressOf } from './details.ts'
export { putAside } from './enter.ts'
export { checkoutErrors } from './errors.ts'
export { readCheckout } from './read-checkout.ts'
export { requirementsOf } from './requirements.ts'
export { discountsOf, type KeptDiscount, putDiscounts, shippingOptionsOf } from './rules-store.ts'
export { checkoutRoutes, donationCheckout, type Till } from './routes.ts'
export {
  claimCart,
  discountByCode,
  enter,
  lockCart,
  putShippingOptions,
  saveCodes,
  saveDetails,
} from './store.ts'
export { orFree } from './view.ts'
