export { deleteAbandonedCartsByEmail, exportAbandonedCarts } from './store.ts'
export { abandonedCartsSlice } from './slice.ts'
