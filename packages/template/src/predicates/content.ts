import type { Predicate, PredicateTable } from '../plugin.ts'
import { PluginFault } from '../plugin.ts'
import {
  descend,
  equal,
  asBoolean,
  asNumber,
  asString,
  child,
  isObject,
  size,
  truthy,
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

/** Record types that a promoted block of the same nature counts as. */
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

/** About the current value alone. */
function ofNode(holds: (node: unknown) => boolean): Predicate {
  return () => (run) => holds(run.frame.node)
}

/** About something found by walking outwards. */
function ofScope(path: readonly string[], holds: (value: unknown) => boolean): Predicate {
  return () => (run) => holds(run.resolve(path))
}

function generated(): PredicateTable {
  const table: Record<string, Predicate> = {}
  for (const [name, code] of Object.entries(recordTypes)) {
    table[`${name}?`] = ofNode((node) => isRecord(node, code))
  }
  for (const [name, code, word] of promotableTypes) {
    table[`${name}?`] = ofNode(
      (node) => isRecord(node, code) || isWord(child(node, 'promotedBlockType'), word),
    )
  }
  for (const word of promotedBlocks) {
    table[`promoted${word.toUpperCase()}?`] = ofNode((node) =>
      isWord(child(node, 'promotedBlockType'), word),
    )
  }
  for (const [name, code] of Object.entries(backgroundSources)) {
    table[`background-source-${name}?`] = ofNode((node) => child(node, 'backgroundSource') === code)
  }
  for (const [option, words] of galleryChoices) {
    for (const word of words) {
      table[`gallery-${option}-${word}?`] = ofScope(['options', option], (value) =>
        isWord(value, word),
      )
    }
  }
  for (const option of gallerySwitches) {
    table[`gallery-${option}?`] = ofScope(['options', option], asBoolean)
  }
  return table
}

/** Words compare by what they say, whoever wrote them. */
function isWord(value: unknown, word: string): boolean {
  return asString(value) === word
}

function isRecord(node: unknown, code: number): boolean {
  const type = child(node, 'recordType')
  return type !== undefined && type !== null && asNumber(type) === code
}

function isTemplatePage(node: unknown): boolean {
  const collection = child(node, 'collection')
  return child(isObject(collection) ? collection : node, 'type') === 7
}

function hasExcerpt(node: unknown): boolean {
  const excerpt = child(node, 'excerpt')
  const html = isObject(excerpt) ? child(excerpt, 'html') : excerpt
  const isText = typeof html === 'string' || html instanceof Untrusted
  return isText && stripTags(asString(html)).replace(/[\s\u200b\u00a0]/g, '') !== ''
}

function isClickable(behavior: unknown): boolean {
  return behavior === undefined || behavior === 1 || behavior === 2
}

function isSameDay(node: unknown): boolean {
  const day = 86_400_000
  const start = asNumber(child(node, 'startDate'))
  return Math.floor(start / day) === Math.floor(asNumber(child(node, 'endDate')) / day)
}

function hasMainImage(node: unknown): boolean {
  return truthy(child(node, 'mainImageId')) || truthy(child(node, 'systemDataId'))
}

function isIndex(node: unknown): boolean {
  const collection = child(node, 'collection')
  return truthy(child(collection, 'folder')) && child(collection, 'folderBehavior') === 1
}

export const content: PredicateTable = {
  ...generated(),
  'calendar-view?': ofScope(['calendarView'], asBoolean),
  'child-images?': ofNode((node) => hasMainImage(descend(node, ['items', 0]))),
  'clickable?': ofScope(['folderBehavior'], isClickable),
  'collection?': ofNode((node) => truthy(child(node, 'collection'))),
  'collection-page?': ofNode((node) => descend(node, ['collection', 'type']) === 10),
  'collection-template-page?': ofNode(isTemplatePage),
  'collectionTypeNameEquals?': (args) => (run) =>
    args.length > 0 && equal(run.resolve(['typeName']), args[0]),
  'current-type?': (args) => {
    const code = Object.hasOwn(sliceTypes, args[0] ?? '') ? sliceTypes[args[0] ?? ''] : undefined
    return (run) => code !== undefined && child(run.frame.node, 'currentType') === code
  },
  'excerpt?': ofNode(hasExcerpt),
  'external-link?': ofNode((node) => truthy(child(node, 'externalLink'))),
  'folder?': ofNode((node) => truthy(descend(node, ['collection', 'folder']))),
  'gallery-meta?': () => (run) =>
    truthy(run.resolve(['options', 'controls'])) || truthy(run.resolve(['options', 'indicators'])),
  'has-multiple?': ofNode((node) => size(node) > 1),
  'index?': ofNode(isIndex),
  'location?': ofNode((node) => {
    const location = child(node, 'location')
    return truthy(child(location, 'mapLat')) && truthy(child(location, 'mapLng'))
  }),
  'main-image?': ofNode(hasMainImage),
  'passthrough?': ofNode(
    (node) => truthy(child(node, 'passthrough')) && asString(child(node, 'sourceUrl')) !== '',
  ),
  'redirect?': ofNode((node) => child(node, 'folderBehavior') === 2),
  'same-day?': ofNode(isSameDay),
  'serviceNameEmail?': ofNode((node) => isWord(child(node, 'serviceName'), 'email')),
  'show-past-events?': ofNode((node) => isWord(child(node, 'showPastOrUpcomingEvents'), 'past')),
  'comments?': () => (run) => {
    const { node } = run.frame
    const settings = run.resolve(['websiteSettings'])
    if (isObject(settings) && !truthy(child(settings, 'commentsEnabled'))) return false
    return child(node, 'commentState') === 1 || asNumber(child(node, 'publicCommentCount')) > 0
  },
  'units-metric?': (_, { dialect }) => {
    if (dialect === 'vitrine') return (run) => run.host.locale?.metric ?? true
    return () => {
      throw new PluginFault('"units-metric?" formatter is not yet implemented')
    }
  },
  'disqus?': ofScope(['websiteSettings', 'disqusShortName'], truthy),
}
