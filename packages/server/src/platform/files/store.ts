import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { parseIds } from '../db/id.ts'
import { prepared } from '../db/prepared.ts'
import { asset } from './tables.ts'

export const assetColumns = {
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
  isDecorative: asset.isDecorative,
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

/** An asset that is an image. */
export type ImageAsset = Asset & { readonly width: number; readonly height: number }

export function isImage<A extends Pick<Asset, 'width' | 'height'>>(
  asset: A,
): asset is A & { readonly width: number; readonly height: number } {
  return asset.width !== null && asset.height !== null
}

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

/** Updates an asset. Returns undefined if there is no such asset. */
export async function updateAsset(
  db: Db,
  siteId: string,
  id: string,
  changes: Partial<NewAsset>,
): Promise<Asset | undefined> {
  const [changed] = await db
    .update(asset)
    .set(changes)
    .where(and(eq(asset.siteId, siteId), eq(asset.id, id)))
    .returning(assetColumns)
  return changed
}

/** Finds the keys of the files of an asset. */
export async function findAssetKeys(
  db: Db,
  siteId: string,
  id: string,
): Promise<readonly string[] | undefined> {
  const [found] = await db
    .select({ fileKey: asset.fileKey, originalKey: asset.originalKey })
    .from(asset)
    .where(and(eq(asset.siteId, siteId), eq(asset.id, id)))
  return found && [found.fileKey, ...(found.originalKey === null ? [] : [found.originalKey])]
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

/** Loads the images of the site among the ids. */
export async function loadImagesByIds(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ImageAsset>> {
  const assets = await loadAssetsByIds(db, siteId, ids)
  return new Map([...assets.values()].filter(isImage).map((image) => [image.id, image]))
}

/** Lists all assets of a site, by key. */
export async function listAssets(db: Db, siteId: string): Promise<readonly StoredAsset[]> {
  return db
    .select({ ...assetColumns, originalKey: asset.originalKey })
    .from(asset)
    .where(eq(asset.siteId, siteId))
    .orderBy(asc(asset.fileKey))
}

/** The columns of an asset that is not inserted yet. */
export type NewAsset = Omit<typeof asset.$inferInsert, 'siteId' | 'id'>

/** Inserts an asset. Returns false if the site has one of these bytes already. */
export async function insertAsset(
  db: Db,
  siteId: string,
  row: NewAsset & { readonly id: string },
): Promise<boolean> {
  const put = await db
    .insert(asset)
    .values({ ...row, siteId })
    .onConflictDoNothing()
    .returning({ id: asset.id })
  return put.length > 0
}

/**
 * Locks files until the transaction ends: no other process adds or deletes the last asset of their bytes, which
 * sites share.
 */
export async function lockFiles(tx: Db, keys: readonly string[]): Promise<void> {
  // In one order, so that no two processes wait for each other.
  for (const key of keys.toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`file ${key}`}, 0))`)
}
