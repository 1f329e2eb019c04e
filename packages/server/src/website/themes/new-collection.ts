import { orderingCodes, storeUrlId } from '@vitrine/model'
import { type Collection, type JsonObject, newPage } from '@vitrine/page'
import { slugOf } from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { collectionOf, createDocument, takenSlugs } from '../../content/documents/index.ts'
import type { Site } from '../../platform/http/site.ts'
import type { CollectionConf } from '../render/theme-conf.ts'
import type { Theme } from '../render/theme.ts'
import { themeErrors } from './errors.ts'

/** More are not shown at once, whatever a theme asks for. */
const MOST_PER_PAGE = 200

const forms = [
  'blog',
  'events',
  'gallery',
  'album',
  'course',
  'lessons',
  'folder',
  'index',
] as const

interface Given {
  readonly typeName: string
  readonly title: string | undefined
  readonly slug: string | undefined
  readonly memberId: string | null
}

/**
 * A page of a kind of the theme's, as its configuration wants such pages to begin: a draft. Products have a way of
 * their own. Throws `themes.noCollection`, and what making a document throws.
 *
 * @see compat §1 "Collections"
 */
export async function createCollection(db: Db, site: Site, theme: Theme, given: Given) {
  const { typeName, memberId } = given
  const templates = theme.collections.get(typeName)
  const form = forms.find((each) => each === typeName)
  if (typeName === 'products' || (!templates && !form)) throw themeErrors.noCollection()
  const conf = templates?.conf
  const title = given.title ?? conf?.newTitle ?? conf?.title ?? typeName
  const taken = await takenSlugs(db, site.id)
  const slug = given.slug ?? storeUrlId(slugOf(title), taken)
  const page = newPage(
    { locale: site.language, title, slug },
    { collection: { ...asWanted(collectionOf(form ?? formOf(conf)), conf), typeName } },
  )
  // Bodies are JSON: their schemas name nothing else.
  const body = page as typeof page & JsonObject
  return createDocument(db, site.id, { kind: 'page', body, memberId })
}

/** What a kind of another name is one of. */
function formOf(conf: CollectionConf | undefined): (typeof forms)[number] {
  if (conf?.isIndex) return 'index'
  if (conf?.isFolder) return 'folder'
  return conf?.ordering === 'calendar' ? 'events' : 'blog'
}

function asWanted(usual: Collection, conf: CollectionConf | undefined): Collection {
  const { ordering, pageSize } = conf ?? {}
  return {
    ...usual,
    ...(ordering !== undefined && { ordering: orderingCodes[ordering] }),
    ...(pageSize !== undefined && { pageSize: Math.min(pageSize, MOST_PER_PAGE) }),
  }
}
