import {
  type BlockImage,
  contentHtml as drawContent,
  type Elsewhere,
  type Reading,
  type SiteIdentity,
  type SummaryItem,
} from '@vitrine/blocks'
import { CENTER, type FocalPoint, imageSrcset } from '@vitrine/model'
import type { Block, Content, Localized } from '@vitrine/page'
import { compile, type Template } from '@vitrine/template'
import { foundAt } from '../../content/embeds/index.ts'
import { assetUrl } from '../../platform/files/asset-url.ts'
import { pictureTypes } from '../../platform/files/picture-type.ts'
import type { Asset } from '../../platform/files/store.ts'
import { codeFramePath } from './code-frame.ts'
import type { Place } from './content.ts'
import { formIdOf, formPort } from './form-port.ts'
import { pageLocale } from '../locale/index.ts'
import { cleanHtml } from './sanitize.ts'
import { isOpen } from './shell.ts'
import { siteStructure } from './site-structure.ts'
import { urlOf } from './urls.ts'
import { inLanguage } from './view/localized.ts'
import { siteTitle } from './view/website.ts'

interface DrawnContent {
  readonly html: string
  readonly css: string
}

/** What one page draws it draws once, whoever asks: its JSON, its templates, its head. */
const drawn = new WeakMap<Place, Map<Content, DrawnContent>>()

/** Sections to draw, of a document that may have an id. */
interface Drawable {
  readonly id?: string
  readonly locale: string
  readonly body: Content
  /** What its blocks show of collections, where that was not read for the whole page. */
  readonly items?: readonly SummaryItem[]
}

/** The sections of a document as HTML, in the language it is published in. */
export function contentHtml(place: Place, document: Drawable): string {
  return contentOf(place, document).html
}

/** The CSS of everything that was drawn for a page. */
export function contentCss(place: Place): string {
  // Documents that stand on one page have most of their rules in common, a line each.
  const rules = [...(drawn.get(place)?.values() ?? [])].flatMap(({ css }) => css.split('\n'))
  return [...new Set(rules)].join('')
}

function contentOf(place: Place, document: Drawable): DrawnContent {
  const { body } = document
  const ofPlace = drawn.get(place) ?? new Map<Content, DrawnContent>()
  drawn.set(place, ofPlace)
  const known = ofPlace.get(body)
  if (known) return known
  const made = draw(place, document)
  ofPlace.set(body, made)
  return made
}

const NOTHING: DrawnContent = { html: '', css: '' }

function draw(place: Place, { id, locale, body, items }: Drawable): DrawnContent {
  if (body.sections.length === 0) return NOTHING
  const { site, assets, resolve, lists, say } = place
  const context = { locale: pageLocale(place.language.tag), timeZone: site.timeZone }
  return drawContent(body, {
    locale,
    fallbackLocale: site.language,
    resolve,
    image: (id) => blockImage(place, assets.get(id)),
    items: (block: Block): readonly SummaryItem[] | undefined => items ?? lists.get(block.id),
    page: (documentId) => linkedPage(place, documentId),
    elsewhere: (reading) => elsewhereOf(place, reading),
    socialAccounts: place.shell.settings.socialAccounts.map(({ serviceName, profileUrl }) => ({
      name: serviceName,
      url: profileUrl,
    })),
    clean: cleanHtml,
    site: siteIdentity(place),
    structure: siteStructure(place),
    comments: place.comments,
    component: place.component,
    month: (block: Block) => place.calendars?.months.get(block.id),
    searchUrl: urlOf(place, 'search'),
    currency: site.store.currency,
    form: (block) => formPort(place, formIdOf(id, block.id)),
    say,
    // Code of what is not published, and of headers and footers, stands in the page and does not run.
    ...(id !== undefined &&
      place.shell.drafts === undefined && {
        frameUrl: (block: Block) => codeFramePath({ documentId: id, blockId: block.id }),
      }),
    render: (source, data) => templateOf(source).render(data, context).output,
  })
}

function siteIdentity(place: Place): SiteIdentity {
  const { settings, assets } = place.shell
  return {
    title: siteTitle(place),
    tagLine: inLanguage(settings.tagLine, place),
    href: urlOf(place, ''),
    logo: blockImage(place, assets.get(settings.logoImageId ?? '')),
  }
}

/** What was read of another server, with its picture among the site's own. */
function elsewhereOf(place: Place, reading: Reading): Elsewhere | undefined {
  const row = foundAt(place.elsewhere, reading)
  if (!row) return undefined
  const { title, body: text, author, entries, dates, lat, lng, assetId } = row
  const image = assetId === null ? undefined : blockImage(place, place.assets.get(assetId))
  const spot = lat === null || lng === null ? undefined : { lat, lng }
  return { title, text, author, entries, dates, spot, image }
}

/** A page as blocks lead to it: what everybody may know of it. */
function linkedPage(place: Place, documentId: string): SummaryItem | undefined {
  const { shell } = place
  const page = shell.pages.get(documentId)
  if (!page || page.path === null) return undefined
  const image = isOpen(shell, documentId)
    ? blockImage(place, place.assets.get(page.mainImageId ?? ''))
    : undefined
  return { title: page.title, href: urlOf(place, page.path), image }
}

export function blockImage(
  place: Place,
  asset: Asset | undefined,
  given: { readonly focal?: BlockImage['focal']; readonly alt?: Localized } = {},
): BlockImage | undefined {
  if (!asset) return undefined
  const { width, height, colorData } = asset
  const src = assetUrl(asset)
  // A drawing has every width.
  const isDrawing = asset.contentType === pictureTypes.svg
  return {
    src,
    width,
    height,
    srcset: isDrawing ? undefined : imageSrcset(src, { width, height }),
    color: centreOf(colorData),
    focal: given.focal ?? focalOf(asset),
    alt: given.alt ? inLanguage(given.alt, place) : asset.altText || undefined,
  }
}

/** Undefined for the middle: that is where browsers look. */
function focalOf({ focalX: x, focalY: y }: Asset): FocalPoint | undefined {
  return x === CENTER.x && y === CENTER.y ? undefined : { x, y }
}

function centreOf(colors: unknown): string | undefined {
  if (typeof colors !== 'object' || colors === null || !('centerAverage' in colors))
    return undefined
  return typeof colors.centerAverage === 'string' ? colors.centerAverage : undefined
}

/** The templates of block types: as many as there are types. */
const templates = new Map<string, Template>()

function templateOf(source: string): Template {
  const known = templates.get(source)
  if (known) return known
  const made = compile(source, { name: 'block' })
  templates.set(source, made)
  return made
}
