import { defineErrors } from '../../platform/http/app-error.ts'

export const catalogErrors = defineErrors('catalog', {
  unknownProduct: [404, 'There is no such product.'],
  tooManyCategories: [422, 'A shop has at most 10,000 categories.'],
  unknownCursor: [400, 'There is no such page of products.'],
})
