export { presenceSlice } from './slice.ts'
