export { donationsSlice } from './slice.ts'
