export { loadVisits } from './visit-report.ts'
export { analyticsSlice } from './slice.ts'
