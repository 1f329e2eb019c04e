export { customersSlice } from './slice.ts'
