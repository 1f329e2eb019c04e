export { Jobs, type OutboxHandler } from './jobs.ts'
export { migrateJobs } from './migrate-jobs.ts'
export { backlog, forgetDoneEvents, type OutboxEvent, tell } from './store.ts'
