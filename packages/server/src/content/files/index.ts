export { filesSlice } from './slice.ts'
