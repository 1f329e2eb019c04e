export { formJobs, forgetExpiredSubmissions } from './jobs.ts'
export { formRoutes } from './routes.ts'
