export { Jobs, migrateJobs, type OutboxHandler } from './jobs.ts'
export { backlog, forgetDoneEvents, type OutboxEvent, tell } from './store.ts'
