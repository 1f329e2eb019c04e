import { isSoldOut, productTypeOf } from '@vitrine/model'
import { defaultOf } from '../../identity/multilingual/index.ts'
import { aboutPage, aboutRecord, alternatesOf } from './about-document.ts'
import type { Content, LanguagePaths, Place } from './content.ts'
import { cut, textOf } from '../../platform/html/escape.ts'
import { collectionTitle, homeTitle, itemTitle } from './titles.ts'
import { categoryPath, categoryUrl, type ItemView, itemView } from './store-view.ts'
import { urlIn } from '../../identity/multilingual/index.ts'
import { inLanguage } from './view/localized.ts'

export interface About {
  readonly title: string
  readonly description: string
  /** The one address of the page; undefined for a page that is nobody else's. */
  readonly url: string | undefined
  readonly type: 'website' | 'product' | 'article'
  readonly picture: { readonly url: string; readonly width: number; readonly height: number } | null
  /** Kept out of search engines. */
  readonly isHidden: boolean
  /** The page in each language it is published in. */
  readonly alternates: readonly { readonly hreflang: string; readonly url: string }[]
  /** What search engines read as data. */
  readonly facts: readonly object[]
}

/** What a page says of itself to browsers, search engines and those it is shared with. */
export function aboutOf(place: Place, content: Content): About {
  const { site, path } = place
  const page = {
    url: site.origin + path,
    type: 'website',
    picture: null,
    isHidden: false,
    alternates: [],
    facts: [],
  } as const
  switch (content.kind) {
    case 'page': {
      const { title, description } = content.page
      const isHome = path === urlIn(place.language.prefix, '')
      const everywhere = place.shell.languages.map(({ tag }) => [tag, ''] as const)
      return {
        ...page,
        title: isHome ? homeTitle(place) : collectionTitle(place, title),
        ...(isHome && { alternates: alternatesOf(place, Object.fromEntries(everywhere)) }),
        description: description || inLanguage(place.shell.settings.description, place),
      }
    }
    case 'blocks':
    case 'collection':
      return aboutPage(place, content)
    case 'record':
      return aboutRecord(place, content)
    case 'list': {
      const { collection, categories } = content.store
      const { category } = content
      const shop = canonicalStore(place, content.paths)
      const home = category ? categoryUrl(shop, categoryPath(categories, category)) : shop
      const offset = content.offset > 0 ? { offset: content.offset } : {}
      return {
        ...page,
        url: site.origin + withQuery(home, offset),
        alternates:
          !category && content.offset === 0 && place.shell.pages.has(collection.id)
            ? alternatesOf(place, content.paths)
            : [],
        title: collectionTitle(place, category?.displayName ?? collection.title),
        description: cut(
          textOf(collection.description) || inLanguage(place.shell.settings.description, place),
        ),
      }
    }
    case 'item':
      return { ...page, ...aboutProduct(place, content), type: 'product' }
    case 'system':
      return {
        ...page,
        url: undefined,
        title: collectionTitle(
          place,
          content.title ?? content.document?.meta.title ?? SYSTEM_TITLES[content.name],
        ),
        description: '',
      }
  }
}

const SYSTEM_TITLES = {
  'access-denied': 'For members',
  account: 'Your account',
  'account-forgot': 'Forgotten password',
  'account-login': 'Sign in',
  'account-register': 'Register',
  'account-reset': 'New password',
  'account-verify': 'Confirm your address',
  cart: 'Cart',
  checkout: 'Checkout',
  comment: 'Comment',
  challenge: 'Confirm payment',
  order: 'Order',
  'not-found': 'Page not found',
  error: 'Error',
  form: 'Form',
  lock: 'Locked',
  'newsletter-confirm': 'Confirm',
  protected: 'For members',
  unsubscribe: 'Unsubscribe',
  search: 'Search',
} as const

/** Where a shop stands in its own language: what stands in for a translation is not another page. */
function canonicalStore({ shell, language }: Place, paths: LanguagePaths): string {
  const own = paths[language.tag] === undefined ? defaultOf(shell.languages) : language
  return urlIn(own.prefix, paths[own.tag] ?? '')
}

function withQuery(url: string, given: Readonly<Record<string, number>>): string {
  const pairs = Object.entries(given).map(([key, value]) => `${key}=${value}`)
  const query = pairs.join('&')
  if (query === '') return url
  return `${url}${url.includes('?') ? '&' : '?'}${query}`
}

function aboutProduct(place: Place, { product, paths }: Extract<Content, { kind: 'item' }>) {
  const { site } = place
  const { origin } = site
  const item = itemView(place, product)
  // What a product says is in the site's own language, whatever is written round it.
  const { tag } = defaultOf(place.shell.languages)
  const url = `${origin}${canonicalStore(place, { [tag]: paths[tag] ?? '' })}/p/${product.urlId}`
  const title = product.seoTitle ?? product.title
  const description = cut(product.seoDescription || textOf(item.excerpt) || textOf(item.body))
  const [first] = item.items
  const picture = first
    ? { url: origin + first.assetUrl, width: first.width, height: first.height }
    : null
  return {
    title: itemTitle(place, title),
    description,
    url,
    picture,
    facts: [productFacts(item, { url, description, origin })],
  }
}

/** @see https://schema.org/Product */
function productFacts(
  item: ItemView,
  at: { readonly url: string; readonly description: string; readonly origin: string },
) {
  const type = productTypeOf(item.productType)
  const soldOut = isSoldOut(type, item.variants)
  const offers = item.variants.map((variant) => ({
    '@type': 'Offer',
    sku: variant.sku,
    url: at.url,
    price: (variant.onSale ? variant.salePriceMoney : variant.priceMoney).value,
    priceCurrency: variant.priceMoney.currency,
    availability: `https://schema.org/${isSoldOut(type, [variant]) ? 'OutOfStock' : 'InStock'}`,
  }))
  const prices = offers.map(({ price }) => Number(price))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item.title,
    url: at.url,
    ...(at.description === '' ? {} : { description: at.description }),
    ...(item.items.length === 0
      ? {}
      : { image: item.items.map(({ assetUrl }) => at.origin + assetUrl) }),
    offers:
      offers.length === 1
        ? offers[0]
        : {
            '@type': 'AggregateOffer',
            priceCurrency: item.priceMoney.currency,
            lowPrice: Math.min(...prices),
            highPrice: Math.max(...prices),
            offerCount: offers.length,
            availability: `https://schema.org/${soldOut ? 'OutOfStock' : 'InStock'}`,
          },
  }
}
