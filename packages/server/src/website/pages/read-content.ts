import { collectionTypeCodes } from '@vitrine/model'
import { productList, productPage } from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { publishedByIds } from '../../content/documents/index.ts'
import type { Site } from '../../platform/http/site.ts'
import type { Content } from '../render/content.ts'
import { documentsIn } from '../render/documents-in.ts'
import type { Shell, Store } from '../render/shell.ts'
import { categoryNamed, PAGE_SIZE } from '../render/store-view.ts'
import type { Theme } from '../render/theme.ts'
import { asPage } from './as-published.ts'
import { type Guard, guardsOf } from './guards.ts'
import { offsetIn, type PageQuery } from './page-query.ts'
import { type Found, readDocument } from './read-document.ts'
import { storePaths } from './store-paths.ts'

/** Everything an address is decided by. */
export interface Address {
  readonly site: Site
  readonly theme: Theme
  readonly shell: Shell
  /** Without the first slash and the language's prefix: `about`, `shop/p/mug`, nothing for the home page. */
  readonly path: string
  /** Only of these does a query make another page. */
  readonly query: PageQuery
  readonly now: Date
}

const HOME = 'home'
const MOST_OFFSET = 1_000_000

/**
 * What stands at an address; undefined when nothing does. What the owner wrote comes before what the
 * theme brings.
 */
export async function readContent(db: Db, at: Address): Promise<Found | undefined> {
  const { path } = at
  const [first = '', sign, urlId, ...rest] = path.split('/')
  if (sign === 'p' && urlId !== undefined && rest.length === 0) {
    const product = await readProduct(db, at, { first, urlId })
    if (product) return open(product, await guardsOfStore(db, at, storeAt(at.shell, first)))
  }
  const found = await readDocument(db, at)
  if (found?.kind === 'store') {
    const store = at.shell.stores.find(({ collection }) => collection.id === found.page.id)
    return open(store && (await readProducts(db, at, store)), guardsOf(found.page))
  }
  if (found) return found
  const name = path === '' ? HOME : path
  const page = path === HOME ? undefined : at.theme.pages.get(name)
  if (page) return open({ kind: 'page', name, page })
  const store = path === '' ? at.shell.stores[0] : storeAt(at.shell, first)
  return store && sign === undefined
    ? open(await readProducts(db, at, store), await guardsOfStore(db, at, store))
    : undefined
}

function open(content: Content | undefined, guards: readonly Guard[] = []): Found | undefined {
  return content && { kind: 'content', content, guards }
}

/** A product is no more open than the page of its shop. */
async function guardsOfStore(
  db: Db,
  { site, shell }: Address,
  store: Store | undefined,
): Promise<readonly Guard[]> {
  const page = store && shell.pages.get(store.collection.id)
  if (!page || page.access === 'everybody') return []
  const [row] = await publishedByIds(db, site.id, { ...documentsIn(shell), ids: [page.id] })
  return row ? guardsOf(asPage(row)) : []
}

/** A shop's address is its page's, in each language; without a page, its own. */
function storeAt({ stores, pages }: Shell, path: string): Store | undefined {
  const page = [...pages.values()].find(
    (one) => one.path === path && one.collection?.type === collectionTypeCodes.products,
  )
  return stores.find(({ collection: { id, urlId } }) => (page ? id === page.id : urlId === path))
}

async function readProducts(
  db: Db,
  { site, shell, query }: Address,
  store: Store,
): Promise<Content | undefined> {
  const { category: named, tag } = query
  const offset = offsetIn(query.offset, MOST_OFFSET)
  const category = named === undefined ? undefined : categoryNamed(store.categories, named)
  if (offset === undefined || (named !== undefined && !category)) return undefined
  const { products, hasNextPage } = await productList(db, site.id, store.collection.id, {
    categoryId: category?.id,
    tag,
    offset,
    limit: PAGE_SIZE,
  })
  if (products.length === 0 && (offset > 0 || tag !== undefined)) return undefined
  const paths = await storePaths(db, { site, shell }, store)
  return { kind: 'list', store, products, category, tag, offset, hasNextPage, paths }
}

async function readProduct(
  db: Db,
  { site, shell }: Address,
  { first, urlId }: { readonly first: string; readonly urlId: string },
): Promise<Content | undefined> {
  const store = storeAt(shell, first)
  if (!store) return undefined
  const at = { collectionUrlId: store.collection.urlId, urlId }
  const [product, paths] = await Promise.all([
    productPage(db, site.id, at),
    storePaths(db, { site, shell }, store),
  ])
  return product && { kind: 'item', store, product, paths }
}
