import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { computeDigest, isToken, newToken } from '../../../platform/http/token.ts'
import {
  getDefaultLanguage,
  listAllLanguages,
  formatLocalePath,
} from '../../../identity/multilingual/index.ts'
import { findDocument } from '../document-store.ts'
import { documentErrors } from '../errors.ts'
import { getListing } from '../listing.ts'
import { findPreviewLinkByToken, type PreviewLinkRow, insertPreviewLink } from './preview-store.ts'
import type { PreviewedDrafts } from '../published/visible-rows-store.ts'
import { loadDocument } from '../load-document.ts'
import { loadPaths } from '../published/path-store.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

/**
 * Creates a link that shows drafts for some days. The token is returned only here; `path` is the page it
 * opens. Throws `documents.notFound`, `.inTrash`, `.noAddress`.
 */
export async function createPreviewLink(
  db: Db,
  siteId: string,
  input: {
    readonly documentId?: string | undefined
    /** The language to open; by default the site's own. */
    readonly locale?: string | undefined
    readonly label?: string | undefined
    readonly days: number
    readonly memberId: string | null
  },
): Promise<PreviewLinkRow & { readonly token: string; readonly path: string }> {
  const { documentId = null, label = '', days, memberId } = input
  const path = await loadStartPath(db, siteId, { documentId, locale: input.locale })
  const token = newToken()
  const link = await insertPreviewLink(db, siteId, {
    id: newId(),
    tokenHash: computeDigest(token),
    documentId,
    label,
    createdBy: memberId,
    expiresAt: new Date(Date.now() + days * DAY_MS),
  })
  return { ...link, token, path }
}

/** The drafts that a preview token shows. */
export interface Preview {
  readonly drafts: PreviewedDrafts
  /** Whether it shows the whole site, or a document that is part of every page. */
  readonly isSiteWide: boolean
  readonly expiresAt: Date
}

/**
 * Loads the preview of a token. Throws `documents.noPreview` for an unknown token, `.previewOver` for one
 * that expired or was revoked.
 */
export async function loadPreview(db: Db, siteId: string, token: string): Promise<Preview> {
  const link = isToken(token)
    ? await findPreviewLinkByToken(db, siteId, computeDigest(token))
    : undefined
  if (!link) throw documentErrors.noPreview()
  const { documentId, kind, draftCollectionId, expiresAt, isOver } = link
  if (isOver) throw documentErrors.previewOver()
  if (documentId === null) return { drafts: 'site', isSiteWide: true, expiresAt }
  const drafts = [documentId, draftCollectionId].flatMap((id) => id ?? [])
  return { drafts, isSiteWide: kind !== 'page' && kind !== 'item', expiresAt }
}

/**
 * Loads the path at which a preview starts: that of the draft, in the requested language, in the site's default one or
 * in another it is written in; for the whole site and for parts of every page the home page. Throws
 * `documents.notFound`, `.inTrash`, `.noAddress`.
 */
async function loadStartPath(
  db: Db,
  siteId: string,
  requested: { readonly documentId: string | null; readonly locale: string | undefined },
): Promise<string> {
  const { documentId } = requested
  if (documentId === null) return '/'
  const { kind, collectionId, body, deletedAt } = await loadDocument(db, siteId, documentId)
  if (deletedAt) throw documentErrors.inTrash()
  if (kind !== 'page' && kind !== 'item') return '/'
  const languages = await listAllLanguages(db, siteId)
  const defaultLocale = getDefaultLanguage(languages).tag
  const { titles } = getListing(body)
  const written = languages.map(({ tag }) => tag).filter((tag) => Object.hasOwn(titles, tag))
  const locale =
    [requested.locale, defaultLocale].find((tag) => tag !== undefined && written.includes(tag)) ??
    written[0]
  if (locale === undefined) throw documentErrors.noAddress()
  const collection =
    collectionId === null ? undefined : await findDocument(db, siteId, collectionId)
  const drafts = [
    documentId,
    ...(collection && collection.published.length === 0 ? [collection.id] : []),
  ]
  const options = { locale, fallback: locale, drafts }
  const path = (await loadPaths(db, siteId, { ...options, ids: [documentId] })).get(documentId)
  if (path === undefined) throw documentErrors.noAddress()
  return formatLocalePath(languages, locale, `/${path}`)
}
