/** Messages of the form with which visitors ask to be told when a product is back. */
export const restock = {
  'restock.emailBlank': 'Email cannot be blank',
  'restock.emailInvalid': 'Email is invalid',
  'restock.signedUp': 'Signed up!',
  'restock.failed': 'Unable to submit form. Please try again later.',
  'restock.unknownVariant':
    'Sorry, that item variant is unavailable. Please select another variant.',
  'restock.inStock': 'This is back in stock. Reload the page to buy it.',
  'restock.off': 'This store does not take requests for restock emails.',
} as const
