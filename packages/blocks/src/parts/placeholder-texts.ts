/**
 * The texts that the editor shows in empty blocks, by id. They are part of the studio's catalog, from which the canvas
 * takes them; the server shows them in English.
 */
export const placeholderTexts = {
  'placeholder.500px': 'Add the URL of a photo or an account, or its name',
  'placeholder.accordion': 'Add questions and answers',
  'placeholder.acuity': 'Add the owner’s ID, or the URL of the schedule',
  'placeholder.album': 'Add tracks',
  'placeholder.amazon': 'Add the URL of a product, or its ID (ASIN)',
  'placeholder.audio': 'Add an audio file',
  'placeholder.button': 'Add a label',
  'placeholder.calendar': 'Choose a collection of events or posts',
  'placeholder.chart': 'Your dataset must have at least one row',
  'placeholder.code': 'Add code',
  'placeholder.collectionLink': 'Choose a collection',
  'placeholder.collectionLink.missing':
    'This collection was deleted or is not public. Choose a different one.',
  'placeholder.comments': 'Comments appear here if the site accepts comments',
  'placeholder.donation': 'Add an amount',
  'placeholder.embed': 'Add a URL or code',
  'placeholder.flickr': 'Add the URL of a photo or an album, or the name of an account',
  'placeholder.folder': 'Choose a folder that has pages',
  'placeholder.form': 'Add fields to the form',
  'placeholder.foursquare': 'Add the URL of a place, or its ID',
  'placeholder.gallery': 'Choose images',
  'placeholder.image': 'Choose an image',
  'placeholder.image.missing': 'This image was deleted. Choose a different one.',
  'placeholder.index': 'Choose an index or a folder that has pages',
  'placeholder.invalid':
    'The settings of this block are invalid. The block is preserved unchanged.',
  'placeholder.link': 'Add a label',
  'placeholder.logo': 'Add a site title or a logo in the site settings',
  'placeholder.map': 'Add an address',
  'placeholder.markdown': 'Write in Markdown',
  'placeholder.marquee': 'Add text',
  'placeholder.memberArea': 'This member area was deleted. Choose a different one.',
  'placeholder.menu': 'Add a menu',
  'placeholder.navigation': 'This menu has no items yet',
  'placeholder.opentable': 'Add the restaurant’s ID, or its URL',
  'placeholder.post': 'Add the URL of a post or an account, or its name',
  'placeholder.pricingPlan': 'Add plans and give each a name',
  'placeholder.product': 'Choose a product',
  'placeholder.product.missing':
    'This product was deleted or is not visible. Choose a different one.',
  'placeholder.quote': 'Write a quote',
  'placeholder.rss': 'Add the URL of a feed',
  'placeholder.sample.date': 'Date',
  'placeholder.sample.price': 'Price',
  'placeholder.sample.product': 'Product',
  'placeholder.sample.title': 'Title',
  'placeholder.socialLinks': 'Add accounts here or in the site settings',
  'placeholder.soundcloud': 'Add the URL of a track or a set',
  'placeholder.summary': 'Choose a collection',
  'placeholder.summary.missing':
    'No items to show. The collection has no matching items or is not public.',
  'placeholder.text': 'Write text here',
  'placeholder.tock': 'Add the URL of a restaurant, or its name',
  'placeholder.tourDates': 'Add dates',
  'placeholder.unknownType': 'Unknown block type {type}. The block is preserved unchanged.',
  'placeholder.video': 'Add a video',
  'placeholder.websiteComponent': 'The site’s theme does not have this component',
  'placeholder.wordList': 'Choose a collection',
  'placeholder.wordList.missing': 'Nothing to show. The collection is empty or not public.',
  'placeholder.zola': 'Add the URL of a registry, or its name',
} as const

/** The id of a text that the editor shows in an empty block. */
export type PlaceholderId = keyof typeof placeholderTexts
