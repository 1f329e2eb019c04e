export { salesSlice } from './slice.ts'
