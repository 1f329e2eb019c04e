export { setupSlice } from './slice.ts'
