import { defineErrors } from '../../platform/http/app-error.ts'

export const orderErrors = defineErrors('orders', {
  notFound: [404, 'Unknown order'],
  nothingToRecord: [409, 'No payment to record'],
  alreadyCanceled: [409, 'Order already canceled'],
  alreadyFulfilled: [409, 'Order already fulfilled'],
  addressRequired: [422, 'Shipping address required'],
  unknownFulfillment: [404, 'Unknown fulfillment'],
  nothingToFulfill: [409, 'Nothing to fulfill'],
  fulfillQuantity: [409, 'Fulfilled quantity too large'],
  fulfillmentRefunded: [409, 'Fulfilled items refunded'],
  unknownView: [404, 'Unknown view'],
  viewNameTaken: [422, 'Name already taken'],
  tooManyViews: [409, 'Too many views'],
  refundTooLarge: [409, 'Refund too large'],
  refundShipping: [409, 'Refund for shipping too large'],
  refundTenders: [422, 'Invalid allocation of a refund'],
  refundCents: [422, 'Invalid amount of a refund'],
  refundQuantity: [409, 'Refund quantity too large'],
})
