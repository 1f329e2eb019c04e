import type { SiteSettings } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { type CountedWord, draftOf, wordsIn } from '../../content/documents/index.ts'
import { collectionDraft } from './order-items.ts'

/** What the items of a collection are sorted by. Throws `structure.noCollection`. */
export async function collectionWords(db: Db, siteId: string, collectionId: string) {
  await collectionDraft(db, siteId, collectionId)
  const words = await wordsIn(db, siteId, collectionId)
  const of = (kind: CountedWord['kind']) =>
    words
      .filter((word) => word.kind === kind)
      .map(({ name, drafts, published }) => ({ name, drafts, published }))
  const settings = await draftOf(db, siteId, { kind: 'site-settings' })
  // They were checked when they were saved.
  const authors = (settings?.body['authors'] ?? []) as unknown as SiteSettings['authors']
  return { tags: of('tag'), categories: of('category'), authors: named(of('author'), authors) }
}

/** Those who wrote here, and then those of the site who did not. Who is none any more has no name. */
function named(
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
