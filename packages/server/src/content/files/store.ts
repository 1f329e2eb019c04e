import { RESUMABLE_BYTES } from '@vitrine/model'
import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { fileUpload } from './tables.ts'

const uploadColumns = {
  id: fileUpload.id,
  filename: fileUpload.filename,
  state: fileUpload.state,
  fileId: fileUpload.fileId,
  message: fileUpload.message,
  createdAt: fileUpload.createdAt,
  byteSize: fileUpload.byteSize,
  description: fileUpload.description,
  replaces: fileUpload.replaces,
  isPrivate: fileUpload.isPrivate,
}

export type UploadRow = Pick<typeof fileUpload.$inferSelect, keyof typeof uploadColumns>

type NewUploadRow = Omit<typeof fileUpload.$inferInsert, 'siteId' | 'createdAt'>

/** Inserts an upload, and deletes those that ended more than a day ago. */
export async function insertUpload(db: Db, siteId: string, upload: NewUploadRow): Promise<void> {
  await db
    .delete(fileUpload)
    .where(
      and(
        eq(fileUpload.siteId, siteId),
        ne(fileUpload.state, 'receiving'),
        lt(fileUpload.createdAt, sql`now() - interval '1 day'`),
      ),
    )
  await db.insert(fileUpload).values({ ...upload, siteId })
}

/** Uploads whose rest will not arrive: large ones may be resumed for a week, others are sent from the start again. */
const isAbandoned = and(
  eq(fileUpload.state, 'receiving'),
  lt(
    fileUpload.createdAt,
    sql`now() - case when ${fileUpload.byteSize} < ${RESUMABLE_BYTES} then interval '1 day' else interval '7 days' end`,
  ),
)

/** Counts the uploads of a site whose parts are still arriving. */
export async function countReceiving(db: Db, siteId: string): Promise<number> {
  return db.$count(
    fileUpload,
    and(
      eq(fileUpload.siteId, siteId),
      eq(fileUpload.state, 'receiving'),
      sql`not (${isAbandoned})`,
    ),
  )
}

/** Begins to process an upload whose parts have arrived; false if it is not receiving any more. */
export async function beginProcessing(db: Db, siteId: string, id: string): Promise<boolean> {
  const begun = await db
    .update(fileUpload)
    .set({ state: 'processing', createdAt: sql`now()` })
    .where(
      and(eq(fileUpload.siteId, siteId), eq(fileUpload.id, id), eq(fileUpload.state, 'receiving')),
    )
    .returning({ id: fileUpload.id })
  return begun.length > 0
}

export type UploadEnd =
  | { readonly state: 'complete'; readonly fileId: string }
  | { readonly state: 'failed'; readonly code: string; readonly message: string }
  | { readonly state: 'cancelled' }

/** Ends an upload that is still received or processed; false if it ended already. */
export async function endUpload(
  db: Db,
  siteId: string,
  id: string,
  end: UploadEnd,
): Promise<boolean> {
  const ended = await db
    .update(fileUpload)
    .set(end)
    .where(
      and(
        eq(fileUpload.siteId, siteId),
        eq(fileUpload.id, id),
        sql`${fileUpload.state} in ('receiving', 'processing')`,
      ),
    )
    .returning({ id: fileUpload.id })
  return ended.length > 0
}

export async function findUpload(
  db: Db,
  siteId: string,
  id: string,
): Promise<UploadRow | undefined> {
  const [upload] = await db
    .select(uploadColumns)
    .from(fileUpload)
    .where(and(eq(fileUpload.siteId, siteId), eq(fileUpload.id, id)))
  return upload
}

export async function deleteUpload(db: Db, siteId: string, id: string): Promise<void> {
  await db.delete(fileUpload).where(and(eq(fileUpload.siteId, siteId), eq(fileUpload.id, id)))
}

/** Deletes the uploads of all sites that were abandoned. */
export async function deleteAbandonedUploads(db: Db): Promise<void> {
  await db.delete(fileUpload).where(isAbandoned)
}

/** Lists the ids of the uploads of all sites whose parts are still needed. */
export async function listNeededUploads(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: fileUpload.id })
    .from(fileUpload)
    .where(sql`${fileUpload.state} in ('receiving', 'processing')`)
  return new Set(rows.map(({ id }) => id))
}
