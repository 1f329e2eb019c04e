import type { Entry } from './entry.ts'
import { entry } from './entry.ts'

const operands = [
  'first?: a reference or a JSON literal; left out, the current value',
  'second: a reference or a JSON literal',
]

/** Predicates that ask whether the current item is a record of one type, with their codes. */
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

function yes(name: string, summary: string, data: unknown, args: readonly string[] = []): Entry {
  return entry(name, summary, args, `{.${name}}yes{.or}no{.end}`, data)
}

const physical = (variants: readonly unknown[]): unknown => ({
  structuredContent: { productType: 1, variants },
})

const comparisons = [
  entry('equal?', 'Both are the same value of the same type.', operands, '{.equal? n 1}yes{.end}', {
    n: 1,
  }),
  entry('notEqual?', 'They differ in value or type.', operands, '{.notEqual? n 1}yes{.end}', {
    n: 2,
  }),
  entry(
    'greaterThan?',
    'The first is greater than the second.',
    operands,
    '{.greaterThan? n 1}yes{.end}',
    { n: 2 },
  ),
  entry(
    'greaterThanOrEqual?',
    'The first is greater than the second or equal.',
    operands,
    '{.greaterThanOrEqual? n 2}yes{.end}',
    { n: 2 },
  ),
  entry('lessThan?', 'The first is less than the second.', operands, '{.lessThan? n 3}yes{.end}', {
    n: 2,
  }),
  entry(
    'lessThanOrEqual?',
    'The first is less than the second or equal.',
    operands,
    '{.lessThanOrEqual? n 2}yes{.end}',
    { n: 2 },
  ),
  entry(
    'nth?',
    'A whole number is a multiple of another.',
    ['number?: a reference; left out, the current value', 'divisor: a whole number'],
    '{.repeated section items}{.nth? @index 2}{@}{.end}{.end}',
    { items: ['a', 'b', 'c', 'd'] },
  ),
  entry(
    'even?',
    'A number is even.',
    ['reference?: left out, the current value'],
    '{.repeated section items}{.even? @index}{@}{.end}{.end}',
    { items: ['a', 'b'] },
  ),
  entry(
    'odd?',
    'A number is odd.',
    ['reference?: left out, the current value'],
    '{.repeated section items}{.odd? @index}{@}{.end}{.end}',
    { items: ['a', 'b'] },
  ),
  entry(
    'plural?',
    'The current number is greater than 1.',
    [],
    '{.section n}{.plural?}s{.end}{.end}',
    {
      n: 2,
    },
  ),
  entry('singular?', 'The current number is 1.', [], '{.section n}{.singular?}one{.end}{.end}', {
    n: 1,
  }),
  yes('debug?', 'The page is shown for debugging.', { debug: true }),
]

const content = [
  yes('calendar-view?', 'The collection is shown as a calendar.', { calendarView: true }),
  yes('child-images?', 'The first item has a picture.', { items: [{ mainImageId: 'a' }] }),
  yes('clickable?', 'A folder leads somewhere.', { folderBehavior: 1 }),
  yes('collection?', 'The current thing is a collection.', { collection: { id: 'c' } }),
  yes('collection-page?', 'The collection is a page.', { collection: { type: 10 } }),
  yes('collection-template-page?', 'The collection is a page of the template.', {
    collection: { type: 7 },
  }),
  entry(
    'collectionTypeNameEquals?',
    'The collection’s type has this name.',
    ['name: of the type'],
    '{.collectionTypeNameEquals? blog}yes{.end}',
    { typeName: 'blog' },
  ),
  yes('excerpt?', 'The excerpt has text.', { excerpt: '<p>Hello</p>' }),
  yes('external-link?', 'A navigation entry leads to another site.', {
    externalLink: { url: '/' },
  }),
  yes('folder?', 'The collection is a folder.', { collection: { folder: true } }),
  yes('has-multiple?', 'A list or object has more than one entry.', [1, 2]),
  yes('index?', 'The folder shows its pages one below the other.', {
    collection: { folder: true, folderBehavior: 1 },
  }),
  yes('location?', 'The item has a place on the map.', { location: { mapLat: 1, mapLng: 2 } }),
  yes('main-image?', 'The item has a main picture.', { mainImageId: 'a' }),
  yes('passthrough?', 'The item leads straight to its source.', {
    passthrough: true,
    sourceUrl: '/a',
  }),
  yes('redirect?', 'The folder leads to its first page.', { folderBehavior: 2 }),
  yes('same-day?', 'An event ends on the day it begins.', {
    startDate: 1_517_400_000_000,
    endDate: 1_517_403_600_000,
  }),
  yes('serviceNameEmail?', 'The social link is an email address.', { serviceName: 'email' }),
  yes('show-past-events?', 'The calendar shows past events.', { showPastOrUpcomingEvents: 'past' }),
  yes('gallery-meta?', 'The gallery has controls or indicators.', { options: { controls: true } }),
]

const commerce = [
  yes('has-variants?', 'The product has more than one variant.', physical([{ id: 1 }, { id: 2 }])),
  yes('on-sale?', 'The product or one of its variants is on sale.', physical([{ onSale: true }])),
  yes('sold-out?', 'No variant of the product can be bought.', physical([{ qtyInStock: 0 }])),
  yes(
    'varied-prices?',
    'The product’s variants cost different sums.',
    physical([{ price: 100 }, { price: 200 }]),
  ),
]

const others = [
  entry(
    'current-type?',
    'The slice has this type.',
    ['name: of the slice type'],
    '{.current-type? gallery}yes{.end}',
    { currentType: 5 },
  ),
  yes('comments?', 'Comments are open, or there are some.', { commentState: 1 }),
  yes('disqus?', 'The site’s comments are kept by Disqus.', {
    websiteSettings: { disqusShortName: 'shop' },
  }),
  yes('units-metric?', 'The site’s locale measures in metric units.', {
    website: { language: 'de-DE' },
  }),
]

/** Every predicate, with its question mark. */
export const predicateReference: readonly Entry[] = [
  ...comparisons,
  ...content,
  ...Object.entries(galleryWords).flatMap(([option, words]) =>
    words.map((word) =>
      yes(`gallery-${option}-${word}?`, `The gallery’s option ${option} is ${word}.`, {
        options: { [option]: word },
      }),
    ),
  ),
  ...gallerySwitches.map((option) =>
    yes(`gallery-${option}?`, `The gallery’s option ${option} is on.`, {
      options: { [option]: true },
    }),
  ),
  ...Object.entries(backgroundSources).map(([word, code]) =>
    yes(`background-source-${word}?`, `The background’s source is ${word} (${code}).`, {
      backgroundSource: code,
    }),
  ),
  ...Object.entries(recordTypes).map(([name, recordType]) => {
    const also = alsoPromoted.includes(name) ? ', or its promoted block has it' : ''
    return yes(name, `The item’s record type is ${recordType}${also}.`, { recordType })
  }),
  ...promoted.map((word) =>
    yes(`promoted${word}?`, `The item’s promoted block is of type ${word.toLowerCase()}.`, {
      promotedBlockType: word.toLowerCase(),
    }),
  ),
  ...commerce,
  ...others,
]
