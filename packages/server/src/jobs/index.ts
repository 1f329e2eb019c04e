export { Jobs, migrateJobs, type OutboxHandler } from './jobs.ts'
export { backlog, type OutboxEvent, tell } from './store.ts'
