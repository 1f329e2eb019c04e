import type { Content } from '@vitrine/page'
import { documentErrors, loadDocument } from '../../content/documents/index.ts'
import type { Site } from '../../platform/http/site.ts'
import {
  type EditedContent,
  loadEditedContent,
  loadPageContext,
  parsePageQuery,
} from '../content-loading/index.ts'
import type { PagePorts } from '../page-cache/index.ts'
import type { LoadedContext } from '../render-context/index.ts'
import type { PublishedItem, PublishedPage, SiteShell } from '../site-shell/index.ts'
import { canvasErrors } from './errors.ts'

/** A document that the editor shows, in one language. */
export interface CanvasRequest {
  readonly site: Site
  readonly documentId: string
  /** The language; the site's own by default. */
  readonly locale?: string | undefined
  /** Returns content that replaces the sections and blocks of the draft. */
  readonly createContent?: (page: {
    readonly shell: SiteShell
    /** The language of the page. */
    readonly locale: string
  }) => Content
}

export interface Canvas {
  readonly context: LoadedContext
  readonly content: EditedContent
  readonly edited: PublishedPage | PublishedItem
}

/** Loads an edited document as visitors would see it. Throws `documents.notFound`, `.inTrash`, `canvas.notShown`. */
export async function loadCanvas(
  { http: { db }, renderer, shells }: PagePorts,
  { site, documentId, locale, createContent }: CanvasRequest,
): Promise<Canvas> {
  const { collectionId, deletedAt } = await loadDocument(db, site.id, documentId)
  if (deletedAt) throw documentErrors.inTrash()
  const languages = await shells.loadLanguages(site.id)
  const language =
    languages.find(({ tag }) => tag === locale) ?? languages.find(({ isDefault }) => isDefault)
  if (!language) throw canvasErrors.notShown()
  const drafts = [documentId, ...(collectionId === null ? [] : [collectionId])]
  const shell = await shells.loadWithDrafts(site.id, language, drafts)
  const theme = renderer.themes.get(site.theme)
  const query = parsePageQuery(new URLSearchParams())
  const found = await loadEditedContent(
    db,
    { site, theme, shell, query, now: new Date() },
    documentId,
  )
  if (!found) throw canvasErrors.notShown()
  const own = createContent?.({ shell, locale: language.tag })
  const content = own ? replaceContent(found, own) : found
  const edited = content.kind === 'record' ? content.item : content.page
  const request = { site, path: `/${edited.path}`, shell, editedId: documentId }
  // The format leaves out the popup, which would cover the page.
  const context = await loadPageContext(db, request, content, 'main-content')
  return { context, content, edited }
}

function replaceContent(content: EditedContent, { sections, blocks }: Content): EditedContent {
  if (content.kind === 'record') {
    const { item } = content
    return { ...content, item: { ...item, body: { ...item.body, sections, blocks } } }
  }
  const { page } = content
  return { ...content, page: { ...page, body: { ...page.body, sections, blocks } } }
}
