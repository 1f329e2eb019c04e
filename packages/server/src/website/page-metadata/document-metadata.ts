import { recordTypeCodes } from '@vitrine/model'
import { richToPlain } from '@vitrine/page'
import { formatAssetUrl } from '../../platform/files/asset-url.ts'
import { computeHreflangs } from '../../identity/multilingual/index.ts'
import { renderContent } from '../block-content/index.ts'
import {
  getLocalizedText,
  getSiteTitle,
  type LanguagePaths,
  type PageContent,
  type RenderContext,
} from '../render-context/index.ts'
import { formatPageUrl, type PublishedItem, type PublishedPage } from '../site-shell/index.ts'
import type { PageMetadata } from './metadata-type.ts'
import { formatCollectionTitle, formatHomeTitle, formatItemTitle } from './titles.ts'
import { truncateDescription, htmlToText } from '../../platform/html/escape.ts'
import { formatLocaleUrl } from '../../identity/multilingual/index.ts'

type ContentOfKind<K extends PageContent['kind']> = Extract<PageContent, { readonly kind: K }>

export function getDocumentMetadata(
  context: RenderContext,
  content: ContentOfKind<'blocks'> | ContentOfKind<'collection'>,
): PageMetadata {
  const { page } = content
  const { meta, body } = page
  const filterName =
    content.kind === 'collection' ? getFilterName(content.listing.filter) : undefined
  const title =
    meta.seoTitle ??
    (page.path === ''
      ? formatHomeTitle(context)
      : formatCollectionTitle(context, filterName ?? meta.title))
  return {
    title,
    description: truncateDescription(
      meta.seoDescription ??
        meta.description ??
        getLocalizedText(context.shell.settings.description, context),
    ),
    url: formatCanonicalUrl(context, page, content.kind === 'collection' ? getQuery(context) : ''),
    type: 'website',
    image: getShareImage(context, body.settings.mainImageId),
    isHidden: body.settings.noindex === true,
    alternates: getAlternates(context, content.paths),
    structuredData: page.path === '' ? [getWebSiteData(context)] : [],
  }
}

export function getRecordMetadata(
  context: RenderContext,
  { page, item, paths }: ContentOfKind<'record'>,
): PageMetadata {
  const { meta, body } = item
  const excerpt = body.excerpt?.[item.locale]
  const description = truncateDescription(
    meta.seoDescription ??
      (excerpt ? richToPlain(excerpt) : htmlToText(renderContent(context, item).slice(0, 2_000))),
  )
  const url = formatCanonicalUrl(context, item, '')
  const image = getShareImage(context, body.mainImageId)
  return {
    title: meta.seoTitle ?? formatItemTitle(context, meta.title, page.meta.title),
    description,
    url,
    type: 'article',
    image,
    isHidden: body.settings.noindex === true || page.body.settings.noindex === true,
    alternates: getAlternates(context, paths),
    structuredData: [
      getItemData(context, item, { url, description, image: image?.url }),
      getBreadcrumbData(context, page, { title: meta.title, url }),
    ],
  }
}

function getFilterName({
  category,
  tag,
}: ContentOfKind<'collection'>['listing']['filter']): string | undefined {
  return category ?? tag
}

function getQuery({ path }: RenderContext): string {
  const queryStart = path.indexOf('?')
  return queryStart === -1 ? '' : path.slice(queryStart)
}

/**
 * Returns the URL in the document's own language: a page that is not translated has the URL of the
 * original.
 */
function formatCanonicalUrl(
  context: RenderContext,
  document: PublishedPage | PublishedItem,
  query: string,
): string {
  const { site, shell, language } = context
  const own = shell.languages.find(({ tag }) => tag === document.locale) ?? language
  return site.origin + formatLocaleUrl(own.prefix, document.path) + query
}

export function getAlternates({ site, shell }: RenderContext, paths: LanguagePaths) {
  const slashed = Object.fromEntries(Object.entries(paths).map(([tag, path]) => [tag, `/${path}`]))
  return computeHreflangs(shell.languages, slashed).map(({ hreflang, path }) => ({
    hreflang,
    url: site.origin + path,
  }))
}

function getShareImage(
  { site, assets, shell }: RenderContext,
  id: string | undefined,
): PageMetadata['image'] {
  const file = assets.get(id ?? '') ?? shell.assets.get(shell.settings.seo.shareImageId ?? '')
  return file
    ? { url: site.origin + formatAssetUrl(file), width: file.width, height: file.height }
    : null
}

/** Returns the structured data of the website. @see https://schema.org/WebSite */
function getWebSiteData(context: RenderContext) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: getSiteTitle(context),
    url: context.site.origin + formatPageUrl(context, ''),
    inLanguage: context.language.tag,
  }
}

interface ItemDataInput {
  readonly url: string
  readonly description: string
  readonly image: string | undefined
}

/**
 * Returns the structured data of a post or an event.
 *
 * @see https://schema.org/BlogPosting, https://schema.org/Event
 */
function getItemData(
  context: RenderContext,
  item: PublishedItem,
  { url, description, image }: ItemDataInput,
) {
  const { body, meta } = item
  const common = {
    '@context': 'https://schema.org',
    url,
    ...(description === '' ? {} : { description }),
    ...(image === undefined ? {} : { image }),
    inLanguage: item.locale,
  }
  if (body.recordType === recordTypeCodes.event && body.event) {
    const { addressTitle, addressLine1, addressLine2, addressCountry } = body.location ?? {}
    const address = [addressLine1, addressLine2, addressCountry].filter(Boolean).join(', ')
    return {
      ...common,
      '@type': 'Event',
      name: meta.title,
      startDate: body.event.startAt,
      endDate: body.event.endAt,
      ...(addressTitle && {
        location: { '@type': 'Place', name: addressTitle, ...(address && { address }) },
      }),
    }
  }
  const author = context.shell.settings.authors.find(({ id }) => id === body.authorId)
  return {
    ...common,
    '@type': 'BlogPosting',
    headline: meta.title,
    datePublished: item.publishOn.toISOString(),
    dateModified: item.publishedAt.toISOString(),
    ...(author && { author: { '@type': 'Person', name: author.displayName } }),
    publisher: { '@type': 'Organization', name: getSiteTitle(context) },
  }
}

/** Returns the structured data of the breadcrumb. @see https://schema.org/BreadcrumbList */
function getBreadcrumbData(
  context: RenderContext,
  page: PublishedPage,
  item: { readonly title: string; readonly url: string },
) {
  const steps = [
    { name: page.meta.title, item: formatCanonicalUrl(context, page, '') },
    { name: item.title, item: item.url },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  }
}
