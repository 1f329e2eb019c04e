import { defineErrors } from '../../platform/http/app-error.ts'

export const reviewErrors = defineErrors('product-reviews', {
  off: [404, 'No product reviews'],
  unknownProduct: [404, 'Unknown product'],
  unknownReview: [404, 'Unknown review'],
  invalid: [400, 'Invalid review'],
  alreadyReviewed: [409, 'Reviewed before'],
  linkSpent: [410, 'Used or expired link'],
  replyTooLong: [400, 'Reply too long'],
  unreadableFile: [422, 'Unreadable file'],
})
