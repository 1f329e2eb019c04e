import { type DocumentKind, singleKinds } from '@vitrine/page'
import { documentErrors, loadDocument } from '../../content/documents/index.ts'
import type { Site } from '../../platform/http/site.ts'
import { loadContent, loadPageContext, parsePageQuery } from '../content-loading/index.ts'
import type { PagePorts } from '../page-cache/index.ts'
import type { LoadedContext, PageContent } from '../render-context/index.ts'
import { canvasErrors } from './errors.ts'

/** The kinds of documents that every page shows a part of. */
const SITE_KINDS: ReadonlySet<DocumentKind> = new Set(singleKinds)

interface HomeRequest {
  readonly site: Site
  readonly documentId: string
  /** The language; the site's own by default. */
  readonly locale?: string | undefined
  /** Whether the draft of the document is shown on it, instead of what is published. */
  readonly isDraft: boolean
}

/**
 * Loads the published home page as visitors see it, with the draft of one document that every page shows: styles,
 * header and footer, menus or site settings. Throws `documents.notFound`, `.inTrash`, `canvas.notShown`.
 */
export async function loadHomeOfVisitors(
  { http: { db }, renderer, shells }: PagePorts,
  { site, documentId, locale, isDraft }: HomeRequest,
): Promise<{ readonly context: LoadedContext; readonly content: PageContent }> {
  const { kind, deletedAt } = await loadDocument(db, site.id, documentId)
  if (deletedAt) throw documentErrors.inTrash()
  const languages = await shells.loadLanguages(site.id)
  const language =
    languages.find(({ tag }) => tag === locale) ?? languages.find(({ isDefault }) => isDefault)
  if (!language || !SITE_KINDS.has(kind)) throw canvasErrors.notShown()
  const shell = await shells.loadWithDrafts(site.id, language, isDraft ? [documentId] : [])
  const theme = renderer.themes.get(site.theme)
  const query = parsePageQuery(new URLSearchParams())
  const found = await loadContent(db, { site, theme, shell, query, now: new Date(), path: '' })
  const content: PageContent =
    found?.kind === 'content' ? found.content : { kind: 'system', name: 'not-found', data: {} }
  const page = { site, path: '/', shell, editedId: undefined }
  return { context: await loadPageContext(db, page, content, 'main-content'), content }
}
