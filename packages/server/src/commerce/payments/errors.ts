import { defineErrors } from '../../platform/http/app-error.ts'

export const paymentErrors = defineErrors('payments', {
  unverified: [400, 'Unverified event'],
  noProvider: [409, 'Missing payment provider'],
  invalidMethods: [422, 'Invalid payment methods'],
  notStarted: [502, 'Payment not started'],
  methodGone: [409, 'Stored payment method gone'],
  refused: [402, 'Payment refused'],
  stripeRefused: [422, 'Key refused by Stripe'],
  unreachable: [502, 'Payment provider unreachable'],
  stripeNotConnected: [409, 'Stripe not connected'],
  stripeOtherMode: [422, 'Publishable key of another mode'],
  noPublishableKey: [409, 'Missing publishable key'],
  paypalRefused: [422, 'Credentials refused by PayPal'],
  paypalNotConnected: [409, 'PayPal not connected'],
  paypalCurrency: [422, 'Currency not taken by PayPal'],
  noInstallments: [409, 'Installments not available'],
  giftCardChanged: [409, 'Changed gift card balance'],
})
