import { collectionTypeCodes } from '@vitrine/model'
import { HIDDEN_NAVIGATION, MEMBER_AREAS_NAVIGATION } from '@vitrine/page'
import { listShopProducts, findProductPage } from '../../commerce/catalog/index.ts'
import { loadShownReviews } from '../../audience/product-reviews/index.ts'
import { formatLocaleUrl } from '../../identity/multilingual/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { loadPublishedByIds } from '../../content/documents/index.ts'
import type { Site } from '../../platform/http/site.ts'
import { PAGE_SIZE } from '../page-json/index.ts'
import type { PageContent } from '../render-context/index.ts'
import {
  findCategoryByName,
  formatStoreUrl,
  getDocumentLanguages,
  getTextLocale,
  type SiteShell,
  type StoreCollection,
} from '../site-shell/index.ts'
import type { Theme } from '../theme-loading/index.ts'
import { getGuards, type Guard } from './guards.ts'
import { type FoundContent, loadDocument } from './load-document.ts'
import { type PageQuery, parseOffset } from './page-query.ts'
import { toPublishedPage } from './published-rows.ts'
import { loadStorePaths } from './store-paths.ts'

/** The parts of a request that decide what is shown. */
export interface ContentAddress {
  readonly site: Site
  readonly theme: Theme
  readonly shell: SiteShell
  /**
   * The path without the leading slash and the language prefix: `about`, `shop/p/mug`; empty for
   * the home page.
   */
  readonly path: string
  /** The parts of the query that change the page. */
  readonly query: PageQuery
  readonly now: Date
}

/** The menus whose pages visitors are not led to. */
const UNLISTED: ReadonlySet<string> = new Set([HIDDEN_NAVIGATION, MEMBER_AREAS_NAVIGATION])

const HOME = 'home'
const MAX_OFFSET = 1_000_000

/**
 * Loads what a URL shows; undefined if nothing is there. The owner's pages come before those of the
 * theme.
 */
export async function loadContent(
  db: Db,
  address: ContentAddress,
): Promise<FoundContent | undefined> {
  const { path } = address
  const [first = '', sign, urlId, ...rest] = path.split('/')
  if (sign === 'p' && urlId !== undefined && rest.length === 0) {
    const product = await loadProduct(db, address, { first, urlId })
    if (product)
      return toFoundContent(
        product,
        await loadStoreGuards(db, address, findStoreByPath(address.shell, first)),
      )
  }
  const found = await loadDocument(db, address)
  if (found?.kind === 'store') {
    const store = address.shell.stores.find(({ collection }) => collection.id === found.page.id)
    return toFoundContent(
      store && (await loadProductList(db, address, store)),
      getGuards(found.page),
    )
  }
  if (found) return found
  const name = path === '' ? HOME : path
  const page = path === HOME ? undefined : address.theme.pages.get(name)
  if (page) return toFoundContent({ kind: 'page', name, page })
  if (path === '') return findFirstPage(address.shell)
  const store = findStoreByPath(address.shell, first)
  return store && sign === undefined
    ? toFoundContent(
        await loadProductList(db, address, store),
        await loadStoreGuards(db, address, store),
      )
    : undefined
}

/**
 * Returns the redirect from `/` on a site where neither the owner nor the theme has a home page: to the first page of
 * the menus, else to the first store.
 */
function findFirstPage(shell: SiteShell): FoundContent | undefined {
  const listed = shell.navigation.filter(({ navigation }) => !UNLISTED.has(navigation))
  const home = formatLocaleUrl(shell.language.prefix, '')
  const entry = listed
    .flatMap(({ items = [], ...folder }) => (items.length > 0 ? items : [folder]))
    .find(({ id, url }) => id !== undefined && url !== home)
  const store = shell.stores[0]?.collection
  const to = entry?.url ?? (store && formatStoreUrl(shell, store))
  return to === undefined ? undefined : { kind: 'redirect', to, status: 302 }
}

function toFoundContent(
  content: PageContent | undefined,
  guards: readonly Guard[] = [],
): FoundContent | undefined {
  return content && { kind: 'content', content, guards }
}

/** Loads the guards of the store page, which protect its products as well. */
async function loadStoreGuards(
  db: Db,
  { site, shell }: ContentAddress,
  store: StoreCollection | undefined,
): Promise<readonly Guard[]> {
  const page = store && shell.pages.get(store.collection.id)
  if (!page || page.access === 'everybody') return []
  const [row] = await loadPublishedByIds(db, site.id, {
    ...getDocumentLanguages(shell),
    ids: [page.id],
  })
  return row ? getGuards(toPublishedPage(row)) : []
}

/** Finds the store whose page has this path, or whose own path it is if it has no page. */
function findStoreByPath({ stores, pages }: SiteShell, path: string): StoreCollection | undefined {
  const page = [...pages.values()].find(
    (one) => one.path === path && one.collection?.type === collectionTypeCodes.products,
  )
  return stores.find(({ collection: { id, urlId } }) => (page ? id === page.id : urlId === path))
}

async function loadProductList(
  db: Db,
  { site, shell, query }: ContentAddress,
  store: StoreCollection,
): Promise<PageContent | undefined> {
  const { category: categoryName, tag, sort: order } = query
  const filter = {
    ...(query.available && { available: true as const }),
    ...(query.sale && { sale: true as const }),
  }
  const offset = parseOffset(query.offset, MAX_OFFSET)
  const category =
    categoryName === undefined ? undefined : findCategoryByName(store.categories, categoryName)
  if (offset === undefined || (categoryName !== undefined && !category)) return undefined
  const { products, hasNextPage } = await listShopProducts(db, site.id, store.collection.id, {
    locale: getTextLocale(shell.language),
    language: shell.language.tag,
    categoryId: category?.id,
    tag,
    order,
    filter,
    offset,
    limit: PAGE_SIZE,
  })
  // A listing that a visitor narrowed may be empty.
  const isNarrowed = filter.available || filter.sale
  if (products.length === 0 && (offset > 0 || (tag !== undefined && !isNarrowed))) return undefined
  const paths = await loadStorePaths(db, { site, shell }, store)
  return {
    kind: 'list',
    store,
    products,
    category,
    tag,
    order,
    filter,
    offset,
    hasNextPage,
    paths,
  }
}

async function loadProduct(
  db: Db,
  { site, shell, query }: ContentAddress,
  { first, urlId }: { readonly first: string; readonly urlId: string },
): Promise<PageContent | undefined> {
  const store = findStoreByPath(shell, first)
  if (!store) return undefined
  const locale = getTextLocale(shell.language)
  const address = {
    collectionUrlId: store.collection.urlId,
    urlId,
    ...(locale !== undefined && { locale }),
  }
  const [product, paths] = await Promise.all([
    findProductPage(db, site.id, address),
    loadStorePaths(db, { site, shell }, store),
  ])
  if (!product) return undefined
  const shown = { productId: product.id, after: query.reviews }
  const reviews = await loadShownReviews(db, site, shown)
  return { kind: 'item', store, product, paths, reviews }
}
