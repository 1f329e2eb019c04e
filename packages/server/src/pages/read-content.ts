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
  /** Being read: what does not need it is read beside it. */
  readonly shell: Promise<Shell>
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
  const { theme, path } = address
  const name = path === '' ? HOME : path
  const page = path === HOME ? undefined : theme.pages.get(name)
  if (page) return { kind: 'page', name, page }
  const [first = '', sign, urlId, ...rest] = path.split('/')
  if (sign === 'p' && urlId !== undefined && rest.length === 0)
    return readItem(db, address, { collectionUrlId: first, urlId })
  const { stores } = await address.shell
  const store = path === '' ? stores[0] : storeAt(stores, first)
  return store && sign === undefined ? readList(db, address, store) : undefined
}

function storeAt(stores: readonly Store[], urlId: string): Store | undefined {
  return stores.find(({ collection }) => collection.urlId === urlId)
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
  { siteId, shell }: Address,
  at: { readonly collectionUrlId: string; readonly urlId: string },
): Promise<Content | undefined> {
  const [product, { stores }] = await Promise.all([productPage(db, siteId, at), shell])
  const store = storeAt(stores, at.collectionUrlId)
  return product && store && { kind: 'item', store, product }
}
