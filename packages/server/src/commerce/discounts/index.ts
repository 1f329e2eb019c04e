export { addCartDiscount, findDiscountByCode, removeCartDiscount } from './cart-store.ts'
export { insertDiscounts, listStoredDiscounts, type StoredDiscount } from './archive-store.ts'
export { eraseDiscountUsers, releaseDiscounts, useDiscounts } from './use-store.ts'
export { discountsSlice } from './slice.ts'
