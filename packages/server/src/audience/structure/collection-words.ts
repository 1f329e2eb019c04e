import type { SiteSettings } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { type TermCount, findDraft, countTerms } from '../../content/documents/index.ts'
import { findCollectionDraft } from './order-items.ts'

/** Lists the tags, categories and authors of a collection. Throws `structure.noCollection`. */
export async function loadCollectionWords(db: Db, siteId: string, collectionId: string) {
  await findCollectionDraft(db, siteId, collectionId)
  const words = await countTerms(db, siteId, collectionId)
  const of = (kind: TermCount['kind']) =>
    words
      .filter((word) => word.kind === kind)
      .map(({ name, drafts, published }) => ({ name, drafts, published }))
  const settings = await findDraft(db, siteId, { kind: 'site-settings' })
  // They were validated when they were saved.
  const authors = (settings?.body['authors'] ?? []) as unknown as SiteSettings['authors']
  return {
    tags: of('tag'),
    categories: of('category'),
    authors: nameAuthors(of('author'), authors),
  }
}

/** Returns the authors of the collection, then the other staff. Former staff have no name. */
function nameAuthors(
  counted: readonly {
    readonly name: string
    readonly drafts: number
    readonly published: number
  }[],
  authors: SiteSettings['authors'],
) {
  const names = new Map(authors.map(({ id, displayName }) => [id, displayName]))
  const writing = new Set(counted.map(({ name }) => name))
  const others = authors.filter(({ id }) => !writing.has(id))
  return [
    ...counted.map((word) => ({ ...word, displayName: names.get(word.name) ?? '' })),
    ...others.map(({ id, displayName }) => ({ name: id, displayName, drafts: 0, published: 0 })),
  ]
}
