import { defineErrors } from '../http/app-error.ts'

export const catalogErrors = defineErrors('catalog', {
  unknownProduct: [404, 'There is no such product.'],
  unknownCursor: [400, 'There is no such page of products.'],
})
