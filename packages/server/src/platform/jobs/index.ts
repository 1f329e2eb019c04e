export { Jobs, type EventHandler } from './jobs.ts'
export { migrateJobs } from './migrate-jobs.ts'
export { countPendingEvents, deleteHandledEvents, type OutboxEvent, emitEvent } from './store.ts'
export { jobsSlice } from './slice.ts'
