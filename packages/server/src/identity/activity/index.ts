export { createActivityRecorder } from './record.ts'
export { activitySlice } from './slice.ts'
export { recordActivity } from './store.ts'
