import { newPage, type JsonObject } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { buildCollection, createDocument, publishDocuments } from '../documents/index.ts'
import { contentImportErrors } from './errors.ts'
import { findPageBySlug } from './store.ts'

/** The blog that posts are imported into. */
export interface ImportBlog {
  readonly id: string
}

/** Finds the blog at a URL path; undefined if there is no page. Throws `content-import.notABlog`. */
export async function findBlog(
  db: Db,
  siteId: string,
  { locale, slug }: { readonly locale: string; readonly slug: string },
): Promise<ImportBlog | undefined> {
  const page = await findPageBySlug(db, siteId, { locale, slug })
  if (page && page.typeName !== 'blog') throw contentImportErrors.notABlog()
  return page && { id: page.id }
}

/** Creates the blog of the posts, and publishes it unless everything becomes a draft. */
export async function prepareBlog(
  db: Db,
  site: { readonly id: string; readonly language: string },
  options: {
    readonly collection: string
    readonly asDrafts: boolean
    readonly memberId: string | null
  },
): Promise<ImportBlog> {
  const { collection: slug, asDrafts, memberId } = options
  const { id: siteId, language: locale } = site
  const title = slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')
  const page = newPage({ locale, title, slug }, { collection: buildCollection('blog') })
  return transact(db, async (tx) => {
    // A body is JSON.
    const body = page as unknown as JsonObject
    const { id, rev } = await createDocument(tx, siteId, { kind: 'page', body, memberId })
    const entries = [{ documentId: id, locale, rev }]
    if (!asDrafts) await publishDocuments(tx, siteId, { entries, memberId })
    return { id }
  })
}
