import { defineErrors } from '../../platform/http/app-error.ts'

export const newsletterErrors = defineErrors('newsletter', {
  known: [409, 'Already a subscriber'],
  unsubscribed: [409, 'Unsubscribed address'],
  tooManyRows: [422, 'Too many rows'],
  unreadableFile: [422, 'Unreadable file'],
})
