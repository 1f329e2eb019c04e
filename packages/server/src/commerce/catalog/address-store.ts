import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { parseIds } from '../../platform/db/id.ts'
import type { Collection } from './product.ts'
import { isShown } from './status-store.ts'
import { isInShop, joinsCollection } from './store.ts'
import { collection, product } from './tables.ts'
import { titleLocalesJson } from './texts/text-store.ts'

/** Lists the addresses of all visible products, each as two path segments, and the languages that have a title. */
export async function listProductAddresses(
  db: Db,
  siteId: string,
  limit: number,
): Promise<
  readonly {
    readonly collectionUrlId: string
    readonly urlId: string
    readonly updatedAt: Date
    /** The languages in which it has a title, beside that of the site. */
    readonly titleLocales: readonly string[]
  }[]
> {
  return db
    .select({
      collectionUrlId: collection.urlId,
      urlId: product.urlId,
      updatedAt: product.updatedAt,
      titleLocales: titleLocalesJson,
    })
    .from(product)
    .innerJoin(collection, joinsCollection)
    .where(and(eq(product.siteId, siteId), isInShop, isShown, eq(collection.enabled, true)))
    .orderBy(asc(product.displayIndex), asc(product.id))
    .limit(limit)
}

/** The parts of a product's address. */
export interface ProductAddress {
  readonly collection: Pick<Collection, 'id' | 'urlId'>
  readonly urlId: string
}

/** Finds the addresses of products by id; hidden products are omitted. */
export async function findProductAddresses(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductAddress>> {
  const knownIds = parseIds(ids)
  if (knownIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: product.id,
      collectionId: collection.id,
      collectionUrlId: collection.urlId,
      urlId: product.urlId,
    })
    .from(product)
    .innerJoin(collection, joinsCollection)
    .where(
      and(
        eq(product.siteId, siteId),
        inArray(product.id, [...knownIds]),
        isInShop,
        isShown,
        eq(collection.enabled, true),
      ),
    )
  return new Map(
    rows.map(({ id, collectionId, collectionUrlId, urlId }) => [
      id,
      { collection: { id: collectionId, urlId: collectionUrlId }, urlId },
    ]),
  )
}

/** Lists the addresses of products in any state: of one product, or of a collection. */
export async function listStoredAddresses(
  db: Db,
  siteId: string,
  of: { readonly productId: string } | { readonly collectionId: string },
  limit: number,
): Promise<readonly { readonly collectionUrlId: string; readonly urlId: string }[]> {
  const condition =
    'productId' in of ? eq(product.id, of.productId) : eq(product.collectionId, of.collectionId)
  return db
    .select({ collectionUrlId: collection.urlId, urlId: product.urlId })
    .from(product)
    .innerJoin(collection, joinsCollection)
    .where(and(eq(product.siteId, siteId), isInShop, condition))
    .orderBy(asc(product.displayIndex), asc(product.id))
    .limit(limit)
}
