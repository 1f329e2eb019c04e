import {
  addListedProducts,
  type ListOptions,
  type Product,
  listShopProducts,
} from '../../commerce/catalog/index.ts'
import type { PageRendering } from './page-rendering.ts'
import { isPublicCollection, memoizeByOwner, type SiteShell } from '../site-shell/index.ts'

/** The maximum number of cached lists: those that all pages share come early. */
const MAX_CACHED_LISTS = 50

/** The lists of a shell, until stock changes. */
interface ListOwner {
  readonly partPosition: number
}

const owners = new WeakMap<SiteShell, ListOwner>()
const cached = memoizeByOwner<ListOwner, readonly Product[]>(MAX_CACHED_LISTS)

/**
 * Loads products of another collection. They are cached with the shell until stock changes, because every
 * product page shows the same few.
 */
export async function loadProductList(
  { db, context: { site, shell }, getPartPosition }: PageRendering,
  collectionId: string,
  options: ListOptions,
): Promise<readonly Product[]> {
  if (!isPublicCollection(shell, collectionId)) return []
  const owner = findOwner(shell, getPartPosition(site.id))
  const products = await cached(owner, JSON.stringify([collectionId, options]), async () => {
    const found = await listShopProducts(db, site.id, collectionId, options)
    return found.products
  })
  addListedProducts(products)
  return products
}

function findOwner(shell: SiteShell, partPosition: number): ListOwner {
  const known = owners.get(shell)
  if (known?.partPosition === partPosition) return known
  const owner = { partPosition }
  owners.set(shell, owner)
  return owner
}
