import {
  collectionTypeCodes,
  FALLBACK_STORE_TITLE,
  orderingCodes,
  createStoreUrlId,
} from '@vitrine/model'
import { type JsonObject, newCollection, newPage } from '@vitrine/page'
import { listCollections, createSlug } from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import {
  createDocument,
  documentErrors,
  getListing,
  loadTakenSlugs,
  publishDocuments,
} from '../../content/documents/index.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Site } from '../../platform/http/site.ts'
import { listAllLanguages } from '../../identity/multilingual/index.ts'

interface Given {
  readonly title: string
  readonly navigationTitle: string
  readonly urlId: string
  readonly description: string
  readonly memberId: string | null
}

export interface CreatedStore extends Omit<Given, 'memberId'> {
  readonly id: string
  readonly websiteId: string
  readonly enabled: true
}

/** The maximum number of attempts to find a free URL while others create stores. */
const MAX_ATTEMPTS = 5

/** Creates a store: a published page with a collection of products. */
export async function createStore(db: Db, site: Site, given: Given): Promise<CreatedStore> {
  const preferredUrlId = chooseUrlId(given.urlId) || chooseUrlId(given.title)
  const tried = new Set<string>()
  for (;;) {
    const urlId = createStoreUrlId(
      preferredUrlId,
      new Set([...(await listTakenUrlIds(db, site.id)), ...tried]),
    )
    tried.add(urlId)
    try {
      return await createAt(db, site, { ...given, urlId })
    } catch (error) {
      if (tried.size >= MAX_ATTEMPTS || !isTaken(error)) throw error
    }
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof AppError && error.code === 'documents.pathTaken'
}

/** Returns the URL id for a name; some characters of names are not allowed in URLs. */
function chooseUrlId(name: string): string {
  return createSlug(name)
    .replaceAll(/[^\p{Ll}\p{Lo}\p{N}\p{M}-]/gu, '')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/^-|-$/g, '')
}

async function listTakenUrlIds(db: Db, siteId: string): Promise<ReadonlySet<string>> {
  const [slugs, collections, languages] = await Promise.all([
    loadTakenSlugs(db, siteId),
    listCollections(db, siteId),
    listAllLanguages(db, siteId),
  ])
  const prefixes = languages.map(({ prefix }) => prefix)
  return new Set([...slugs, ...collections.map(({ urlId }) => urlId), ...prefixes])
}

async function createAt(db: Db, site: Site, given: Given): Promise<CreatedStore> {
  const { title, navigationTitle, urlId, description, memberId } = given
  const locale = site.language
  const page = newPage(
    { locale, title: title || FALLBACK_STORE_TITLE, slug: urlId },
    {
      meta: {
        [locale]: {
          title: title || FALLBACK_STORE_TITLE,
          slug: urlId,
          ...(navigationTitle !== '' && { navigationTitle }),
          ...(description !== '' && { description }),
        },
      },
      collection: newCollection({
        type: collectionTypeCodes.products,
        typeName: 'products',
        ordering: orderingCodes['user-orderable'],
        pageSize: 200,
      }),
    },
  )
  const id = await transact(db, async (tx) => {
    // Bodies are JSON by their schemas.
    const body = page as typeof page & JsonObject
    const made = await createDocument(tx, site.id, { kind: 'page', body, memberId })
    // Another store took the URL meanwhile: this one gets its own number.
    if (getListing(made.body).slugs[locale] !== urlId) throw documentErrors.pathTaken()
    const entries = [{ documentId: made.id, locale, rev: made.rev }]
    await publishDocuments(tx, site.id, { entries, memberId, label: title })
    return made.id
  })
  return { id, websiteId: site.id, title, navigationTitle, urlId, description, enabled: true }
}
