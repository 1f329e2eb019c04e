import { productList, productPage } from '../catalog/index.ts'
import type { Db } from '../db/db.ts'
import type { Content } from '../render/content.ts'
import type { Shell, Store } from '../render/shell.ts'
import { categoryNamed, PAGE_SIZE } from '../render/store-view.ts'
import type { Theme } from '../render/theme.ts'

/** Everything an address is decided by. */
export interface Address {
  readonly siteId: string
  readonly theme: Theme
  readonly shell: Shell
  /** The path without its first slash: `about`, `shop/p/mug`, nothing for the home page. */
  readonly path: string
  /** Only of these does a query make another page. */
  readonly query: PageQuery
}

export interface PageQuery {
  readonly category?: string
  readonly tag?: string
  readonly offset?: string
}

const HOME = 'home'
const MOST_OFFSET = 1_000_000

/** What stands at an address; undefined when nothing does. */
export async function readContent(db: Db, address: Address): Promise<Content | undefined> {
  const { theme, shell, path } = address
  const name = path === '' ? HOME : path
  const page = path === HOME ? undefined : theme.pages.get(name)
  if (page) return { kind: 'page', name, page }
  const [first = '', sign, slug, ...rest] = path.split('/')
  const store =
    path === ''
      ? shell.stores[0]
      : shell.stores.find(({ collection }) => collection.urlId === first)
  if (!store) return undefined
  if (sign === undefined) return readList(db, address, store)
  if (sign !== 'p' || slug === undefined || rest.length > 0) return undefined
  return readItem(db, address.siteId, store, slug)
}

async function readList(
  db: Db,
  { siteId, query }: Address,
  store: Store,
): Promise<Content | undefined> {
  const { category: named, tag } = query
  const offset = offsetIn(query.offset)
  const category = named === undefined ? undefined : categoryNamed(store.categories, named)
  if (offset === undefined || (named !== undefined && !category)) return undefined
  const { products, hasNextPage } = await productList(db, siteId, store.collection.id, {
    categoryId: category?.id,
    tag,
    offset,
    limit: PAGE_SIZE,
  })
  if (products.length === 0 && (offset > 0 || tag !== undefined)) return undefined
  return { kind: 'list', store, products, category, tag, offset, hasNextPage }
}

/** Undefined for what is no offset: nothing stands there. */
function offsetIn(text = '0'): number | undefined {
  if (!/^\d{1,7}$/.test(text)) return undefined
  const offset = Number(text)
  return offset <= MOST_OFFSET ? offset : undefined
}

async function readItem(
  db: Db,
  siteId: string,
  store: Store,
  urlId: string,
): Promise<Content | undefined> {
  const product = await productPage(db, siteId, { collectionUrlId: store.collection.urlId, urlId })
  return product && { kind: 'item', store, product }
}
