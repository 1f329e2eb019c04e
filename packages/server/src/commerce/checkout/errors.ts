import { cartMessages, checkoutMessages } from '@vitrine/model'
import { defineErrors } from '../../platform/http/app-error.ts'

export const checkoutErrors = defineErrors('checkout', {
  empty: [409, cartMessages.empty],
  requirements: [422, checkoutMessages.checkForm],
  cartChanged: [409, checkoutMessages.cartChanged],
  completionInProgress: [409, checkoutMessages.completionInProgress],
  paymentFailed: [402, checkoutMessages.paymentFailed],
  discountUnavailable: [409, checkoutMessages.discountUnavailable],
})
