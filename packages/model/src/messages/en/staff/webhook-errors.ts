/** The errors of webhooks and their deliveries. */
export const webhookErrors = {
  'webhooks.invalid': 'This webhook cannot be saved. Check the message of each field.',
  'webhooks.unknown': 'This webhook does not exist. It may have been deleted.',
  'webhooks.unknownDelivery': 'This delivery does not exist. Deliveries are kept for 30 days.',
  'webhooks.tooMany': 'A site can have up to 20 webhooks. Delete one first.',
  'webhooks.off': 'This webhook is off. Turn it on first.',
  'webhooks.replaying':
    'Deliveries of this webhook are being sent again. Try again when all of them are sent.',
  'webhooks.tooManyReplays':
    'Up to 1,000 deliveries are sent again at once. Choose fewer days or events.',
} as const
