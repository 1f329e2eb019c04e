import { defineErrors } from '../../platform/http/app-error.ts'

export const multilingualErrors = defineErrors('multilingual', {
  malformed: [400, 'Invalid languages'],
  tooMany: [400, 'Too many languages'],
})
