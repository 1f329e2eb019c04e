import type { Entry } from './entry.ts'
import { createConditionEntry, createEntry } from './entry.ts'
import { comparisonReference } from './comparisons.ts'

/** The predicates about the record type of the current item, with their codes. */
const recordTypes = {
  'undefined?': -1,
  'text?': 1,
  'image?': 2,
  'quote?': 4,
  'link?': 5,
  'audio?': 7,
  'video?': 8,
  'external-video?': 8,
  'store-item?': 11,
  'event?': 12,
  'gallery?': 14,
  'binary?': 15,
  'css-asset?': 16,
  'tweak-asset?': 17,
  'digital-good?': 18,
  'attachment?': 19,
  'wordpress-export?': 20,
  'json-export?': 21,
  'site-search?': 30,
  'active-time?': 31,
  'tweet?': 50,
  'checkin?': 52,
  'kbarticle?': 54,
}

const alsoPromoted = ['image?', 'quote?', 'link?', 'video?', 'external-video?', 'gallery?']

const promoted = [
  'MAP',
  'EMBED',
  'IMAGE',
  'CODE',
  'QUOTE',
  'TWITTER',
  'LINK',
  'VIDEO',
  'FOURSQUARE',
  'INSTAGRAM',
  'FORM',
]

const backgroundSources = { undefined: -1, upload: 1, instagram: 2, video: 3, none: 4 }

const galleryWords = {
  design: ['grid', 'slideshow', 'slider', 'stacked'],
  'meta-position': [
    'top',
    'top-left',
    'top-right',
    'center',
    'bottom',
    'bottom-left',
    'bottom-right',
  ],
  'active-alignment': ['center', 'left', 'right'],
}

const gallerySwitches = [
  'autoplay',
  'auto-crop',
  'controls',
  'lightbox',
  'square-thumbs',
  'show-meta',
  'show-meta-on-hover',
  'thumbnails',
]

const physical = (variants: readonly unknown[]): unknown => ({
  structuredContent: { productType: 1, variants },
})

const content = [
  createConditionEntry('calendar-view?', 'Tests whether the collection is shown as a calendar.', {
    calendarView: true,
  }),
  createConditionEntry('child-images?', 'Tests whether the first item has an image.', {
    items: [{ mainImageId: 'a' }],
  }),
  createConditionEntry('clickable?', 'Tests whether a folder has a page of its own.', {
    folderBehavior: 1,
  }),
  createConditionEntry('collection?', 'Tests whether the current value has a collection.', {
    collection: { id: 'c' },
  }),
  createConditionEntry('collection-page?', 'Tests whether the collection is a page.', {
    collection: { type: 10 },
  }),
  createConditionEntry(
    'collection-template-page?',
    'Tests whether the collection is a page of the template.',
    {
      collection: { type: 7 },
    },
  ),
  createEntry(
    'collectionTypeNameEquals?',
    'Tests whether the type of the collection has a name.',
    ['name: the name of the type'],
    '{.collectionTypeNameEquals? blog}yes{.end}',
    { typeName: 'blog' },
  ),
  createConditionEntry('excerpt?', 'Tests whether the excerpt has text.', {
    excerpt: '<p>Hello</p>',
  }),
  createConditionEntry(
    'external-link?',
    'Tests whether a navigation entry links to another site.',
    {
      externalLink: { url: '/' },
    },
  ),
  createConditionEntry('folder?', 'Tests whether the collection is a folder.', {
    collection: { folder: true },
  }),
  createConditionEntry(
    'has-multiple?',
    'Tests whether a list or object has more than one entry.',
    [1, 2],
  ),
  createConditionEntry(
    'index?',
    'Tests whether the folder is an index, which shows its pages one below the other.',
    {
      collection: { folder: true, folderBehavior: 1 },
    },
  ),
  createConditionEntry('location?', 'Tests whether the item has map coordinates.', {
    location: { mapLat: 1, mapLng: 2 },
  }),
  createConditionEntry('main-image?', 'Tests whether the item has a main image.', {
    mainImageId: 'a',
  }),
  createConditionEntry('passthrough?', 'Tests whether the item links directly to its source.', {
    passthrough: true,
    sourceUrl: '/a',
  }),
  createConditionEntry('redirect?', 'Tests whether the folder redirects to its first page.', {
    folderBehavior: 2,
  }),
  createConditionEntry('same-day?', 'Tests whether an event ends on the day it starts.', {
    startDate: 1_517_400_000_000,
    endDate: 1_517_403_600_000,
  }),
  createConditionEntry('serviceNameEmail?', 'Tests whether the social link is an email address.', {
    serviceName: 'email',
  }),
  createConditionEntry('show-past-events?', 'Tests whether the calendar shows past events.', {
    showPastOrUpcomingEvents: 'past',
  }),
  createConditionEntry('gallery-meta?', 'Tests whether the gallery has controls or indicators.', {
    options: { controls: true },
  }),
]

const commerce = [
  createConditionEntry(
    'has-variants?',
    'Tests whether the product has more than one variant.',
    physical([{ id: 1 }, { id: 2 }]),
  ),
  createConditionEntry(
    'on-sale?',
    'Tests whether the product or one of its variants is on sale.',
    physical([{ onSale: true }]),
  ),
  createConditionEntry(
    'sold-out?',
    'Tests whether no variant of the product is in stock.',
    physical([{ qtyInStock: 0 }]),
  ),
  createConditionEntry(
    'varied-prices?',
    'Tests whether the variants of the product have different prices.',
    physical([{ price: 100 }, { price: 200 }]),
  ),
]

const others = [
  createEntry(
    'current-type?',
    'Tests whether the slice has a type.',
    ['name: the name of the slice type'],
    '{.current-type? gallery}yes{.end}',
    { currentType: 5 },
  ),
  createConditionEntry('comments?', 'Tests whether comments are open or already exist.', {
    commentState: 1,
  }),
  createConditionEntry('disqus?', 'Tests whether the site uses Disqus for comments.', {
    websiteSettings: { disqusShortName: 'shop' },
  }),
  createConditionEntry('units-metric?', 'Tests whether the locale of the site uses metric units.', {
    website: { language: 'de-DE' },
  }),
]

/** The predicates, with their question marks. */
export const predicateReference: readonly Entry[] = [
  ...comparisonReference,
  ...content,
  ...Object.entries(galleryWords).flatMap(([option, words]) =>
    words.map((word) =>
      createConditionEntry(
        `gallery-${option}-${word}?`,
        `Tests whether the gallery option ${option} is ${word}.`,
        {
          options: { [option]: word },
        },
      ),
    ),
  ),
  ...gallerySwitches.map((option) =>
    createConditionEntry(
      `gallery-${option}?`,
      `Tests whether the gallery option ${option} is on.`,
      {
        options: { [option]: true },
      },
    ),
  ),
  ...Object.entries(backgroundSources).map(([word, code]) =>
    createConditionEntry(
      `background-source-${word}?`,
      `Tests whether the background source is ${word} (${code}).`,
      {
        backgroundSource: code,
      },
    ),
  ),
  ...Object.entries(recordTypes).map(([name, recordType]) => {
    const also = alsoPromoted.includes(name) ? ' or that of its promoted block' : ''
    return createConditionEntry(
      name,
      `Tests whether the record type of the item${also} is ${recordType}.`,
      { recordType },
    )
  }),
  ...promoted.map((word) =>
    createConditionEntry(
      `promoted${word}?`,
      `Tests whether the promoted block of the item has the type ${word.toLowerCase()}.`,
      {
        promotedBlockType: word.toLowerCase(),
      },
    ),
  ),
  ...commerce,
  ...others,
]
