import type { Body, DocumentKind, JsonObject, Link, NavigationItem } from '@vitrine/page'
import type { Db } from '../platform/db/db.ts'
import { createDocument, publishDocuments } from '../content/documents/index.ts'

/** Publishes a new document in one language or several. Resolves to its id. */
export async function publishNow<K extends DocumentKind>(
  db: Db,
  siteId: string,
  given: {
    readonly kind: K
    readonly body: Body
    readonly id?: string
    readonly collectionId?: string
    readonly locales?: readonly string[]
  },
): Promise<string> {
  const { locales = ['en-US'], body, ...document } = given
  // Bodies are JSON: their schemas name nothing else.
  const made = await createDocument(db, siteId, {
    ...document,
    body: body as Body & JsonObject,
    memberId: null,
  })
  const entries = locales.map((locale) => ({ documentId: made.id, locale, rev: made.rev }))
  await publishDocuments(db, siteId, { entries, memberId: null })
  return made.id
}

/** Creates a main menu with links to URLs. */
export function mainMenu(
  lines: readonly { readonly title: string; readonly url: string }[],
  locale = 'en-US',
) {
  const items = lines.map(({ title, url }, index): NavigationItem => {
    const to: Link = { kind: 'url', url }
    return { kind: 'link', id: `line-${index}`, title: { [locale]: title }, to }
  })
  return { schema: 1 as const, menus: [{ id: 'mainNav', items }] }
}
