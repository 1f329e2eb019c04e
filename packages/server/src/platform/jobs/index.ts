export { Jobs } from './jobs.ts'
export { migrateJobs } from './migrate-jobs.ts'
export { countPendingEvents, emitEvent, recordHandledEvent } from './store.ts'
export { jobsSlice } from './slice.ts'
