import { backgroundSourceCodes, getTextDirection } from '@vitrine/model'
import { untrusted } from '@vitrine/template'
import {
  type Category,
  type Collection,
  type Product,
  toProductView,
} from '../../commerce/catalog/index.ts'
import { sanitizeHtmlText } from '../block-content/index.ts'
import { markLanguage } from '../locale/index.ts'
import type { RenderContext } from '../render-context/index.ts'
import { formatCategoryUrl, formatStoreUrl } from '../site-shell/index.ts'
import { getImageView } from './image-view.ts'

/**
 * The number of products on a page of a collection.
 *
 * @see platform spec: "max products in collection 200"
 */
export const PAGE_SIZE = 200

/** Returns a collection of products for page JSON. @see compat §5 */
export function getStoreCollectionView(
  context: RenderContext,
  collection: Collection,
  categories: readonly Category[],
) {
  const { site, shell } = context
  const page = shell.pages.get(collection.id)
  const file = shell.assets.get(page?.mainImageId ?? '')
  return {
    ...(file && {
      mainImageId: file.id,
      mainImage: getImageView(context, { file, alt: collection.title, assets: shell.assets }),
    }),
    backgroundSource: file ? backgroundSourceCodes.upload : backgroundSourceCodes.undefined,
    updatedOn: page?.publishedAt.getTime() ?? 0,
    eventView: 1,
    categoryPagesSeoHidden: false,
    tagPagesSeoHidden: false,
    qrCodeEnabled: false,
    id: collection.id,
    websiteId: site.id,
    enabled: true,
    starred: false,
    type: 13,
    ordering: 1,
    title: untrusted(collection.title),
    navigationTitle: untrusted(collection.title),
    urlId: collection.urlId,
    fullUrl: formatStoreUrl(shell, collection),
    description: sanitizeHtmlText(collection.description),
    pageSize: PAGE_SIZE,
    folder: false,
    dropdown: false,
    tags: [],
    categories: categories.map(({ displayName }) => displayName),
    homepage: false,
    typeName: 'products',
    typeLabel: 'products',
    regionName: 'default',
    synchronizing: false,
    passwordProtected: false,
    draft: false,
    features: {
      relatedItems: { isEnabled: false },
      productQuickView: { isEnabled: site.store.merchandising.productQuickViewEnabled },
    },
    pagePermissionType: 1,
  }
}

/**
 * Returns a product for a page, with its HTML sanitized and its plain texts marked as untrusted.
 * Stock held by checkouts counts as available: it may come back without a change that would
 * invalidate the page, and the cart checks the rest.
 */
export function getProductView(context: ProductContext, product: Product): ProductView {
  const cached = cachedViews.get(product)
  if (cached?.language === context.language) return cached.view
  const view = createProductView(context, product)
  cachedViews.set(product, { language: context.language, view })
  return view
}

type ProductContext = Pick<RenderContext, 'site' | 'shell' | 'language'>

/** The cached views: the template, head and scripts of a page need the same one. */
const cachedViews = new WeakMap<
  Product,
  { readonly language: RenderContext['language']; readonly view: ProductView }
>()

export type ProductView = ReturnType<typeof createProductView>

function createProductView({ site, shell, language }: ProductContext, product: Product) {
  const variants = product.variants.map((variant) => {
    const { stock } = variant
    return { ...variant, stock: { ...stock, available: stock.onHand - stock.committed } }
  })
  const { collectionId: id, collectionUrlId: urlId } = product
  const store = { currency: site.store.currency, url: formatStoreUrl(shell, { id, urlId }) }
  const view = toProductView({ ...product, variants }, store)
  const items = view.items.map((image) => ({ ...image, title: untrusted(image.title) }))
  // What has no text in the language of the page is written in the site's own, which is marked.
  const isForeign = (field: 'title' | 'excerpt' | 'body') =>
    language.tag !== site.language && product.localization?.fields.has(field) !== true
  const toLocalizedHtml = (field: 'excerpt' | 'body') => {
    const clean = sanitizeHtmlText(view[field])
    return isForeign(field) && clean !== '' ? markLanguage(site.language, clean) : clean
  }
  return {
    ...view,
    ...(isForeign('title') && { lang: site.language, dir: getTextDirection(site.language) }),
    title: untrusted(view.title),
    excerpt: toLocalizedHtml('excerpt'),
    body: toLocalizedHtml('body'),
    items,
    mainImage: items[0] ?? null,
  }
}

export interface CategoryView {
  readonly id: string
  readonly displayName: unknown
  readonly urlId: string
  readonly fullUrl: string
  /** Whether the page shows this category. */
  readonly active: boolean
  readonly categories: readonly CategoryView[]
}

/** Returns the categories of the collection at `url` as a tree. */
export function getNestedCategories(
  url: string,
  categories: readonly Category[],
  active?: Category,
): { readonly categories: readonly CategoryView[] } {
  const listChildren = (parentId: string | null, prefix: string): readonly CategoryView[] =>
    categories
      .filter((category) => category.parentId === parentId)
      .map((category) => {
        const path = prefix + category.urlId
        return {
          id: category.id,
          displayName: untrusted(category.displayName),
          urlId: category.urlId,
          fullUrl: formatCategoryUrl(url, path),
          active: category.id === active?.id,
          categories: listChildren(category.id, `${path}/`),
        }
      })
  return { categories: listChildren(null, '') }
}
