/** Texts of product pages and of the page that asks for an email once a product is back. */
export const restockPage = {
  restockEmail: 'Email address',
  restockOption: 'Option',
  restockTitle: 'Sold out? Hear when it is back',
  restockCta: 'Get an email when this is back in stock.',
  restockButton: 'Notify me',
  restockMailingList: 'Subscribe to our newsletter, too',
  restockNone: 'All options of this product are in stock.',
  restockBack: 'Back to the product',
  restockDone: 'Signed up!',
  titleRestock: 'Back-in-stock email',
} as const
