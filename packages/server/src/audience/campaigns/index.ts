export { campaignsSlice } from './slice.ts'
