import { defineErrors } from '../../platform/http/app-error.ts'

export const paymentErrors = defineErrors('payments', {
  unverified: [400, 'The event is not from the payment provider.'],
  noProvider: [409, 'This shop cannot take payments yet.'],
  giftCardChanged: [409, 'The gift card no longer holds that amount.'],
})
