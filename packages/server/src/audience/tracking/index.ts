export {
  ALL_ITEMS,
  dayDimensions,
  getEventKind,
  getEventName,
  getKindName,
  getMetricCode,
  type HitKind,
  hitKinds,
  OTHER_NAME,
  OTHER_TEXT,
  stepBits,
  type TextKind,
  textKinds,
} from './kinds.ts'
export { dropSample } from './tables.ts'
export { trackingSlice } from './slice.ts'
export { computePercentile } from './speed.ts'
export { type DayRange, isOnDays } from './days-store.ts'
export {
  getTextKind,
  isFiltered,
  joinDimensions,
  sumRows,
  type VisitRows,
} from './visit-rows-store.ts'
export { deleteVisitorsOfOrders } from './visitor-store.ts'
