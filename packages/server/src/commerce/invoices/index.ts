export { invoicesSlice } from './slice.ts'
