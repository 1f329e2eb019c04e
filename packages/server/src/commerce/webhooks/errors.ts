import { defineErrors } from '../../platform/http/app-error.ts'

export const webhookErrors = defineErrors('webhooks', {
  invalid: [422, 'Invalid webhook'],
  unknown: [404, 'Unknown webhook'],
  unknownDelivery: [404, 'Unknown delivery'],
  tooMany: [409, 'Too many webhooks'],
  off: [409, 'Webhook is off'],
  replaying: [409, 'Replay in progress'],
  tooManyReplays: [422, 'Too many deliveries'],
})
