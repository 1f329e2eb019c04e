import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { idsAmong } from '../db/id.ts'
import { prepared } from '../db/prepared.ts'
import { asset } from './tables.ts'

const wholeAsset = {
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
    .select({ ...wholeAsset, originalKey: asset.originalKey })
    .from(asset)
    .where(
      and(
        eq(asset.siteId, sql.placeholder('siteId')),
        eq(asset.fileKey, sql.placeholder('fileKey')),
      ),
    )
    .prepare('files_by_key'),
)

/** An asset, and where the bytes are that were given. */
export type KeptAsset = Awaited<ReturnType<ReturnType<typeof byKey>['execute']>>[number]

export type Asset = Omit<KeptAsset, 'originalKey'>

/** By the key of what is served. */
export async function assetByKey(
  db: Db,
  siteId: string,
  fileKey: string,
): Promise<KeptAsset | undefined> {
  const [found] = await byKey(db).execute({ siteId, fileKey })
  return found
}

/** By the key of what was given. */
export async function assetByOriginal(
  db: Db,
  siteId: string,
  key: string,
): Promise<Asset | undefined> {
  const [found] = await db
    .select(wholeAsset)
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

/** The newest first, from a cursor on. */
export async function newestAssets(
  db: Db,
  siteId: string,
  page: {
    readonly before: { readonly createdAt: Date; readonly id: string } | undefined
    readonly limit: number
  },
): Promise<readonly Asset[]> {
  const { before, limit } = page
  return db
    .select(wholeAsset)
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

/** What an owner says of it; undefined when there is no such asset. */
export async function describeAsset(
  db: Db,
  siteId: string,
  id: string,
  said: Partial<Pick<Asset, 'filename' | 'altText' | 'focalX' | 'focalY'>>,
): Promise<Asset | undefined> {
  const [changed] = await db
    .update(asset)
    .set(said)
    .where(and(eq(asset.siteId, siteId), eq(asset.id, id)))
    .returning(wholeAsset)
  return changed
}

/** Takes the row away; answers the keys of files that it named. */
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

/** Whether any site at all names a file: sites share the bytes of the same picture. */
export async function isFileNamed(db: Db, key: string): Promise<boolean> {
  const found = await db
    .select({ id: asset.id })
    .from(asset)
    .where(or(eq(asset.fileKey, key), eq(asset.originalKey, key)))
    .limit(1)
  return found.length > 0
}

/** Those of the site among them, by id. */
export async function assetsByIds(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Asset>> {
  const asked = idsAmong(ids)
  if (asked.length === 0) return new Map()
  const rows = await db
    .select(wholeAsset)
    .from(asset)
    .where(and(eq(asset.siteId, siteId), inArray(asset.id, [...asked])))
  return new Map(rows.map((row) => [row.id, row]))
}

/** All of a site, by their keys. */
export async function assetsOf(db: Db, siteId: string): Promise<readonly KeptAsset[]> {
  return db
    .select({ ...wholeAsset, originalKey: asset.originalKey })
    .from(asset)
    .where(eq(asset.siteId, siteId))
    .orderBy(asc(asset.fileKey))
}

/** Leaves an asset of the same bytes as it is: false where there is one. */
export async function putAsset(
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
