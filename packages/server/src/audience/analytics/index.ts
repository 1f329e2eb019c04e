export { analyticsSlice } from './slice.ts'
