import { defineErrors } from '../../platform/http/app-error.ts'

export const subscriptionErrors = defineErrors('subscriptions', {
  unknown: [404, 'Unknown subscription'],
  notAllowed: [409, 'Action not allowed'],
  busy: [409, 'Order in progress'],
})
