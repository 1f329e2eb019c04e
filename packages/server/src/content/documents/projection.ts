import { collectionTypeCodes, pageTypeCodes } from '@vitrine/model'
import { type BodyOf, type DocumentKind, type JsonObject, migrateDocument } from '@vitrine/page'
import { documentErrors, invalid } from './errors.ts'
import type { published } from './tables.ts'

/** What lists and addresses ask of a document in one language, as far as it is in its body. */
export interface Projection extends Pick<
  typeof published.$inferInsert,
  | 'pageType'
  | 'slug'
  | 'title'
  | 'recordType'
  | 'featured'
  | 'hidden'
  | 'noindex'
  | 'access'
  | 'tags'
  | 'categories'
  | 'authorId'
  | 'startAt'
  | 'endAt'
> {
  /** The day it says it stands under. */
  readonly publishOn: Date | undefined
  /** It has an address, made of its slug. */
  readonly isAddressed: boolean
  readonly description: string
  readonly collection: BodyOf<'page'>['collection']
}

/** Page types of the platform's own stand where it puts them: they have no address. */
const ADDRESSED: readonly number[] = [
  pageTypeCodes['main-content'],
  pageTypeCodes.page,
  pageTypeCodes['splash-page'],
]

const PLAIN = {
  slug: '',
  title: '',
  description: '',
  featured: false,
  hidden: false,
  noindex: false,
  access: 'everybody',
  tags: [],
  categories: [],
  publishOn: undefined,
  isAddressed: false,
  collection: undefined,
} as const

/** Of a body that was found right. Throws `documents.notWritten`, `.invalid`. */
export function projectionOf(kind: DocumentKind, json: JsonObject, locale: string): Projection {
  // A body of this kind: it was checked before.
  const body = migrateDocument(kind, json) as unknown
  if (kind === 'page') return ofPage(body as BodyOf<'page'>, locale)
  if (kind === 'item') return ofItem(body as BodyOf<'item'>, locale)
  return { ...PLAIN, tags: [], categories: [] }
}

function ofPage({ type, meta, access, settings, collection }: BodyOf<'page'>, locale: string) {
  const isAddressed = ADDRESSED.includes(type) && settings.enabled && !collection?.link
  return {
    ...PLAIN,
    ...metaIn(meta, locale),
    tags: [],
    categories: [],
    pageType: type,
    hidden: !settings.enabled,
    noindex: settings.noindex ?? false,
    access: access.kind,
    isAddressed,
    collection,
  }
}

function ofItem(body: BodyOf<'item'>, locale: string): Projection {
  const { meta, access, settings, event, publishOn } = body
  const said = metaIn(meta, locale)
  if (said.slug === '')
    throw invalid({
      path: ['meta', locale, 'slug'],
      message: 'An item needs an address of its own.',
    })
  return {
    ...said,
    recordType: body.recordType,
    featured: body.featured,
    hidden: settings.hidden ?? false,
    noindex: settings.noindex ?? false,
    access: access.kind,
    tags: [...body.tags],
    categories: [...body.categories],
    authorId: body.authorId ?? null,
    startAt: event ? new Date(event.startAt) : null,
    endAt: event ? new Date(event.endAt) : null,
    publishOn: publishOn === undefined ? undefined : new Date(publishOn),
    isAddressed: true,
    collection: undefined,
  }
}

function metaIn(meta: BodyOf<'page'>['meta'], locale: string) {
  const said = meta[locale]
  if (!said) throw documentErrors.notWritten({ details: { locale } })
  return { slug: said.slug, title: said.title, description: said.description ?? '' }
}

/** A page of products: the shop has a row of its own for it. */
export function isShop({ collection }: Projection): boolean {
  return collection?.type === collectionTypeCodes.products
}

/** First parts of addresses that the platform answers itself. */
const RESERVED: ReadonlySet<string> = new Set([
  'account',
  'api',
  'assets',
  'cart',
  'checkout',
  'config',
  'healthz',
  'metrics',
  'order',
  'readyz',
  'search',
  'static',
])

/** Throws `documents.reservedPath` for an address that no page can have. */
export function assertFree(path: string, prefixes: readonly string[]): void {
  const [first = ''] = path.split('/')
  if (!RESERVED.has(first) && !prefixes.includes(first)) return
  const message = prefixes.includes(first)
    ? `/${first} is where the pages in that language are. Choose another address.`
    : `/${first} is the platform’s own. Choose another address.`
  throw documentErrors.reservedPath({ details: { message } })
}
