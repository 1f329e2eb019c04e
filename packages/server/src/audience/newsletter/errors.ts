import { defineErrors } from '../../platform/http/app-error.ts'

export const newsletterErrors = defineErrors('newsletter', {
  known: [409, 'Already a subscriber'],
  listExists: [409, 'Mailing list already exists'],
  listScheduled: [409, 'Mailing list in use'],
  tooManyLists: [409, 'Too many mailing lists'],
  unknownList: [404, 'Unknown mailing list'],
  unsubscribed: [409, 'Unsubscribed address'],
  tooManyRows: [422, 'Too many rows'],
  unreadableFile: [422, 'Unreadable file'],
})
