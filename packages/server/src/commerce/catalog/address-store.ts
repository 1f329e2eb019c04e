import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { idsAmong } from '../../platform/db/id.ts'
import type { Collection } from './product.ts'
import { isInShop, ofItsCollection } from './store.ts'
import { collection, product } from './tables.ts'

/** Where the pages of all products are that visitors see: two parts of an address each. */
export async function productAddresses(
  db: Db,
  siteId: string,
  limit: number,
): Promise<readonly { collectionUrlId: string; urlId: string; updatedAt: Date }[]> {
  return db
    .select({
      collectionUrlId: collection.urlId,
      urlId: product.urlId,
      updatedAt: product.updatedAt,
    })
    .from(product)
    .innerJoin(collection, ofItsCollection)
    .where(
      and(
        eq(product.siteId, siteId),
        isInShop,
        eq(product.visible, true),
        eq(collection.enabled, true),
      ),
    )
    .orderBy(asc(product.displayIndex), asc(product.id))
    .limit(limit)
}

/** What a product's address is made of. */
export interface ProductAddress {
  readonly collection: Pick<Collection, 'id' | 'urlId'>
  readonly urlId: string
}

/** Where some products stand, by id; those that nobody sees are left out. */
export async function productPaths(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductAddress>> {
  const asked = idsAmong(ids)
  if (asked.length === 0) return new Map()
  const rows = await db
    .select({
      id: product.id,
      collectionId: collection.id,
      collectionUrlId: collection.urlId,
      urlId: product.urlId,
    })
    .from(product)
    .innerJoin(collection, ofItsCollection)
    .where(
      and(
        eq(product.siteId, siteId),
        inArray(product.id, [...asked]),
        isInShop,
        eq(product.visible, true),
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
