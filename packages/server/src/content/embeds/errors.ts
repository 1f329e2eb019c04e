import { defineErrors } from '../../platform/http/app-error.ts'

export const embedErrors = defineErrors('embeds', {
  unknown: [404, 'Unknown document'],
  noDates: [422, 'No dates found'],
  noPlace: [422, 'Unknown place'],
})
