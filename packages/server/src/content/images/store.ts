import type { FileProcessingState } from '@vitrine/model'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { imageUpload } from './tables.ts'

const uploadColumns = {
  id: imageUpload.id,
  filename: imageUpload.filename,
  state: imageUpload.state,
  imageId: imageUpload.imageId,
  message: imageUpload.message,
  createdAt: imageUpload.createdAt,
}

export interface UploadRow {
  readonly id: string
  readonly filename: string
  readonly state: FileProcessingState
  readonly imageId: string | null
  readonly message: string | null
  readonly createdAt: Date
}

/** Inserts an upload, and deletes those older than a day. */
export async function beginUpload(
  db: Db,
  siteId: string,
  upload: { readonly id: string; readonly filename: string },
): Promise<void> {
  await db
    .delete(imageUpload)
    .where(
      and(eq(imageUpload.siteId, siteId), lt(imageUpload.createdAt, sql`now() - interval '1 day'`)),
    )
  await db.insert(imageUpload).values({ ...upload, siteId, state: 'processing' })
}

export type UploadEnd =
  | { readonly state: 'complete'; readonly imageId: string }
  | { readonly state: 'failed'; readonly code: string; readonly message: string }
  | { readonly state: 'cancelled' }

/** Ends an upload that is still processed; false if it ended already. */
export async function endUpload(
  db: Db,
  siteId: string,
  id: string,
  end: UploadEnd,
): Promise<boolean> {
  const ended = await db
    .update(imageUpload)
    .set(end)
    .where(
      and(
        eq(imageUpload.siteId, siteId),
        eq(imageUpload.id, id),
        eq(imageUpload.state, 'processing'),
      ),
    )
    .returning({ id: imageUpload.id })
  return ended.length > 0
}

export async function findUpload(
  db: Db,
  siteId: string,
  id: string,
): Promise<UploadRow | undefined> {
  const [upload] = await db
    .select(uploadColumns)
    .from(imageUpload)
    .where(and(eq(imageUpload.siteId, siteId), eq(imageUpload.id, id)))
  return upload
}

export async function deleteUpload(db: Db, siteId: string, id: string): Promise<void> {
  await db.delete(imageUpload).where(and(eq(imageUpload.siteId, siteId), eq(imageUpload.id, id)))
}
