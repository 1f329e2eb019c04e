import { defineErrors } from '../../platform/http/app-error.ts'

export const giftCardErrors = defineErrors('gift-cards', {
  invalid: [422, 'Invalid gift card'],
  unknown: [404, 'Unknown gift card'],
  notActive: [409, 'Inactive gift card'],
})
