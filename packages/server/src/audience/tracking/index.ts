export { trackingSlice } from './slice.ts'
