import { defineErrors } from '../../platform/http/app-error.ts'

export const studioErrors = defineErrors('studio', {
  notBuilt: [503, 'The studio is not built yet: run `npm run build`.'],
})
