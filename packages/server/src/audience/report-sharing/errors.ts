import { defineErrors } from '../../platform/http/app-error.ts'

export const reportSharingErrors = defineErrors('report-sharing', {
  unknown: [404, 'Unknown report link'],
  tooMany: [409, 'Too many report links'],
})
