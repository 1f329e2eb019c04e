import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { privateFile } from './tables.ts'

/** A file that no public URL leads to. */
export interface PrivateFile {
  readonly id: string
  readonly fileKey: string
  readonly filename: string
  readonly contentType: string
  readonly byteSize: number
  readonly createdAt: Date
}

const columns = {
  id: privateFile.id,
  fileKey: privateFile.fileKey,
  filename: privateFile.filename,
  contentType: privateFile.contentType,
  byteSize: privateFile.byteSize,
  createdAt: privateFile.createdAt,
}

/** Inserts a private file, unless the site has one with its id. */
export async function insertPrivateFile(
  db: Db,
  siteId: string,
  row: Omit<PrivateFile, 'createdAt'> & { readonly createdAt?: Date },
): Promise<void> {
  await db
    .insert(privateFile)
    .values({ ...row, siteId })
    .onConflictDoNothing()
}

export async function findPrivateFile(
  db: Db,
  siteId: string,
  id: string,
): Promise<PrivateFile | undefined> {
  const [row] = await db
    .select(columns)
    .from(privateFile)
    .where(and(eq(privateFile.siteId, siteId), eq(privateFile.id, id)))
  return row
}

/** Lists the private files of a site, by id. */
export async function listPrivateFiles(db: Db, siteId: string): Promise<readonly PrivateFile[]> {
  return db
    .select(columns)
    .from(privateFile)
    .where(eq(privateFile.siteId, siteId))
    .orderBy(asc(privateFile.id))
}

/** Deletes a private file and returns the key of its bytes; undefined if there is none. */
export async function deletePrivateFile(
  db: Db,
  siteId: string,
  id: string,
): Promise<string | undefined> {
  const [row] = await db
    .delete(privateFile)
    .where(and(eq(privateFile.siteId, siteId), eq(privateFile.id, id)))
    .returning({ fileKey: privateFile.fileKey })
  return row?.fileKey
}

/** Returns whether a private file of any site has these bytes. */
export async function isPrivateFileKey(db: Db, key: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from private_file where file_key = ${key} limit 1`)
  return rows.length > 0
}
