import { defineErrors } from '../../platform/http/app-error.ts'

export const orderErrors = defineErrors('orders', {
  notFound: [404, 'There is no such order.'],
  refundTooLarge: [409, 'That is more than can be given back.'],
  refundQuantity: [409, 'That is more than was bought.'],
})
