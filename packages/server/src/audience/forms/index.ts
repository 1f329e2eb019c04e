export { formJobs, deleteExpiredSubmissions } from './jobs.ts'
export { deleteSubmissionsByEmail, exportSubmissions } from './store.ts'
export { deleteSubmissionEmails } from './submission-email.ts'
export { formsSlice } from './slice.ts'
