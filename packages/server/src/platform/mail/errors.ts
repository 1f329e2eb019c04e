import { defineErrors } from '../http/app-error.ts'

export const mailErrors = defineErrors('mail', {
  notFound: [404, 'Unknown email'],
  alreadySent: [409, 'Email already sent'],
  noMailServer: [409, 'No mail server'],
  hasMailServer: [409, 'Emails are sent'],
  suppressed: [409, 'Suppressed address'],
  linkExpired: [409, 'Expired link'],
  suppressionNotFound: [404, 'Unknown suppressed address'],
})
