import { defineErrors } from '../../platform/http/app-error.ts'

export const studioErrors = defineErrors('studio', {
  notBuilt: [503, 'Missing studio build'],
})
