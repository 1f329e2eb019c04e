import { untrusted } from '@vitrine/template'
import { type Collection, type Neighbour, STORE_ITEM } from '../../commerce/catalog/index.ts'
import type { PageContent, RenderContext } from '../render-context/index.ts'
import { formatStoreUrl } from '../site-shell/index.ts'
import { formatListingUrl, getListingView } from './listing-view.ts'
import { getInstallmentsView } from './installments.ts'
import { getMerchandising } from './merchandising.ts'
import {
  getNestedCategories,
  getProductView,
  getStoreCollectionView,
  PAGE_SIZE,
} from './product-view.ts'
import { getReviewsView } from './review-view.ts'
import type { TemplateData } from './template-data.ts'

type ContentOfKind<K extends PageContent['kind']> = Extract<PageContent, { readonly kind: K }>

export function getProductListJson(
  context: RenderContext,
  content: ContentOfKind<'list'>,
): TemplateData {
  const { store, category, tag } = content
  const { collection, categories } = store
  const url = formatStoreUrl(context.shell, collection)
  const items = content.products.map((product) => getProductView(context, product))
  return {
    collection: {
      ...getStoreCollectionView(context, collection, categories),
      itemCount: items.length,
    },
    items,
    empty: items.length === 0,
    nestedCategories: getNestedCategories(url, categories, category),
    pagination: getPagination(url, content),
    listing: getListingView(url, content),
    productMerchandisingContext: getMerchandising(context, items),
    ...(category && { categoryFilter: untrusted(category.displayName) }),
    ...(tag !== undefined && { tagFilter: untrusted(tag) }),
  }
}

function getPagination(url: string, content: ContentOfKind<'list'>) {
  const { offset, hasNextPage } = content
  const next = offset + PAGE_SIZE
  const previous = Math.max(0, offset - PAGE_SIZE)
  return {
    pageSize: PAGE_SIZE,
    ...(hasNextPage && {
      nextPage: true,
      nextPageOffset: next,
      nextPageUrl: formatListingUrl(url, content, { offset: next }),
    }),
    ...(offset > 0 && {
      prevPage: true,
      prevPageOffset: previous,
      prevPageUrl: formatListingUrl(url, content, { offset: previous }),
    }),
  }
}

export function getProductJson(
  context: RenderContext,
  { store, product, reviews }: ContentOfKind<'item'>,
): TemplateData {
  const { collection, categories } = store
  const url = formatStoreUrl(context.shell, collection)
  const item = getProductView(context, product)
  const installments = getInstallmentsView(context, item)
  return {
    collection: getStoreCollectionView(context, collection, categories),
    item,
    empty: false,
    nestedCategories: getNestedCategories(url, categories),
    pagination: {
      ...(product.previous && { prevItem: getNeighborView(collection, url, product.previous) }),
      ...(product.next && { nextItem: getNeighborView(collection, url, product.next) }),
    },
    productMerchandisingContext: getMerchandising(context, [item]),
    ...(installments && { installments }),
    ...(reviews && {
      productReviews: getReviewsView(context, reviews, {
        productId: product.id,
        url: item.fullUrl,
      }),
    }),
  }
}

/** Returns a link to the previous or next product. @see compat §5 "prevItem/nextItem" */
function getNeighborView(collection: Collection, url: string, { id, title, urlId }: Neighbour) {
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
