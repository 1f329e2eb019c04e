/** The texts of the settings of product pages. */
export const merchandisingTexts = {
  'merchandising.lowestPrice': 'Show the lowest price of the last 30 days',
  'merchandising.lowestPrice.help':
    'Stands beside each sale price, as the European Union requires. Vitrine knows the prices since you added the product; nothing is shown if a variant was never sold at another price.',
  'merchandising.note': 'What the pages of all products show.',
  'merchandising.prices': 'Sale prices',
  'merchandising.readOnly': 'Your role can view these settings, but not change them.',
  'merchandising.related': 'Related products',
  'merchandising.relatedOrdering': 'Order without picks',
  'merchandising.relatedOrdering.random': 'Mixed',
  'merchandising.relatedOrdering.recently_added': 'Newest first',
  'merchandising.relatedShown': 'Show related products',
  'merchandising.relatedShown.help':
    'Those that you pick on the page of a product, or else products that share its categories and tags.',
  'merchandising.relatedTitle': 'Heading',
  'merchandising.relatedTitle.help': 'Leave it empty for the heading of the theme.',
  'merchandising.restock': 'Back-in-stock emails',
  'merchandising.restock.mailingList': 'Offer the newsletter, too',
  'merchandising.restock.mailingList.help':
    'Adds a checkbox. Visitors who check it confirm the subscription by email.',
  'merchandising.restock.successText': 'Text after signing up',
  'merchandising.restock.successText.help': 'Leave it empty for “Signed up!”.',
  'merchandising.restockShown': 'Let visitors of sold-out products leave their email address',
  'merchandising.restockShown.help':
    'You send the emails yourself: Products, Inventory, Back-in-stock emails.',
  'merchandising.saved': 'Product pages saved',
  'merchandising.scarcity': 'Show when little stock is left',
  'merchandising.scarcity.help': 'For example “Only 3 left in stock”.',
  'merchandising.scarcityOnBlocks': 'Show it in product blocks, too',
  'merchandising.scarcityOnBlocks.help': 'Product blocks stand on any page, such as the home page.',
  'merchandising.scarcityOwnText': 'Your text',
  'merchandising.scarcityOwnText.help':
    'Write {qtyInStock} where the number goes. Left empty, the standard text is shown.',
  'merchandising.scarcityText': 'Text',
  'merchandising.scarcityText.CUSTOM_SCARCITY_MESSAGE': 'Your own, in every language',
  'merchandising.scarcityText.DEFAULT_SCARCITY_MESSAGE': 'Standard, in the language of the page',
  'merchandising.soldOut': 'Sold-out text',
  'merchandising.soldOut.help': 'Replaces “sold out”. Leave it empty to keep that.',
  'merchandising.soldOutDisabled': 'Keep visitors from choosing sold-out options',
  'merchandising.soldOutDisabled.help':
    'An option that is sold out in every combination is grayed out. Leave this off to let visitors sign up for back-in-stock emails of single variants.',
  'merchandising.stock': 'Stock',
  'merchandising.threshold': 'Show it from this many units down',
  'merchandising.title': 'Product pages',
} as const
