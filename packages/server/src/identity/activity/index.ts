export { createActivityRecorder } from './record.ts'
export { activitySlice } from './slice.ts'
