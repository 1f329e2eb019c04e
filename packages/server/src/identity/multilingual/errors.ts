import { defineErrors } from '../../platform/http/app-error.ts'

export const multilingualErrors = defineErrors('multilingual', {
  malformed: [400, 'These languages cannot be set. See what is said of each.'],
  tooMany: [400, 'A site has at most 30 languages.'],
})
