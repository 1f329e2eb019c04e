import type { Predicate, PredicateTable } from '../plugin.ts'
import { PluginError } from '../plugin.ts'
import {
  getDescendant,
  isEqual,
  asBoolean,
  asNumber,
  asString,
  getChild,
  isObject,
  getSize,
  isTruthy,
  Untrusted,
} from '../value.ts'
import { stripTags } from '../formatters/escape.ts'

const recordTypes = {
  undefined: -1,
  text: 1,
  audio: 7,
  'store-item': 11,
  event: 12,
  binary: 15,
  'css-asset': 16,
  'tweak-asset': 17,
  'digital-good': 18,
  attachment: 19,
  'wordpress-export': 20,
  'json-export': 21,
  'site-search': 30,
  'active-time': 31,
  tweet: 50,
  checkin: 52,
  kbarticle: 54,
} as const

/** The record types that a promoted block of the same kind counts as. */
const promotableTypes: readonly (readonly [string, number, string])[] = [
  ['image', 2, 'image'],
  ['quote', 4, 'quote'],
  ['link', 5, 'link'],
  ['video', 8, 'video'],
  ['external-video', 8, 'video'],
  ['gallery', 14, 'gallery'],
]

const promotedBlocks = [
  'map',
  'embed',
  'image',
  'code',
  'quote',
  'twitter',
  'link',
  'video',
  'foursquare',
  'instagram',
  'form',
] as const

const backgroundSources = { undefined: -1, upload: 1, instagram: 2, video: 3, none: 4 } as const

const galleryChoices: readonly (readonly [string, readonly string[]])[] = [
  ['design', ['grid', 'slideshow', 'slider', 'stacked']],
  [
    'meta-position',
    ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'],
  ],
  ['active-alignment', ['center', 'left', 'right']],
]

const gallerySwitches = [
  'autoplay',
  'auto-crop',
  'controls',
  'lightbox',
  'square-thumbs',
  'show-meta',
  'show-meta-on-hover',
  'thumbnails',
] as const

const sliceTypes: Readonly<Record<string, number>> = {
  undefined: -1,
  heading: 1,
  body: 3,
  image: 4,
  gallery: 5,
  video: 6,
  'social-icons': 7,
  buttons: 8,
  navigation: 9,
  'custom-form': 10,
  newsletter: 11,
  album: 12,
  map: 13,
  logo: 14,
  action: 15,
  form: 16,
  lock: 17,
  password: 18,
  twitter: 19,
}

/** Creates a predicate about the current value. */
function createNodePredicate(holds: (node: unknown) => boolean): Predicate {
  return () => (run) => holds(run.frame.node)
}

/** Creates a predicate about a value in the scope. */
function createScopePredicate(
  path: readonly string[],
  holds: (value: unknown) => boolean,
): Predicate {
  return () => (run) => holds(run.resolve(path))
}

function createGeneratedPredicates(): PredicateTable {
  const table: Record<string, Predicate> = {}
  for (const [name, code] of Object.entries(recordTypes)) {
    table[`${name}?`] = createNodePredicate((node) => isRecord(node, code))
  }
  for (const [name, code, word] of promotableTypes) {
    table[`${name}?`] = createNodePredicate(
      (node) => isRecord(node, code) || hasText(getChild(node, 'promotedBlockType'), word),
    )
  }
  for (const word of promotedBlocks) {
    table[`promoted${word.toUpperCase()}?`] = createNodePredicate((node) =>
      hasText(getChild(node, 'promotedBlockType'), word),
    )
  }
  for (const [name, code] of Object.entries(backgroundSources)) {
    table[`background-source-${name}?`] = createNodePredicate(
      (node) => getChild(node, 'backgroundSource') === code,
    )
  }
  for (const [option, words] of galleryChoices) {
    for (const word of words) {
      table[`gallery-${option}-${word}?`] = createScopePredicate(['options', option], (value) =>
        hasText(value, word),
      )
    }
  }
  for (const option of gallerySwitches) {
    table[`gallery-${option}?`] = createScopePredicate(['options', option], asBoolean)
  }
  return table
}

/** Returns whether a value is a text, trusted or untrusted. */
function hasText(value: unknown, word: string): boolean {
  return asString(value) === word
}

function isRecord(node: unknown, code: number): boolean {
  const type = getChild(node, 'recordType')
  return type !== undefined && type !== null && asNumber(type) === code
}

function isTemplatePage(node: unknown): boolean {
  const collection = getChild(node, 'collection')
  return getChild(isObject(collection) ? collection : node, 'type') === 7
}

function hasExcerpt(node: unknown): boolean {
  const excerpt = getChild(node, 'excerpt')
  const html = isObject(excerpt) ? getChild(excerpt, 'html') : excerpt
  const isText = typeof html === 'string' || html instanceof Untrusted
  return isText && stripTags(asString(html)).replace(/[\s\u200b\u00a0]/g, '') !== ''
}

function isClickable(behavior: unknown): boolean {
  return behavior === undefined || behavior === 1 || behavior === 2
}

function isSameDay(node: unknown): boolean {
  const day = 86_400_000
  const start = asNumber(getChild(node, 'startDate'))
  return Math.floor(start / day) === Math.floor(asNumber(getChild(node, 'endDate')) / day)
}

function hasMainImage(node: unknown): boolean {
  return isTruthy(getChild(node, 'mainImageId')) || isTruthy(getChild(node, 'systemDataId'))
}

function isIndex(node: unknown): boolean {
  const collection = getChild(node, 'collection')
  return isTruthy(getChild(collection, 'folder')) && getChild(collection, 'folderBehavior') === 1
}

export const content: PredicateTable = {
  ...createGeneratedPredicates(),
  'calendar-view?': createScopePredicate(['calendarView'], asBoolean),
  'child-images?': createNodePredicate((node) => hasMainImage(getDescendant(node, ['items', 0]))),
  'clickable?': createScopePredicate(['folderBehavior'], isClickable),
  'collection?': createNodePredicate((node) => isTruthy(getChild(node, 'collection'))),
  'collection-page?': createNodePredicate(
    (node) => getDescendant(node, ['collection', 'type']) === 10,
  ),
  'collection-template-page?': createNodePredicate(isTemplatePage),
  'collectionTypeNameEquals?': (args) => (run) =>
    args.length > 0 && isEqual(run.resolve(['typeName']), args[0]),
  'current-type?': (args) => {
    const code = Object.hasOwn(sliceTypes, args[0] ?? '') ? sliceTypes[args[0] ?? ''] : undefined
    return (run) => code !== undefined && getChild(run.frame.node, 'currentType') === code
  },
  'excerpt?': createNodePredicate(hasExcerpt),
  'external-link?': createNodePredicate((node) => isTruthy(getChild(node, 'externalLink'))),
  'folder?': createNodePredicate((node) => isTruthy(getDescendant(node, ['collection', 'folder']))),
  'gallery-meta?': () => (run) =>
    isTruthy(run.resolve(['options', 'controls'])) ||
    isTruthy(run.resolve(['options', 'indicators'])),
  'has-multiple?': createNodePredicate((node) => getSize(node) > 1),
  'index?': createNodePredicate(isIndex),
  'location?': createNodePredicate((node) => {
    const location = getChild(node, 'location')
    return isTruthy(getChild(location, 'mapLat')) && isTruthy(getChild(location, 'mapLng'))
  }),
  'main-image?': createNodePredicate(hasMainImage),
  'passthrough?': createNodePredicate(
    (node) =>
      isTruthy(getChild(node, 'passthrough')) && asString(getChild(node, 'sourceUrl')) !== '',
  ),
  'redirect?': createNodePredicate((node) => getChild(node, 'folderBehavior') === 2),
  'same-day?': createNodePredicate(isSameDay),
  'serviceNameEmail?': createNodePredicate((node) =>
    hasText(getChild(node, 'serviceName'), 'email'),
  ),
  'show-past-events?': createNodePredicate((node) =>
    hasText(getChild(node, 'showPastOrUpcomingEvents'), 'past'),
  ),
  'comments?': () => (run) => {
    const { node } = run.frame
    const settings = run.resolve(['websiteSettings'])
    if (isObject(settings) && !isTruthy(getChild(settings, 'commentsEnabled'))) return false
    return (
      getChild(node, 'commentState') === 1 || asNumber(getChild(node, 'publicCommentCount')) > 0
    )
  },
  'units-metric?': (_, { dialect }) => {
    if (dialect === 'vitrine') return (run) => run.host.locale?.metric ?? true
    return () => {
      throw new PluginError('"units-metric?" formatter is not yet implemented')
    }
  },
  'disqus?': createScopePredicate(['websiteSettings', 'disqusShortName'], isTruthy),
}
