import { productOrders } from '../../commerce/catalog/index.ts'
import type { PageContent } from '../render-context/index.ts'
import { getCategoryPath } from '../site-shell/index.ts'

type ProductListing = Extract<PageContent, { readonly kind: 'list' }>

type ListingState = Partial<Pick<ProductListing, 'order' | 'filter' | 'offset'>>

/** Formats the URL of a listing with other settings; a change of order or filter starts at the first product. */
export function formatListingUrl(
  url: string,
  { store, category, tag, ...current }: ProductListing,
  changes: ListingState = {},
): string {
  const { order, filter, offset } = { ...current, offset: 0, ...changes }
  const query = new URLSearchParams()
  if (category) query.set('category', getCategoryPath(store.categories, category))
  if (tag !== undefined) query.set('tag', tag)
  if (filter.available) query.set('available', 'true')
  if (filter.sale) query.set('sale', 'true')
  if (order !== undefined) query.set('sort', order)
  if (offset > 0) query.set('offset', String(offset))
  const text = query.toString().replaceAll('%2F', '/')
  return `${url}${text === '' ? '' : `?${text}`}`
}

/** Returns the links that sort and narrow a listing of products, each with whether it applies now. */
export function getListingView(url: string, content: ProductListing) {
  const { order, filter } = content
  const { available, sale } = filter
  const orders = [undefined, ...productOrders].map((each) => {
    const link = { url: formatListingUrl(url, content, { order: each }), active: each === order }
    return [toCamelCase(each ?? 'featured'), link] as const
  })
  return {
    sort: Object.fromEntries(orders),
    available: {
      url: formatListingUrl(url, content, {
        filter: { ...(sale && { sale }), ...(!available && { available: true }) },
      }),
      active: available === true,
    },
    sale: {
      url: formatListingUrl(url, content, {
        filter: { ...(available && { available }), ...(!sale && { sale: true }) },
      }),
      active: sale === true,
    },
    /** Whether the listing is narrowed; its products may then be none. */
    narrowed: available === true || sale === true,
    allUrl: formatListingUrl(url, content, { filter: {} }),
  }
}

function toCamelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, character: string) => character.toUpperCase())
}
