import { defineErrors } from '../../platform/http/app-error.ts'

export const presenceErrors = defineErrors('presence', {
  noWindow: [409, 'Closed window'],
  tooManyWindows: [429, 'Too many open windows'],
})
