import { defineErrors } from '../../platform/http/app-error.ts'

export const newsletterErrors = defineErrors('newsletter', {
  known: [409, 'Already a subscriber'],
  unsubscribed: [409, 'Unsubscribed address'],
  unreadableFile: [422, 'Unreadable file'],
})
