import {
  type BlockImage,
  type ContentPorts,
  type ContentSelection,
  renderContent as renderWithPorts,
  renderContentParts,
  type ExternalContent,
  type ExternalRequest,
  type SiteIdentity,
  type SummaryItem,
} from '@vitrine/blocks'
import { CENTER, type FocalPoint, formatImageSrcset, getTranslate } from '@vitrine/model'
import type { Block, Content, Localized } from '@vitrine/page'
import { compile, type Template } from '@vitrine/template'
import { getEmbed } from '../../content/embeds/index.ts'
import { formatAssetUrl } from '../../platform/files/asset-url.ts'
import { imageTypes } from '../../platform/files/image-type.ts'
import type { ImageAsset } from '../../platform/files/store.ts'
import { getPageLocale } from '../locale/index.ts'
import { getLocalizedText, getSiteTitle, type RenderContext } from '../render-context/index.ts'
import { formatPageUrl, isPublicCollection } from '../site-shell/index.ts'
import { sanitizeHtmlText } from './clean-html.ts'
import { formatCodeFramePath } from './code-frame.ts'
import { formatFormId, getFormState, HEADER_FOOTER_ID } from './form-port.ts'
import { getSiteStructure } from './site-structure.ts'

interface RenderedContent {
  readonly html: string
  readonly css: string
}

/** The rendered content of each page: its JSON, templates and head share one rendering. */
const renderedContents = new WeakMap<RenderContext, Map<Content, RenderedContent>>()

/** A document whose sections are rendered. */
interface RenderableDocument {
  readonly id?: string
  readonly locale: string
  readonly body: Content
  /** Whether it is rendered for the editor; by default if it is the edited document. */
  readonly isEdited?: boolean
  /** The items that its blocks show, if they were not loaded for the whole page. */
  readonly items?: readonly SummaryItem[]
}

/** Renders the sections of a document, in the language it is published in. */
export function renderContent(context: RenderContext, document: RenderableDocument): string {
  return getRenderedContent(context, document).html
}

/** Returns the CSS of everything that was rendered for a page. */
export function collectContentCss(context: RenderContext): string {
  // Documents of one page share most of their rules, one per line.
  const rules = [...(renderedContents.get(context)?.values() ?? [])].flatMap(({ css }) =>
    css.split('\n'),
  )
  return [...new Set(rules)].join('')
}

function getRenderedContent(context: RenderContext, document: RenderableDocument): RenderedContent {
  const { body } = document
  const contents = renderedContents.get(context) ?? new Map<Content, RenderedContent>()
  renderedContents.set(context, contents)
  const cached = contents.get(body)
  if (cached) return cached
  const rendered = renderSections(context, document)
  contents.set(body, rendered)
  return rendered
}

const EMPTY: RenderedContent = { html: '', css: '' }

function renderSections(context: RenderContext, document: RenderableDocument): RenderedContent {
  const ports = watchPorts(context, createPorts(context, document))
  return document.body.sections.length === 0 ? EMPTY : renderWithPorts(document.body, ports)
}

/** Renders sections and blocks of a document for the editor. */
export function renderParts(
  context: RenderContext,
  document: RenderableDocument,
  selected: ContentSelection,
): ReturnType<typeof renderContentParts> {
  const ports = watchPorts(context, createPorts(context, document))
  return renderContentParts(document.body, ports, selected)
}

/** Records what the blocks of the edited document are told, if the context asks for it. */
function watchPorts({ facts }: RenderContext, ports: ContentPorts): ContentPorts {
  return facts && ports.edit ? facts.watch(ports) : ports
}

function createPorts(
  context: RenderContext,
  { id, locale, items, isEdited }: RenderableDocument,
): ContentPorts {
  const { site, assets, resolve, blockItems, translate } = context
  const templateContext = { locale: getPageLocale(context.language.tag), timeZone: site.timeZone }
  return {
    edit: isEdited ?? (id !== undefined && id === context.editedId),
    locale,
    fallbackLocale: site.language,
    resolve,
    findImage: (id) => toBlockImage(context, assets.get(id)),
    getItems: (block: Block): readonly SummaryItem[] | undefined =>
      items ?? blockItems.get(block.id),
    findPage: (documentId) => getLinkedPage(context, documentId),
    getExternalContent: (request) => getExternalContent(context, request),
    socialAccounts: context.shell.settings.socialAccounts.map(({ serviceName, profileUrl }) => ({
      name: serviceName,
      url: profileUrl,
    })),
    sanitize: sanitizeHtmlText,
    site: getSiteIdentity(context),
    structure: getSiteStructure(context),
    renderComments: context.renderComments,
    renderComponent: context.renderComponent,
    getMonth: (block: Block) => context.calendars?.months.get(block.id),
    searchUrl: formatPageUrl(context, 'search'),
    currency: site.store.currency,
    getForm: (block) => getFormState(context, formatFormId(id, block.id)),
    translate: translate ?? getTranslate('en'),
    // The code of drafts, and of headers and footers, is shown in the page and does not run.
    ...(id !== undefined &&
      id !== HEADER_FOOTER_ID &&
      context.shell.drafts === undefined && {
        getFrameUrl: (block: Block) => formatCodeFramePath({ documentId: id, blockId: block.id }),
      }),
    render: (source, data) => getTemplate(source).render(data, templateContext).output,
  }
}

function getSiteIdentity(context: RenderContext): SiteIdentity {
  const { settings, assets } = context.shell
  return {
    title: getSiteTitle(context),
    tagLine: getLocalizedText(settings.tagLine, context),
    href: formatPageUrl(context, ''),
    logo: toBlockImage(context, assets.get(settings.logoImageId ?? '')),
  }
}

/** Returns the external content of a block, with its image among the site's own. */
function getExternalContent(
  context: RenderContext,
  request: ExternalRequest,
): ExternalContent | undefined {
  const embed = getEmbed(context.embeds, request)
  if (!embed) return undefined
  const { title, body: text, author, entries, dates, lat, lng, assetId } = embed
  const image = assetId === null ? undefined : toBlockImage(context, context.assets.get(assetId))
  const position = lat === null || lng === null ? undefined : { lat, lng }
  return { title, text, author, entries, dates, coordinates: position, image }
}

/** Returns a page as blocks link to it, with public data only. */
function getLinkedPage(context: RenderContext, documentId: string): SummaryItem | undefined {
  const { shell } = context
  const page = shell.pages.get(documentId)
  if (!page || page.path === null) return undefined
  const image = isPublicCollection(shell, documentId)
    ? toBlockImage(context, context.assets.get(page.mainImageId ?? ''))
    : undefined
  return { title: page.title, href: formatPageUrl(context, page.path), image }
}

export function toBlockImage(
  context: Pick<RenderContext, 'site' | 'language'>,
  asset: Omit<ImageAsset, 'byteSize' | 'isMoving' | 'isDecorative' | 'createdAt'> | undefined,
  options: { readonly focal?: BlockImage['focal']; readonly alt?: Localized } = {},
): BlockImage | undefined {
  if (!asset) return undefined
  const { width, height, colorData } = asset
  const src = formatAssetUrl(asset)
  // A vector image has every width.
  const isVector = asset.contentType === imageTypes.svg
  return {
    src,
    width,
    height,
    srcset: isVector ? undefined : formatImageSrcset(src, { width, height }),
    color: getCenterColor(colorData),
    focal: options.focal ?? getFocalPoint(asset),
    alt: options.alt ? getLocalizedText(options.alt, context) : asset.altText || undefined,
  }
}

/** Returns the focal point; undefined for the center, which browsers use by default. */
function getFocalPoint({
  focalX: x,
  focalY: y,
}: Pick<ImageAsset, 'focalX' | 'focalY'>): FocalPoint | undefined {
  return x === CENTER.x && y === CENTER.y ? undefined : { x, y }
}

function getCenterColor(colors: unknown): string | undefined {
  if (typeof colors !== 'object' || colors === null || !('centerAverage' in colors))
    return undefined
  return typeof colors.centerAverage === 'string' ? colors.centerAverage : undefined
}

/** The templates of block types, which are few. */
const compiledTemplates = new Map<string, Template>()

function getTemplate(source: string): Template {
  const cached = compiledTemplates.get(source)
  if (cached) return cached
  const rendered = compile(source, { name: 'block' })
  compiledTemplates.set(source, rendered)
  return rendered
}
