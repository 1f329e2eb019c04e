import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { parseIds } from '../db/id.ts'
import { prepared } from '../db/prepared.ts'
import { asset } from './tables.ts'

const assetColumns = {
  id: asset.id,
  fileKey: asset.fileKey,
  filename: asset.filename,
  contentType: asset.contentType,
  byteSize: asset.byteSize,
  width: asset.width,
  height: asset.height,
  colorData: asset.colorData,
  createdAt: asset.createdAt,
  isMoving: asset.isMoving,
  altText: asset.altText,
  focalX: asset.focalX,
  focalY: asset.focalY,
}

const byKey = prepared((db) =>
  db
    .select({ ...assetColumns, originalKey: asset.originalKey })
    .from(asset)
    .where(
      and(
        eq(asset.siteId, sql.placeholder('siteId')),
        eq(asset.fileKey, sql.placeholder('fileKey')),
      ),
    )
    .prepare('files_by_key'),
)

/** An asset with the key of the uploaded file; null if that is the served one. */
export type StoredAsset = Awaited<ReturnType<ReturnType<typeof byKey>['execute']>>[number]

export type Asset = Omit<StoredAsset, 'originalKey'>

/** Finds an asset by the key of its served file. */
export async function findAssetByKey(
  db: Db,
  siteId: string,
  fileKey: string,
): Promise<StoredAsset | undefined> {
  const [found] = await byKey(db).execute({ siteId, fileKey })
  return found
}

/** Finds an asset by the key of its uploaded file. */
export async function findAssetByOriginal(
  db: Db,
  siteId: string,
  key: string,
): Promise<Asset | undefined> {
  const [found] = await db
    .select(assetColumns)
    .from(asset)
    .where(
      and(
        eq(asset.siteId, siteId),
        or(eq(asset.originalKey, key), and(eq(asset.fileKey, key), isNull(asset.originalKey))),
      ),
    )
    .limit(1)
  return found
}

/** Lists assets, newest first, from a cursor on. */
export async function listNewestAssets(
  db: Db,
  siteId: string,
  page: {
    readonly before: { readonly createdAt: Date; readonly id: string } | undefined
    readonly limit: number
  },
): Promise<readonly Asset[]> {
  const { before, limit } = page
  return db
    .select(assetColumns)
    .from(asset)
    .where(
      and(
        eq(asset.siteId, siteId),
        before &&
          sql`(${asset.createdAt}, ${asset.id}) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`,
      ),
    )
    .orderBy(desc(asset.createdAt), desc(asset.id))
    .limit(limit)
}

/** Updates the description of an asset. Returns undefined if there is no such asset. */
export async function updateAsset(
  db: Db,
  siteId: string,
  id: string,
  changes: Partial<Pick<Asset, 'filename' | 'altText' | 'focalX' | 'focalY'>>,
): Promise<Asset | undefined> {
  const [changed] = await db
    .update(asset)
    .set(changes)
    .where(and(eq(asset.siteId, siteId), eq(asset.id, id)))
    .returning(assetColumns)
  return changed
}

/** Deletes the row. Returns the keys of the files that it referenced. */
export async function deleteAsset(
  db: Db,
  siteId: string,
  id: string,
): Promise<readonly string[] | undefined> {
  const [gone] = await db
    .delete(asset)
    .where(and(eq(asset.siteId, siteId), eq(asset.id, id)))
    .returning({ fileKey: asset.fileKey, originalKey: asset.originalKey })
  return gone && [gone.fileKey, ...(gone.originalKey === null ? [] : [gone.originalKey])]
}

/** Returns whether any site references a file: sites share the bytes of equal images. */
export async function isFileReferenced(db: Db, key: string): Promise<boolean> {
  const found = await db
    .select({ id: asset.id })
    .from(asset)
    .where(or(eq(asset.fileKey, key), eq(asset.originalKey, key)))
    .limit(1)
  return found.length > 0
}

/** Loads the assets of the site among the ids. */
export async function loadAssetsByIds(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Asset>> {
  const known = parseIds(ids)
  if (known.length === 0) return new Map()
  const rows = await db
    .select(assetColumns)
    .from(asset)
    .where(and(eq(asset.siteId, siteId), inArray(asset.id, [...known])))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Lists all assets of a site, by key. */
export async function listAssets(db: Db, siteId: string): Promise<readonly StoredAsset[]> {
  return db
    .select({ ...assetColumns, originalKey: asset.originalKey })
    .from(asset)
    .where(eq(asset.siteId, siteId))
    .orderBy(asc(asset.fileKey))
}

/** Inserts an asset. Returns false if the site has one of these bytes already. */
export async function insertAsset(
  db: Db,
  siteId: string,
  row: Omit<typeof asset.$inferInsert, 'siteId'>,
): Promise<boolean> {
  const put = await db
    .insert(asset)
    .values({ ...row, siteId })
    .onConflictDoNothing()
    .returning({ id: asset.id })
  return put.length > 0
}
