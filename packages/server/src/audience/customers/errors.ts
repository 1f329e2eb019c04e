import { defineErrors } from '../../platform/http/app-error.ts'

const ORDER = { number: '1' }

export const customerErrors = defineErrors('customers', {
  unknownCursor: [400, 'Unknown cursor'],
  notFound: [404, 'Unknown customer'],
  confirmationWrong: [422, 'Confirmation does not match'],
  orderUnfulfilled: [409, 'Order not fulfilled', ORDER],
  orderUnpaid: [409, 'Payment of an order open', ORDER],
  paymentRunning: [409, 'Payment in progress'],
})
