export { isCountedInAnyCurrency, type SalesScope, sumSteps } from './sales-store.ts'
export { salesSlice } from './slice.ts'
