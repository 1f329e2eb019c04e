/** The texts of the settings of product pages. */
export const merchandisingTexts = {
  'merchandising.lists': 'Lists of products',
  'merchandising.lowStock': 'Low stock',
  'merchandising.lowStockAt': 'Low stock at',
  'merchandising.lowStockAt.help':
    'The number of available units for products that have no number of their own. Leave it empty for none.',
  'merchandising.lowStockEmails': 'Send emails about low stock',
  'merchandising.lowStockEmails.help':
    'Sent to the contact address, or to staff who may change products, when an order brings a variant down to its number. Home and Inventory show it in any case.',
  'merchandising.lowestPrice': 'Show the lowest price of the last 30 days',
  'merchandising.lowestPrice.help':
    'Stands beside each sale price, as the European Union requires. Vitrine knows the prices since you added the product; nothing is shown if a variant was never sold at another price.',
  'merchandising.note': 'What the pages of all products show.',
  'merchandising.prices': 'Sale prices',
  'merchandising.quickView': 'Offer Quick View',
  'merchandising.quickView.help':
    'Visitors with a mouse or a keyboard can open a product over the list and buy it there.',
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
  'merchandising.restock.buttonText': 'Text of the button',
  'merchandising.restock.ctaText': 'Text above the form',
  'merchandising.restock.isOptedIn': 'Check the checkbox from the start',
  'merchandising.restock.isOptedIn.help':
    'In many countries, among them those of the European Union, consent counts only if visitors check the box themselves.',
  'merchandising.restock.list': 'Add these visitors to the list',
  'merchandising.restock.list.none': 'No list',
  'merchandising.restock.mailingList': 'Offer the newsletter, too',
  'merchandising.restock.mailingList.help':
    'Adds a checkbox. Visitors who check it confirm the subscription by email.',
  'merchandising.restock.mailingListText': 'Text of the checkbox',
  'merchandising.restock.ownText.help':
    'Leave it empty for the text of the platform, which is translated. Your own text is the same in all languages.',
  'merchandising.restock.placeholderText': 'Label of the field',
  'merchandising.restock.successText': 'Text after signing up',
  'merchandising.restock.successText.help': 'Leave it empty for “Signed up!”.',
  'merchandising.restockShown': 'Let visitors of sold-out products leave their email address',
  'merchandising.restockShown.help':
    'You send the emails yourself: Products, Inventory, Back-in-stock emails.',
  'merchandising.reviews': 'Reviews',
  'merchandising.reviews.collect': 'Let visitors write reviews',
  'merchandising.reviews.collect.help':
    'The pages of products have the form if they show reviews. You find what visitors write under Products, Reviews.',
  'merchandising.reviews.days': 'Days after the order was fulfilled',
  'merchandising.reviews.imported': 'Show imported reviews',
  'merchandising.reviews.kill': 'Hide everything about reviews',
  'merchandising.reviews.kill.help':
    'A switch for emergencies: ratings, reviews and forms are gone at once. The other settings stay as they are.',
  'merchandising.reviews.moderation': 'Read reviews before they are shown',
  'merchandising.reviews.moderation.help': 'Otherwise, each review is shown as soon as it is sent.',
  'merchandising.reviews.native': 'Show reviews that were written here',
  'merchandising.reviews.owner': 'Email me about each new review',
  'merchandising.reviews.owner.help': 'To the contact address of the site.',
  'merchandising.reviews.requests': 'Ask buyers for reviews by email',
  'merchandising.reviews.requests.help':
    'One email for an order, with a link that marks the review as a verified purchase. A buyer is asked once about a product, and not about orders that were fulfilled more than a week before their email is due.',
  'merchandising.reviews.scope': 'Reviews that are shown',
  'merchandising.reviews.scope.ALL_REVIEWS': 'All',
  'merchandising.reviews.scope.VERIFIED_REVIEWS': 'Verified purchases only',
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
