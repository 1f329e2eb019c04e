import {
  addressedPageTypes,
  type CheckText,
  collectionTypeCodes,
  getReservedSegment,
  isServedPageType,
  pageTypeCodes,
} from '@vitrine/model'
import { type BodyOf, type DocumentKind, type JsonObject, migrateDocument } from '@vitrine/page'
import { documentErrors, createInvalidError } from '../errors.ts'
import type { published } from '../tables.ts'
import { describeCheck } from './draft-issue.ts'

/** The columns of `published` that are derived from the body of a document in one language. */
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
  /** The publication date in the body; undefined if it names none. */
  readonly publishOn: Date | undefined
  /** Whether the document has a path, derived from its slug. */
  readonly isAddressed: boolean
  readonly description: string
  readonly collection: BodyOf<'page'>['collection']
}

/** The page types with a path; the platform itself places the others. */
const ADDRESSED: readonly number[] = addressedPageTypes.map((type) => pageTypeCodes[type])

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

/** Returns the projection of a valid body. Throws `documents.notWritten`, `.invalid`. */
export function computeProjection(
  kind: DocumentKind,
  json: JsonObject,
  locale: string,
): Projection {
  // A valid body of this kind.
  const body = migrateDocument(kind, json) as unknown
  if (kind === 'page') return projectPage(body as BodyOf<'page'>, locale)
  if (kind === 'item') return projectItem(body as BodyOf<'item'>, locale)
  return { ...PLAIN, tags: [], categories: [] }
}

function projectPage({ type, meta, access, settings, collection }: BodyOf<'page'>, locale: string) {
  if (!isServedPageType(type))
    throw createInvalidError({
      path: ['type'],
      message: `Pages of type ${type} have no URL. Choose another type of page.`,
    })
  const isAddressed = ADDRESSED.includes(type) && settings.enabled && !collection?.link
  return {
    ...PLAIN,
    ...getMeta(meta, locale),
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

function projectItem(body: BodyOf<'item'>, locale: string): Projection {
  const { meta, access, settings, event, publishOn } = body
  const localized = getMeta(meta, locale)
  if (localized.slug === '')
    throw createInvalidError({
      path: ['meta', locale, 'slug'],
      message: 'This item has no URL. Enter one.',
    })
  return {
    ...localized,
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

function getMeta(meta: BodyOf<'page'>['meta'], locale: string) {
  const localized = meta[locale]
  if (!localized) throw documentErrors.notWritten({ details: { locale } })
  return { slug: localized.slug, title: localized.title, description: localized.description ?? '' }
}

/** Returns whether a page is a store page, which also has a row in the catalog. */
export function isStorePage({ collection }: Projection): boolean {
  return collection?.type === collectionTypeCodes.products
}

/** Returns why a page cannot have a path that is reserved for the platform or a language; undefined if it can. */
export function findReservedIssue(
  path: string,
  prefixes: readonly string[],
): CheckText | undefined {
  const [segment = ''] = path.split('/')
  if (prefixes.includes(segment)) return { id: 'reserved-url.language', params: { segment } }
  return getReservedSegment(path) === undefined
    ? undefined
    : { id: 'reserved-url', params: { segment } }
}

/** Throws `documents.reservedPath` for a path that is reserved for the platform or a language. */
export function assertPathAllowed(path: string, prefixes: readonly string[]): void {
  const text = findReservedIssue(path, prefixes)
  if (text) throw documentErrors.reservedPath({ details: { message: describeCheck(text) } })
}
