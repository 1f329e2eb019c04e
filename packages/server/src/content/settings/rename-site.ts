import { isDeepStrictEqual } from 'node:util'
import type { JsonObject } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { updateTitle } from '../../identity/sites/index.ts'
import { findDraft, importBody, loadSingles, publishDocuments } from '../documents/index.ts'

interface Renaming {
  readonly title: string
  readonly language: string
  readonly memberId: string
}

/**
 * Renames a site where visitors read its title: in the site settings, which are published unless other changes of
 * them wait. A site without settings has its title alone.
 */
export async function renameSite(
  db: Db,
  siteId: string,
  { title, language, memberId }: Renaming,
): Promise<void> {
  const draft = await findDraft(db, siteId, { kind: 'site-settings' })
  if (!draft) return updateTitle(db, siteId, title)
  const published = (await loadSingles(db, siteId, { locale: language, fallback: language }))[
    'site-settings'
  ]
  const isClean = published !== undefined && isDeepStrictEqual(toJson(published), draft.body)
  const { documentId, body } = draft
  const siteTitle = { ...(body['siteTitle'] as JsonObject), [language]: title } // by its schema
  const { rev } = await importBody(db, siteId, {
    documentId,
    memberId,
    body: { ...body, siteTitle },
  })
  if (!isClean) return
  await publishDocuments(db, siteId, { entries: [{ documentId, locale: language, rev }], memberId })
}

/** Loads the title that the next publication shows, and whether visitors see it. */
export async function loadTitle(
  db: Db,
  siteId: string,
  site: { readonly title: string; readonly language: string },
): Promise<{ readonly title: string; readonly isTitlePublished: boolean }> {
  const draft = await findDraft(db, siteId, { kind: 'site-settings' })
  const titles = draft?.body['siteTitle'] as Readonly<Record<string, string>> | undefined // by its schema
  const title = titles?.[site.language] || site.title
  return { title, isTitlePublished: title === site.title }
}

function toJson(body: object): unknown {
  return JSON.parse(JSON.stringify(body))
}
