import { isSoldOut, toProductType } from '@vitrine/model'
import { getDefaultLanguage } from '../../identity/multilingual/index.ts'
import { getProductView, type ProductView } from '../page-json/index.ts'
import {
  getLocalizedText,
  type LanguagePaths,
  type PageContent,
  type RenderContext,
} from '../render-context/index.ts'
import { formatCategoryUrl, getCategoryPath, getProductPaths } from '../site-shell/index.ts'
import type { PageMetadata } from './metadata-type.ts'
import { getReviewData } from './review-data.ts'
import { getAlternates, getDocumentMetadata, getRecordMetadata } from './document-metadata.ts'
import { formatCollectionTitle, formatHomeTitle, formatItemTitle } from './titles.ts'
import { truncateDescription, htmlToText } from '../../platform/html/escape.ts'
import { formatLocaleUrl } from '../../identity/multilingual/index.ts'

/** Returns the metadata of a page for browsers, search engines and social media. */
export function getPageMetadata(context: RenderContext, content: PageContent): PageMetadata {
  const { site, path } = context
  const page = {
    url: site.origin + path,
    type: 'website',
    image: null,
    isHidden: false,
    alternates: [],
    structuredData: [],
  } as const
  switch (content.kind) {
    case 'page': {
      const { title, description } = content.page
      const isHome = path === formatLocaleUrl(context.language.prefix, '')
      const allPaths = context.shell.languages.map(({ tag }) => [tag, ''] as const)
      return {
        ...page,
        title: isHome ? formatHomeTitle(context) : formatCollectionTitle(context, title),
        ...(isHome && { alternates: getAlternates(context, Object.fromEntries(allPaths)) }),
        description: description || getLocalizedText(context.shell.settings.description, context),
      }
    }
    case 'blocks':
    case 'collection':
      return getDocumentMetadata(context, content)
    case 'record':
      return getRecordMetadata(context, content)
    case 'list':
      return { ...page, ...getProductListMetadata(context, content) }
    case 'item':
      return { ...page, ...getProductMetadata(context, content), type: 'product' }
    case 'system':
      return {
        ...page,
        url: undefined,
        title: formatCollectionTitle(
          context,
          content.title ?? content.document?.meta.title ?? SYSTEM_TITLES[content.name],
        ),
        description: '',
      }
  }
}

function getProductListMetadata(
  context: RenderContext,
  { store, category, offset, paths }: Extract<PageContent, { readonly kind: 'list' }>,
) {
  const { collection, categories } = store
  const shop = formatCanonicalStorePath(context, paths)
  const listUrl = category ? formatCategoryUrl(shop, getCategoryPath(categories, category)) : shop
  return {
    url: context.site.origin + appendQuery(listUrl, offset > 0 ? { offset } : {}),
    alternates:
      !category && offset === 0 && context.shell.pages.has(collection.id)
        ? getAlternates(context, paths)
        : [],
    title: formatCollectionTitle(context, category?.displayName ?? collection.title),
    description: truncateDescription(
      htmlToText(collection.description) ||
        getLocalizedText(context.shell.settings.description, context),
    ),
  }
}

const SYSTEM_TITLES = {
  'access-denied': 'Members only',
  account: 'Your account',
  'account-address': 'Address',
  'account-addresses': 'Your addresses',
  'account-claim': 'Add your orders',
  'account-forgot': 'Forgot password',
  'account-login': 'Sign in',
  'account-orders': 'Your orders',
  'account-register': 'Register',
  'account-reset': 'New password',
  'account-subscriptions': 'Your subscriptions',
  'account-verify': 'Confirm your address',
  cart: 'Cart',
  'cart-form': 'Item details',
  checkout: 'Checkout',
  'collected-data': 'What we collect',
  comment: 'Comment',
  challenge: 'Confirm payment',
  download: 'Download',
  order: 'Order',
  'not-found': 'Page not found',
  error: 'Error',
  form: 'Form',
  lock: 'Locked',
  'newsletter-confirm': 'Confirm your subscription',
  protected: 'Members only',
  restock: 'Back-in-stock email',
  review: 'Write a review',
  subscription: 'Subscription',
  unsubscribe: 'Unsubscribe',
  search: 'Search',
} as const

/**
 * Returns the path of a store in its own language: a store that is not translated has the path of
 * the original.
 */
function formatCanonicalStorePath(
  { shell, language }: RenderContext,
  paths: LanguagePaths,
): string {
  const own = paths[language.tag] === undefined ? getDefaultLanguage(shell.languages) : language
  return formatLocaleUrl(own.prefix, paths[own.tag] ?? '')
}

function appendQuery(url: string, params: Readonly<Record<string, number>>): string {
  const pairs = Object.entries(params).map(([key, value]) => `${key}=${value}`)
  const query = pairs.join('&')
  if (query === '') return url
  return `${url}${url.includes('?') ? '&' : '?'}${query}`
}

function getProductMetadata(
  context: RenderContext,
  { product, paths, reviews }: Extract<PageContent, { kind: 'item' }>,
) {
  const { site } = context
  const { origin } = site
  const item = getProductView(context, product)
  const versions = getProductPaths(context.shell.languages, product, paths)
  const url = origin + formatCanonicalStorePath(context, versions)
  const title = product.seoTitle ?? product.title
  const description = truncateDescription(
    product.seoDescription || htmlToText(item.excerpt) || htmlToText(item.body),
  )
  const [first] = item.items
  const image = first
    ? { url: origin + first.assetUrl, width: first.width, height: first.height }
    : null
  return {
    title: formatItemTitle(context, title),
    description,
    url,
    alternates: getAlternates(context, versions),
    image,
    structuredData: [
      { ...getProductData(item, { url, description, origin }), ...getReviewData(reviews) },
    ],
  }
}

/** Returns the structured data of a product. @see https://schema.org/Product */
function getProductData(
  item: ProductView,
  input: { readonly url: string; readonly description: string; readonly origin: string },
) {
  const type = toProductType(item.productType)
  const soldOut = isSoldOut(type, item.variants)
  const offers = item.variants.map((variant) => ({
    '@type': 'Offer',
    sku: variant.sku,
    url: input.url,
    price: (variant.onSale ? variant.salePriceMoney : variant.priceMoney).value,
    priceCurrency: variant.priceMoney.currency,
    ...(variant.saleEndsOn !== undefined && {
      priceValidUntil: new Date(variant.saleEndsOn).toISOString(),
    }),
    availability: `https://schema.org/${isSoldOut(type, [variant]) ? 'OutOfStock' : 'InStock'}`,
  }))
  const prices = offers.map(({ price }) => Number(price))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item.title,
    url: input.url,
    ...(input.description === '' ? {} : { description: input.description }),
    ...(item.items.length === 0
      ? {}
      : { image: item.items.map(({ assetUrl }) => input.origin + assetUrl) }),
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
