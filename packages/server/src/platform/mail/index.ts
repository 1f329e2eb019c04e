export { mailRoutes } from './routes.ts'
export { forgetMails, type NewMail, writeMail } from './store.ts'
