import { backgroundSourceCodes, textDirection } from '@vitrine/model'
import { untrusted } from '@vitrine/template'
import {
  type Category,
  type Collection,
  type Product,
  productView,
} from '../../commerce/catalog/index.ts'
import type { Place } from './content.ts'
import { inItsLanguage } from '../locale/index.ts'
import { cleanHtml } from './sanitize.ts'
import { storeUrl } from './store-url.ts'
import { pictureView } from './view/picture.ts'

/** Of one page of a collection. @see platform spec: "max products in collection 200" */
export const PAGE_SIZE = 200

/** A collection of products as page JSON has it. @see compat §5 */
export function collectionView(
  place: Place,
  collection: Collection,
  categories: readonly Category[],
) {
  const { site, shell } = place
  const page = shell.pages.get(collection.id)
  const file = shell.assets.get(page?.mainImageId ?? '')
  return {
    ...(file && {
      mainImageId: file.id,
      mainImage: pictureView(place, { file, alt: collection.title, assets: shell.assets }),
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
    fullUrl: storeUrl(shell, collection),
    description: cleanHtml(collection.description),
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
    pagePermissionType: 1,
  }
}

/**
 * A product as a page shows it: its HTML cleaned, its plain texts marked as such.
 *
 * A page is kept until something changes, and what a checkout puts aside comes back without a word;
 * so pages count what is there, and the cart asks what can still be had.
 */
export function itemView(place: ProductPlace, product: Product): ItemView {
  const known = views.get(product)
  if (known?.language === place.language) return known.view
  const view = viewOf(place, product)
  views.set(product, { language: place.language, view })
  return view
}

type ProductPlace = Pick<Place, 'site' | 'shell' | 'language'>

/** Template, head and scripts of a page each ask for the same. */
const views = new WeakMap<
  Product,
  { readonly language: Place['language']; readonly view: ItemView }
>()

export type ItemView = ReturnType<typeof viewOf>

function viewOf({ site, shell, language }: ProductPlace, product: Product) {
  const variants = product.variants.map((variant) => {
    const { stock } = variant
    return { ...variant, stock: { ...stock, available: stock.onHand - stock.committed } }
  })
  const { collectionId: id, collectionUrlId: urlId } = product
  const store = { currency: site.store.currency, url: storeUrl(shell, { id, urlId }) }
  const view = productView({ ...product, variants }, store)
  const items = view.items.map((image) => ({ ...image, title: untrusted(image.title) }))
  // Products are written in the site's own language: what stands in for a translation says so.
  const isForeign = language.tag !== site.language
  const written = (html: string) => {
    const clean = cleanHtml(html)
    return isForeign && clean !== '' ? inItsLanguage(site.language, clean) : clean
  }
  return {
    ...view,
    ...(isForeign && { lang: site.language, dir: textDirection(site.language) }),
    title: untrusted(view.title),
    excerpt: written(view.excerpt),
    body: written(view.body),
    items,
    mainImage: items[0] ?? null,
  }
}

export interface CategoryView {
  readonly id: string
  readonly displayName: unknown
  readonly urlId: string
  readonly fullUrl: string
  /** Whether the page shows this one. */
  readonly active: boolean
  readonly categories: readonly CategoryView[]
}

/** The categories of a collection at `url` as the tree they are. */
export function nestedCategories(
  url: string,
  categories: readonly Category[],
  active?: Category,
): { readonly categories: readonly CategoryView[] } {
  const below = (parentId: string | null, prefix: string): readonly CategoryView[] =>
    categories
      .filter((category) => category.parentId === parentId)
      .map((category) => {
        const path = prefix + category.urlId
        return {
          id: category.id,
          displayName: untrusted(category.displayName),
          urlId: category.urlId,
          fullUrl: categoryUrl(url, path),
          active: category.id === active?.id,
          categories: below(category.id, `${path}/`),
        }
      })
  return { categories: below(null, '') }
}

export function categoryUrl(url: string, path: string): string {
  return `${url}?category=${encodeURIComponent(path).replaceAll('%2F', '/')}`
}

/** The path of a category: its own address and those of what it is in. */
export function categoryPath(categories: readonly Category[], category: Category): string {
  const parent = categories.find(({ id }) => id === category.parentId)
  return parent ? `${categoryPath(categories, parent)}/${category.urlId}` : category.urlId
}

/** The category somebody names by its path, its address or its title. */
export function categoryNamed(categories: readonly Category[], name: string): Category | undefined {
  const path = name.replaceAll(/^\/+|\/+$/g, '')
  return (
    categories.find((category) => categoryPath(categories, category) === path) ??
    categories.find(({ urlId }) => urlId === path) ??
    categories.find(({ displayName }) => displayName.toLowerCase() === path.toLowerCase())
  )
}
