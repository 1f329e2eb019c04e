import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { digestOf, isToken, newToken } from '../../platform/http/token.ts'
import { defaultOf, everyLanguage, localePath } from '../../identity/multilingual/index.ts'
import { whole } from './create-document.ts'
import { documentById } from './document-store.ts'
import { documentErrors } from './errors.ts'
import { listingOf } from './listing.ts'
import { linkByToken, type LinkRow, putLink } from './preview-store.ts'
import { pathsOf } from './published-store.ts'
import type { Drafts } from './shown-rows-store.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

/**
 * A link that shows drafts for some days. Its token is told this once; `path` is where it leads. Throws
 * `documents.notFound`, `.inTrash`, `.noAddress`.
 */
export async function createLink(
  db: Db,
  siteId: string,
  asked: {
    readonly documentId?: string | undefined
    readonly label?: string | undefined
    readonly days: number
    readonly memberId: string | null
  },
): Promise<LinkRow & { readonly token: string; readonly path: string }> {
  const { documentId = null, label = '', days, memberId } = asked
  const path = await beginningOf(db, siteId, documentId)
  const token = newToken()
  const made = await putLink(db, siteId, {
    id: newId(),
    tokenHash: digestOf(token),
    documentId,
    label,
    createdBy: memberId,
    expiresAt: new Date(Date.now() + days * DAY_MS),
  })
  return { ...made, token, path }
}

/** What who has a token is shown. */
export interface Preview {
  readonly drafts: Drafts
  /** Whether it is of what stands on every page, or of the whole site. */
  readonly isOfSite: boolean
  readonly expiresAt: Date
}

/**
 * Throws `documents.noPreview` for a token that never was one of this site's, `.previewOver` for one that
 * shows nothing any more.
 */
export async function previewOf(db: Db, siteId: string, token: string): Promise<Preview> {
  const link = isToken(token) ? await linkByToken(db, siteId, digestOf(token)) : undefined
  if (!link) throw documentErrors.noPreview()
  const { documentId, kind, draftCollectionId, expiresAt, isOver } = link
  if (isOver) throw documentErrors.previewOver()
  if (documentId === null) return { drafts: 'site', isOfSite: true, expiresAt }
  const drafts = [documentId, draftCollectionId].flatMap((id) => id ?? [])
  return { drafts, isOfSite: kind !== 'page' && kind !== 'item', expiresAt }
}

/**
 * Where a preview begins: the address that the draft would have, in the site's own language or in one it
 * is written in; what stands on every page, and the whole site, begin at the home page. Throws
 * `documents.notFound`, `.inTrash`, `.noAddress`.
 */
async function beginningOf(db: Db, siteId: string, documentId: string | null): Promise<string> {
  if (documentId === null) return '/'
  const { kind, collectionId, body, deletedAt } = await whole(db, siteId, documentId)
  if (deletedAt) throw documentErrors.inTrash()
  if (kind !== 'page' && kind !== 'item') return '/'
  const languages = await everyLanguage(db, siteId)
  const own = defaultOf(languages).tag
  const { titles } = listingOf(body)
  const locale = own in titles ? own : languages.find(({ tag }) => tag in titles)?.tag
  if (locale === undefined) throw documentErrors.noAddress()
  const around = collectionId === null ? undefined : await documentById(db, siteId, collectionId)
  const drafts = [documentId, ...(around && around.published.length === 0 ? [around.id] : [])]
  const asked = { locale, fallback: locale, drafts }
  const path = (await pathsOf(db, siteId, { ...asked, ids: [documentId] })).get(documentId)
  if (path === undefined) throw documentErrors.noAddress()
  return localePath(languages, locale, `/${path}`)
}
