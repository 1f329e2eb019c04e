import { orderingCodes, createStoreUrlId } from '@vitrine/model'
import { type Collection, type JsonObject, newPage } from '@vitrine/page'
import { createSlug } from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { buildCollection, createDocument, loadTakenSlugs } from '../../content/documents/index.ts'
import type { Site } from '../../platform/http/site.ts'
import type { CollectionConfiguration, Theme } from '../theme-loading/index.ts'
import { themeErrors } from './errors.ts'

/** The maximum page size of a new collection. */
const MAX_PAGE_SIZE = 200

const STANDARD_TYPES = [
  'blog',
  'events',
  'gallery',
  'album',
  'course',
  'lessons',
  'folder',
  'index',
] as const

interface NewCollection {
  readonly typeName: string
  readonly title: string | undefined
  readonly slug: string | undefined
  readonly memberId: string | null
}

/**
 * Creates a collection of a type of the theme as a draft, as its configuration requests. Products
 * are created otherwise. Throws `themes.noCollection`, and the errors of creating a document.
 *
 * @see compat §1 "Collections"
 */
export async function createThemeCollection(
  db: Db,
  site: Site,
  theme: Theme,
  input: NewCollection,
) {
  const { typeName, memberId } = input
  const templates = theme.collections.get(typeName)
  const standardType = STANDARD_TYPES.find((each) => each === typeName)
  if (typeName === 'products' || (!templates && !standardType)) throw themeErrors.noCollection()
  const configuration = templates?.conf
  const title = input.title ?? configuration?.newTitle ?? configuration?.title ?? typeName
  const slugs = await loadTakenSlugs(db, site.id)
  const slug = input.slug ?? createStoreUrlId(createSlug(title), slugs)
  const page = newPage(
    { locale: site.language, title, slug },
    {
      collection: {
        ...applyConfiguration(
          buildCollection(standardType ?? getBaseType(configuration)),
          configuration,
        ),
        typeName,
      },
    },
  )
  // A body is JSON, which its schema guarantees.
  const body = page as typeof page & JsonObject
  return createDocument(db, site.id, { kind: 'page', body, memberId })
}

/** Returns the standard type that a custom type is based on. */
function getBaseType(
  configuration: CollectionConfiguration | undefined,
): (typeof STANDARD_TYPES)[number] {
  if (configuration?.isIndex) return 'index'
  if (configuration?.isFolder) return 'folder'
  return configuration?.ordering === 'calendar' ? 'events' : 'blog'
}

function applyConfiguration(
  usual: Collection,
  configuration: CollectionConfiguration | undefined,
): Collection {
  const { ordering, pageSize } = configuration ?? {}
  return {
    ...usual,
    ...(ordering !== undefined && { ordering: orderingCodes[ordering] }),
    ...(pageSize !== undefined && { pageSize: Math.min(pageSize, MAX_PAGE_SIZE) }),
  }
}
