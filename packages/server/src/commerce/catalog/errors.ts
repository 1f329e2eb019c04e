import { defineErrors } from '../../platform/http/app-error.ts'

export const catalogErrors = defineErrors('catalog', {
  unknownProduct: [404, 'Unknown product'],
  invalidProduct: [422, 'Invalid product'],
  staleProduct: [409, 'Edit conflict'],
  tooManyCategories: [422, 'Too many categories'],
  unknownCursor: [400, 'Unknown cursor'],
})
