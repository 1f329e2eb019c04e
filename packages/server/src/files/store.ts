import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
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
}

const byKey = prepared((db) =>
  db
    .select(wholeAsset)
    .from(asset)
    .where(
      and(
        eq(asset.siteId, sql.placeholder('siteId')),
        eq(asset.fileKey, sql.placeholder('fileKey')),
      ),
    )
    .prepare('files_by_key'),
)

export type Asset = Awaited<ReturnType<ReturnType<typeof byKey>['execute']>>[number]

export async function assetByKey(
  db: Db,
  siteId: string,
  fileKey: string,
): Promise<Asset | undefined> {
  const [found] = await byKey(db).execute({ siteId, fileKey })
  return found
}

/** Leaves an asset of the same bytes as it is. */
export async function putAsset(
  db: Db,
  siteId: string,
  row: Omit<typeof asset.$inferInsert, 'siteId'>,
): Promise<void> {
  await db
    .insert(asset)
    .values({ ...row, siteId })
    .onConflictDoNothing({ target: [asset.siteId, asset.fileKey] })
}
