import { defineErrors } from '../../platform/http/app-error.ts'

export const orderErrors = defineErrors('orders', {
  notFound: [404, 'Unknown order'],
  nothingToRecord: [409, 'No payment to record'],
  alreadyCanceled: [409, 'Order already canceled'],
  alreadyPaid: [409, 'Order already paid'],
  alreadyFulfilled: [409, 'Order already fulfilled'],
  unknownFulfillment: [404, 'Unknown fulfillment'],
  fulfillQuantity: [409, 'Fulfilled quantity too large'],
  fulfillmentRefunded: [409, 'Fulfilled items refunded'],
  refundTooLarge: [409, 'Refund too large'],
  refundQuantity: [409, 'Refund quantity too large'],
})
