export { formJobs, deleteExpiredSubmissions } from './jobs.ts'
export { formRoutes } from './routes.ts'
export { formsSlice } from './slice.ts'
