import { defineErrors } from '../../platform/http/app-error.ts'

export const restockErrors = defineErrors('restock', {
  emailBlank: [400, 'Missing email address'],
  emailInvalid: [400, 'Invalid email address'],
  unknownVariant: [404, 'Unknown variant'],
  unknownSignUp: [404, 'Unknown sign-up'],
  inStock: [409, 'Variant in stock'],
  notForSale: [409, 'Variant not for sale'],
  off: [404, 'No restock emails'],
})
