import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { ACCESS_COLLECTION, type Category, type Collection } from './product.ts'
import { category, collection, product } from './tables.ts'

/** Finds the enabled collection at `urlId`. */
export async function findCollection(
  db: Db,
  siteId: string,
  urlId: string,
): Promise<Collection | undefined> {
  const [row] = await db
    .select({
      id: collection.id,
      urlId: collection.urlId,
      title: collection.title,
      description: collection.description,
    })
    .from(collection)
    .where(
      and(eq(collection.siteId, siteId), eq(collection.urlId, urlId), eq(collection.enabled, true)),
    )
  return row
}

/** Lists the enabled collections of a site, oldest first. */
export async function listCollections(db: Db, siteId: string): Promise<readonly Collection[]> {
  return db
    .select({
      id: collection.id,
      urlId: collection.urlId,
      title: collection.title,
      description: collection.description,
    })
    .from(collection)
    .where(
      and(
        eq(collection.siteId, siteId),
        eq(collection.enabled, true),
        ne(collection.urlId, ACCESS_COLLECTION.urlId),
      ),
    )
    .orderBy(asc(collection.id))
}

/** Returns whether a site sells anything: a product, also one whose time is still to come, or access to a member area. */
export async function hasProducts(db: Db, siteId: string): Promise<boolean> {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.siteId, siteId), eq(product.visible, true), eq(product.archived, false)))
    .limit(1)
  return rows.length > 0
}

/** Finds the address of a collection, also of a disabled one. */
export async function findCollectionUrlId(
  db: Db,
  siteId: string,
  id: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ urlId: collection.urlId })
    .from(collection)
    .where(and(eq(collection.siteId, siteId), eq(collection.id, id)))
  return row?.urlId
}

export async function insertCollection(
  db: Db,
  siteId: string,
  row: Omit<typeof collection.$inferInsert, 'siteId'>,
): Promise<void> {
  await db
    .insert(collection)
    .values({ ...row, siteId })
    .onConflictDoNothing({ target: [collection.siteId, collection.urlId] })
}

export async function upsertCollection(
  db: Db,
  siteId: string,
  row: Omit<typeof collection.$inferInsert, 'siteId'> & { readonly id: string },
): Promise<void> {
  const { urlId, title, description } = row
  await db
    .insert(collection)
    .values({ ...row, siteId })
    .onConflictDoUpdate({
      target: [collection.siteId, collection.id],
      set: { urlId, title, description, enabled: true },
    })
}

export async function setCollectionEnabled(
  db: Db,
  siteId: string,
  id: string,
  enabled: boolean,
): Promise<void> {
  await db
    .update(collection)
    .set({ enabled })
    .where(and(eq(collection.siteId, siteId), eq(collection.id, id)))
}

/** Lists the categories of all collections, or of one, in their order; by their names in the site's own language by default. */
export async function listCategories(
  db: Db,
  siteId: string,
  collectionId?: string,
  locale?: string,
): Promise<readonly Category[]> {
  return db
    .select({
      id: category.id,
      collectionId: category.collectionId,
      parentId: category.parentId,
      displayName: locale === undefined ? category.displayName : localizedName(locale),
      ownName: category.displayName,
      urlId: category.urlId,
      displayIndex: category.displayIndex,
    })
    .from(category)
    .where(
      and(
        eq(category.siteId, siteId),
        collectionId === undefined ? undefined : eq(category.collectionId, collectionId),
      ),
    )
    .orderBy(asc(category.displayIndex), asc(category.id))
}

/** Returns the SQL for the name of a category in a language. */
const localizedName = (locale: string) => sql<string>`coalesce((
  select t.display_name from category_text t
  where t.site_id = category.site_id and t.category_id = category.id and t.locale = ${locale}
), ${category.displayName})`
