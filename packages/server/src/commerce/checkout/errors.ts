import { defineErrors } from '../../platform/http/app-error.ts'

export const checkoutErrors = defineErrors('checkout', {
  empty: [409, 'Empty cart'],
  requirements: [422, 'Incomplete checkout'],
  cartChanged: [409, 'Changed cart'],
  completionInProgress: [409, 'Payment in progress'],
  paymentFailed: [402, 'Failed payment'],
  invalidShipping: [422, 'Invalid shipping zones'],
  invalidTaxes: [422, 'Invalid taxes'],
  unreadableTaxRates: [422, 'Unreadable file'],
  discountUnavailable: [409, 'Unavailable discount'],
})
