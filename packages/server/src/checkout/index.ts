export type { Checkout, TypedAddress } from './details.ts'
export { addressOf } from './details.ts'
export { checkoutErrors } from './errors.ts'
export { readCheckout } from './read-checkout.ts'
export { type Faults, requirementsOf } from './requirements.ts'
export {
  claimCart,
  discountByCode,
  enter,
  holdStock,
  lockCart,
  putShippingOptions,
  saveCodes,
  saveDetails,
  type Shortage,
} from './store.ts'
