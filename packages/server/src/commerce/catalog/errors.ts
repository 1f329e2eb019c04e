import { defineErrors } from '../../platform/http/app-error.ts'

export const catalogErrors = defineErrors('catalog', {
  unknownProduct: [404, 'Unknown product'],
  invalidProduct: [422, 'Invalid product'],
  staleProduct: [409, 'Edit conflict'],
  tooManyCategories: [422, 'Too many categories'],
  unchangeablePrice: [422, 'Invalid price'],
  tooManyTags: [422, 'Too many tags'],
  unknownVariant: [404, 'Unknown variant'],
  invalidQuantity: [422, 'Invalid quantity'],
  tooLittleStock: [422, 'Too little stock', { onHand: 0 }],
  stockShortage: [422, 'Stock below committed', { committed: 0 }],
  unknownForm: [404, 'Unknown form'],
  tooManyForms: [422, 'Too many forms'],
  invalidForm: [422, 'Invalid form'],
  staleForm: [409, 'Edit conflict'],
  unknownCursor: [400, 'Unknown cursor'],
})
