import { defineErrors } from '../../platform/http/app-error.ts'

export const discountErrors = defineErrors('discounts', {
  invalid: [422, 'Invalid discount'],
  unknown: [404, 'Unknown discount'],
  tooMany: [409, 'Too many discounts'],
})
