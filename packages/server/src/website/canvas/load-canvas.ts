import { findSystemPageType } from '@vitrine/model'
import type { AnnouncementBar, Content, HeaderFooter, PageCode } from '@vitrine/page'
import { documentErrors, findDraft, loadDocument } from '../../content/documents/index.ts'
import type { Site } from '../../platform/http/site.ts'
import { HEADER_FOOTER_ID } from '../block-content/index.ts'
import {
  type EditedContent,
  loadContent,
  loadEditedContent,
  loadPageContext,
  parsePageQuery,
} from '../content-loading/index.ts'
import type { PagePorts } from '../page-cache/index.ts'
import type { LoadedContext, PageContent } from '../render-context/index.ts'
import type { SiteShell } from '../site-shell/index.ts'
import { canvasErrors } from './errors.ts'
import { loadSystemContent } from './system-content.ts'

/** The content that the editor changes: sections and blocks, and the elements of a header and footer. */
export type CanvasContent = Content & Pick<HeaderFooter, 'header' | 'footer'>

export type LoadedDocument = Pick<
  Awaited<ReturnType<typeof loadDocument>>,
  'kind' | 'collectionId' | 'deletedAt'
>

/** A document that the editor shows, in one language. */
export interface CanvasRequest {
  readonly site: Site
  readonly documentId: string
  /** The language; the site's own by default. */
  readonly locale?: string | undefined
  /** The document, if it is loaded already: a long one takes its time. */
  readonly document?: LoadedDocument | undefined
  /** The announcement that replaces that of the draft. */
  readonly announcementBar?: AnnouncementBar | undefined
  /** The code that replaces that of the draft, and that of every page. */
  readonly code?: PageCode | undefined
  readonly siteCode?: PageCode | undefined
  /** Whether it is rendered as visitors see it: without marks and placeholders. */
  readonly isForVisitors?: boolean | undefined
  /** Returns content that replaces that of the draft. */
  readonly createContent?: (page: {
    readonly shell: SiteShell
    /** The language of the page. */
    readonly locale: string
    /** Whether the document is the header and footer of the site. */
    readonly isHeaderFooter: boolean
  }) => CanvasContent
}

/** The edited document, as its sections are rendered. */
interface EditedDocument {
  readonly id?: string
  readonly locale: string
  readonly body: Content
  readonly isEdited?: boolean
}

export interface Canvas {
  readonly context: LoadedContext
  readonly content: PageContent
  readonly edited: EditedDocument
}

/** Loads an edited document with its drafts, to be rendered for the editor or as visitors would see it. Throws `documents.notFound`, `.inTrash`, `canvas.notShown`. */
export async function loadCanvas(ports: PagePorts, request: CanvasRequest): Promise<Canvas> {
  const {
    http: { db },
    renderer,
    shells,
  } = ports
  const { site, documentId, locale } = request
  const { kind, collectionId, deletedAt } =
    request.document ?? (await loadDocument(db, site.id, documentId))
  if (deletedAt) throw documentErrors.inTrash()
  const languages = await shells.loadLanguages(site.id)
  const language =
    languages.find(({ tag }) => tag === locale) ?? languages.find(({ isDefault }) => isDefault)
  if (!language) throw canvasErrors.notShown()
  // The styles and the announcement are edited on every page, so that they are shown as drafted too.
  const styles = await findDraft(db, site.id, { kind: 'aesthetics' })
  const settings = await findDraft(db, site.id, { kind: 'site-settings' })
  const drafts = [documentId, collectionId, styles?.documentId, settings?.documentId].filter(
    (id) => id !== null && id !== undefined,
  )
  const shell = withUnsaved(await shells.loadWithDrafts(site.id, language, drafts), request)
  const theme = renderer.themes.get(site.theme)
  const query = parsePageQuery(new URLSearchParams())
  const address = { site, theme, shell, query, now: new Date() }
  if (kind === 'header-footer') return loadHeaderFooterCanvas(ports, request, address)
  const found = await loadEditedContent(db, address, documentId)
  if (!found) throw canvasErrors.notShown()
  const own = request.createContent?.({ shell, locale: language.tag, isHeaderFooter: false })
  const content = editContent(found, language.tag, { ...own, code: request.code })
  const edited = content.kind === 'record' ? content.item : content.page
  const editedId = request.isForVisitors ? undefined : documentId
  const shown = await showAsVisitors(renderer, { site, shell }, content)
  const page = { site, path: `/${edited.path}`, shell: shown.shell, editedId }
  // The format leaves out the popup, which would cover the page.
  const context = await loadPageContext(db, page, shown.content, 'main-content')
  return { context, content: shown.content, edited }
}

/** Returns a page that the platform shows together with what visitors see around its sections; other content as it is. */
async function showAsVisitors(
  renderer: PagePorts['renderer'],
  request: { readonly site: Site; readonly shell: SiteShell },
  content: EditedContent,
): Promise<{ readonly content: PageContent; readonly shell: SiteShell }> {
  const type = content.kind === 'blocks' ? findSystemPageType(content.page.body.type) : undefined
  return content.kind === 'record' || type === undefined || type === 'popup-overlay'
    ? { content, shell: request.shell }
    : loadSystemContent(renderer, request, { type, document: content.page })
}

function withUnsaved(
  shell: SiteShell,
  { announcementBar, siteCode }: Pick<CanvasRequest, 'announcementBar' | 'siteCode'>,
): SiteShell {
  const settings = {
    ...(announcementBar && { announcementBar }),
    ...(siteCode && { code: siteCode }),
  }
  return { ...shell, settings: { ...shell.settings, ...settings } }
}

/** Loads the home page around which the header and footer are edited. */
async function loadHeaderFooterCanvas(
  { http: { db } }: PagePorts,
  { createContent, isForVisitors = false }: CanvasRequest,
  address: Omit<Parameters<typeof loadContent>[1], 'path'>,
): Promise<Canvas> {
  const { site, shell } = address
  const locale = shell.language.tag
  const own = createContent?.({ shell, locale, isHeaderFooter: true })
  const headerFooter = own ? { schema: 1 as const, ...own } : shell.headerFooter
  if (!headerFooter) throw canvasErrors.notShown()
  const found = await loadContent(db, { ...address, path: '' })
  const content: PageContent =
    found?.kind === 'content' ? found.content : { kind: 'system', name: 'not-found', data: {} }
  const editedId = isForVisitors ? undefined : HEADER_FOOTER_ID
  const page = { site, path: '/', shell: { ...shell, headerFooter }, editedId }
  const context = await loadPageContext(db, page, content, 'main-content')
  return { context, content, edited: { locale, body: headerFooter, isEdited: true } }
}

/**
 * Returns content in the language that is edited, also before it has a text in it, with its own sections and code if
 * they are given.
 */
function editContent(
  content: EditedContent,
  locale: string,
  { sections, blocks, code }: Partial<Content> & { readonly code?: PageCode | undefined },
): EditedContent {
  const parts = { ...(sections && { sections }), ...(blocks && { blocks }) }
  if (content.kind === 'record') {
    const { item } = content
    const settings = { ...item.body.settings, ...(code && { code }) }
    return { ...content, item: { ...item, locale, body: { ...item.body, ...parts, settings } } }
  }
  const { page } = content
  const settings = { ...page.body.settings, ...(code && { code }) }
  return { ...content, page: { ...page, locale, body: { ...page.body, ...parts, settings } } }
}
