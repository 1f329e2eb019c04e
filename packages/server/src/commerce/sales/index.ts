export {
  isCounted,
  isCountedInAnyCurrency,
  type SalesScope,
  sumSteps,
  WITH_LINES,
} from './sales-store.ts'
export { salesSlice } from './slice.ts'
