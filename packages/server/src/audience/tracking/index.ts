export {
  getEventKind,
  getEventName,
  getMetricCode,
  type HitKind,
  hitKinds,
  NO_TEXT,
  OTHER_TEXT,
  stepBits,
  type TextKind,
  textKinds,
} from './kinds.ts'
export { trackingSlice } from './slice.ts'
export { computePercentile } from './speed.ts'
