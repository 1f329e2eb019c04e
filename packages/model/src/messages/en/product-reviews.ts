/** Messages of the form with which visitors review a product. */
export const productReviews = {
  'product-reviews.pending': 'Thank you. The store reads your review before it is shown.',
  'product-reviews.approved': 'Thank you for your review.',
  'product-reviews.chooseStars': 'Choose a number of stars.',
  'product-reviews.tooLong': 'This text can have up to {max} characters.',
  'product-reviews.off': 'This store does not take reviews.',
  'product-reviews.unknownProduct': 'This product does not exist.',
  'product-reviews.invalid': 'Check the marked fields, then send the review again.',
  'product-reviews.alreadyReviewed': 'You have reviewed this product before.',
  'product-reviews.linkSpent':
    'This link was used before, or has expired. You can still write a review with your email address.',
  'product-reviews.failed': 'Unable to send the review. Please try again later.',
} as const
