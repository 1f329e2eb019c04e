export { deleteEmails, type NewEmail, createEmail } from './store.ts'
export { mailSlice } from './slice.ts'
