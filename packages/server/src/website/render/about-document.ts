import { recordTypeCodes } from '@vitrine/model'
import { richTextPlain } from '@vitrine/page'
import { assetUrl } from '../../platform/files/asset-url.ts'
import { hreflangs } from '../../identity/multilingual/index.ts'
import type { About } from './about.ts'
import type { Content, LanguagePaths, Place } from './content.ts'
import { contentHtml } from './content-html.ts'
import { cut, textOf } from '../../platform/html/escape.ts'
import { collectionTitle, homeTitle, itemTitle } from './titles.ts'
import { urlIn } from '../../identity/multilingual/index.ts'
import { urlOf } from './urls.ts'
import { inLanguage } from './view/localized.ts'
import type { PublishedItem, PublishedPage } from './view/published.ts'
import { siteTitle } from './view/website.ts'

type Of<K extends Content['kind']> = Extract<Content, { readonly kind: K }>

export function aboutPage(place: Place, content: Of<'blocks'> | Of<'collection'>): About {
  const { page } = content
  const { meta, body } = page
  const named = content.kind === 'collection' ? nameOf(content.listed.filter) : undefined
  const title =
    meta.seoTitle ??
    (page.path === '' ? homeTitle(place) : collectionTitle(place, named ?? meta.title))
  return {
    title,
    description: cut(
      meta.seoDescription ??
        meta.description ??
        inLanguage(place.shell.settings.description, place),
    ),
    url: canonical(place, page, content.kind === 'collection' ? queryOf(place) : ''),
    type: 'website',
    picture: pictureOf(place, body.settings.mainImageId),
    isHidden: body.settings.noindex === true,
    alternates: alternatesOf(place, content.paths),
    facts: page.path === '' ? [siteFacts(place)] : [],
  }
}

export function aboutRecord(place: Place, { page, item, paths }: Of<'record'>): About {
  const { meta, body } = item
  const excerpt = body.excerpt?.[item.locale]
  const description = cut(
    meta.seoDescription ??
      (excerpt ? richTextPlain(excerpt) : textOf(contentHtml(place, item).slice(0, 2_000))),
  )
  const url = canonical(place, item, '')
  const picture = pictureOf(place, body.mainImageId)
  return {
    title: meta.seoTitle ?? itemTitle(place, meta.title, page.meta.title),
    description,
    url,
    type: 'article',
    picture,
    isHidden: body.settings.noindex === true || page.body.settings.noindex === true,
    alternates: alternatesOf(place, paths),
    facts: [
      itemFacts(place, item, { url, description, image: picture?.url }),
      breadcrumb(place, page, { title: meta.title, url }),
    ],
  }
}

function nameOf({ category, tag }: Of<'collection'>['listed']['filter']): string | undefined {
  return category ?? tag
}

function queryOf({ path }: Place): string {
  const sign = path.indexOf('?')
  return sign === -1 ? '' : path.slice(sign)
}

/** Where a text stands in its own language: what stands in for a translation is not another page. */
function canonical(place: Place, document: PublishedPage | PublishedItem, query: string): string {
  const { site, shell, language } = place
  const own = shell.languages.find(({ tag }) => tag === document.locale) ?? language
  return site.origin + urlIn(own.prefix, document.path) + query
}

export function alternatesOf({ site, shell }: Place, paths: LanguagePaths) {
  const slashed = Object.fromEntries(Object.entries(paths).map(([tag, path]) => [tag, `/${path}`]))
  return hreflangs(shell.languages, slashed).map(({ hreflang, path }) => ({
    hreflang,
    url: site.origin + path,
  }))
}

function pictureOf({ site, assets, shell }: Place, id: string | undefined): About['picture'] {
  const file = assets.get(id ?? '') ?? shell.assets.get(shell.settings.seo.shareImageId ?? '')
  return file ? { url: site.origin + assetUrl(file), width: file.width, height: file.height } : null
}

/** @see https://schema.org/WebSite */
function siteFacts(place: Place) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: siteTitle(place),
    url: place.site.origin + urlOf(place, ''),
    inLanguage: place.language.tag,
  }
}

interface Facts {
  readonly url: string
  readonly description: string
  readonly image: string | undefined
}

/** @see https://schema.org/BlogPosting, https://schema.org/Event */
function itemFacts(place: Place, item: PublishedItem, { url, description, image }: Facts) {
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
  const author = place.shell.settings.authors.find(({ id }) => id === body.authorId)
  return {
    ...common,
    '@type': 'BlogPosting',
    headline: meta.title,
    datePublished: item.publishOn.toISOString(),
    dateModified: item.publishedAt.toISOString(),
    ...(author && { author: { '@type': 'Person', name: author.displayName } }),
    publisher: { '@type': 'Organization', name: siteTitle(place) },
  }
}

/** @see https://schema.org/BreadcrumbList */
function breadcrumb(
  place: Place,
  page: PublishedPage,
  item: { readonly title: string; readonly url: string },
) {
  const steps = [
    { name: page.meta.title, item: canonical(place, page, '') },
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
