export { formJobs, deleteExpiredSubmissions } from './jobs.ts'
export { formsSlice } from './slice.ts'
