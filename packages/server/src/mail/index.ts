export { mailRoutes } from './routes.ts'
export { type NewMail, writeMail } from './store.ts'
