export { Jobs, migrateJobs, type OutboxHandler } from './jobs.ts'
export { type OutboxEvent, tell } from './store.ts'
