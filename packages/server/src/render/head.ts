import { isSoldOut, productTypeOf } from '@vitrine/model'
import type { Product } from '../catalog/index.ts'
import type { ClientScripts } from './client-scripts.ts'
import type { Content, Place } from './content.ts'
import { escapeHtml, scriptJson, textOf } from './escape.ts'
import { categoryPath, categoryUrl, type ItemView, itemView } from './store-view.ts'
import type { Theme } from './theme.ts'

/** What is written into the head of a page: what `{squarespace-headers}` prints. */
export function headOf(
  place: Place,
  content: Content,
  given: {
    readonly theme: Theme
    readonly scripts: ClientScripts
    /** What the page shows, already drawn. */
    readonly main: string
    /** The static context, and the nonce it runs by where it has no hash. */
    readonly context: string
    readonly nonce: string | undefined
  },
): string {
  const { theme, scripts, main, context, nonce } = given
  const about = aboutOf(place, content)
  const hasNonce = nonce === undefined ? '' : ` nonce="${escapeHtml(nonce)}"`
  return [
    `<title>${escapeHtml(about.title)}</title>`,
    ...(about.description === '' ? [] : [meta('name', 'description', about.description)]),
    ...(about.url === undefined
      ? ['<meta name="robots" content="noindex">']
      : [`<link rel="canonical" href="${escapeHtml(about.url)}">`, ...openGraph(place, about)]),
    `<link rel="stylesheet" href="/site.css?v=${theme.stylesheet.version}">`,
    `<script data-name="static-context"${hasNonce}>${context}</script>`,
    ...scripts.preloads(main).map((url) => `<link rel="modulepreload" href="${escapeHtml(url)}">`),
    ...scripts.bootstrap.map((url) => `<script type="module" src="${escapeHtml(url)}"></script>`),
    ...about.facts.map((fact) => `<script type="application/ld+json">${scriptJson(fact)}</script>`),
    '<!-- End of Squarespace Headers -->',
  ].join('\n')
}

interface About {
  readonly title: string
  readonly description: string
  /** The one address of the page; undefined for a page that is nobody else's. */
  readonly url: string | undefined
  readonly type: 'website' | 'product'
  readonly picture: { readonly url: string; readonly width: number; readonly height: number } | null
  /** What search engines read as data. */
  readonly facts: readonly object[]
}

function aboutOf(place: Place, content: Content): About {
  const { site, path } = place
  const page = { url: site.origin + path, type: 'website', picture: null, facts: [] } as const
  const titled = (title: string) => `${title} — ${site.title}`
  switch (content.kind) {
    case 'page': {
      const { title, description } = content.page
      const isHome = path === '/'
      const home = site.tagLine === '' ? site.title : `${site.title} — ${site.tagLine}`
      return {
        ...page,
        title: isHome ? home : titled(title),
        description: description || site.description,
      }
    }
    case 'list': {
      const { collection, categories } = content.store
      const { category } = content
      const home = category
        ? categoryUrl(collection, categoryPath(categories, category))
        : `/${collection.urlId}`
      const offset = content.offset > 0 ? { offset: content.offset } : {}
      return {
        ...page,
        url: site.origin + withQuery(home, offset),
        title: titled(category?.displayName ?? collection.title),
        description: cut(textOf(collection.description) || site.description),
      }
    }
    case 'item':
      return { ...page, ...aboutItem(place, content.product), type: 'product' }
    case 'system':
      return {
        ...page,
        url: undefined,
        title: titled(SYSTEM_TITLES[content.name]),
        description: '',
      }
  }
}

const SYSTEM_TITLES = {
  cart: 'Cart',
  checkout: 'Checkout',
  challenge: 'Confirm payment',
  order: 'Order',
  'not-found': 'Page not found',
  error: 'Error',
} as const

function withQuery(url: string, given: Readonly<Record<string, number>>): string {
  const pairs = Object.entries(given).map(([key, value]) => `${key}=${value}`)
  const query = pairs.join('&')
  if (query === '') return url
  return `${url}${url.includes('?') ? '&' : '?'}${query}`
}

function aboutItem({ site }: Place, product: Product) {
  const { origin } = site
  const item = itemView(site, product)
  const url = origin + item.fullUrl
  const title = product.seoTitle ?? product.title
  const description = cut(product.seoDescription || textOf(item.excerpt) || textOf(item.body))
  const [first] = item.items
  const picture = first
    ? { url: origin + first.assetUrl, width: first.width, height: first.height }
    : null
  return {
    title: `${title} — ${site.title}`,
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

function openGraph({ site }: Place, about: About): readonly string[] {
  const picture = about.picture
    ? [
        meta('property', 'og:image', about.picture.url),
        meta('property', 'og:image:width', String(about.picture.width)),
        meta('property', 'og:image:height', String(about.picture.height)),
      ]
    : []
  return [
    meta('property', 'og:site_name', site.title),
    meta('property', 'og:title', about.title),
    meta('property', 'og:type', about.type),
    meta('property', 'og:url', about.url ?? ''),
    ...(about.description === '' ? [] : [meta('property', 'og:description', about.description)]),
    ...picture,
    meta('name', 'twitter:card', about.picture ? 'summary_large_image' : 'summary'),
  ]
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`
}

/** What search engines show of a description. */
const LONGEST_DESCRIPTION = 300

function cut(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text
  return `${text.slice(0, LONGEST_DESCRIPTION).replace(/\s+\S*$/, '')}…`
}
