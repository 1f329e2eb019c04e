import { defineErrors } from '../../platform/http/app-error.ts'

export const catalogErrors = defineErrors('catalog', {
  unknownProduct: [404, 'Unknown product'],
  tooManyCategories: [422, 'Too many categories'],
  unknownCursor: [400, 'Unknown cursor'],
})
