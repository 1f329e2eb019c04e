export { deleteAbandonedCartsByEmail } from './store.ts'
export { abandonedCartsSlice } from './slice.ts'
