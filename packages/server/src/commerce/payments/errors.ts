import { defineErrors } from '../../platform/http/app-error.ts'

export const paymentErrors = defineErrors('payments', {
  unverified: [400, 'Unverified event'],
  noProvider: [409, 'Missing payment provider'],
  invalidMethods: [422, 'Invalid payment methods'],
  giftCardChanged: [409, 'Changed gift card balance'],
})
