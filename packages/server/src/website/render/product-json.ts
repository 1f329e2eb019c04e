import { untrusted } from '@vitrine/template'
import { type Collection, type Neighbour, STORE_ITEM } from '../../commerce/catalog/index.ts'
import type { Content, Place } from './content.ts'
import type { PageJson } from './page-json.ts'
import {
  categoryPath,
  collectionView,
  itemView,
  nestedCategories,
  PAGE_SIZE,
} from './store-view.ts'
import { storeUrl } from './store-url.ts'
import { merchandising } from './view/merchandising.ts'

type Of<K extends Content['kind']> = Extract<Content, { readonly kind: K }>

export function listJson(place: Place, content: Of<'list'>): PageJson {
  const { site } = place
  const { store, category, tag } = content
  const { collection, categories } = store
  const url = storeUrl(place.shell, collection)
  const items = content.products.map((product) => itemView(place, product))
  return {
    collection: {
      ...collectionView(place, collection, categories),
      itemCount: items.length,
    },
    items,
    empty: items.length === 0,
    nestedCategories: nestedCategories(url, categories, category),
    pagination: pagination(url, content),
    productMerchandisingContext: merchandising(site, items),
    ...(category && { categoryFilter: untrusted(category.displayName) }),
    ...(tag !== undefined && { tagFilter: untrusted(tag) }),
  }
}

function pagination(url: string, { store, category, tag, offset, hasNextPage }: Of<'list'>) {
  const at = (from: number) => {
    const query = new URLSearchParams()
    if (category) query.set('category', categoryPath(store.categories, category))
    if (tag !== undefined) query.set('tag', tag)
    if (from > 0) query.set('offset', String(from))
    const text = query.toString().replaceAll('%2F', '/')
    return `${url}${text === '' ? '' : `?${text}`}`
  }
  const next = offset + PAGE_SIZE
  const previous = Math.max(0, offset - PAGE_SIZE)
  return {
    pageSize: PAGE_SIZE,
    ...(hasNextPage && { nextPage: true, nextPageOffset: next, nextPageUrl: at(next) }),
    ...(offset > 0 && { prevPage: true, prevPageOffset: previous, prevPageUrl: at(previous) }),
  }
}

export function itemJson(place: Place, { store, product }: Of<'item'>): PageJson {
  const { site } = place
  const { collection, categories } = store
  const url = storeUrl(place.shell, collection)
  const item = itemView(place, product)
  return {
    collection: collectionView(place, collection, categories),
    item,
    empty: false,
    nestedCategories: nestedCategories(url, categories),
    pagination: {
      ...(product.previous && { prevItem: neighbourView(collection, url, product.previous) }),
      ...(product.next && { nextItem: neighbourView(collection, url, product.next) }),
    },
    productMerchandisingContext: merchandising(site, [item]),
  }
}

/** A link to the product before or after. @see compat §5 "prevItem/nextItem" */
function neighbourView(collection: Collection, url: string, { id, title, urlId }: Neighbour) {
  return {
    id,
    collectionId: collection.id,
    recordType: STORE_ITEM,
    recordTypeLabel: 'store-item',
    title: untrusted(title),
    urlId,
    fullUrl: `${url}/p/${urlId}`,
  }
}
