import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { pageLock } from './tables.ts'

/** The lock of a page or of the whole site. */
export interface Lock {
  /** The page's document, or the site. */
  readonly subjectId: string
  readonly passwordHash: string
  /** Changes with each new password. */
  readonly version: string
  readonly changedAt: Date
}

export async function findLock(
  db: Db,
  siteId: string,
  subjectId: string,
): Promise<Lock | undefined> {
  const [row] = await db
    .select(columns)
    .from(pageLock)
    .where(and(eq(pageLock.siteId, siteId), eq(pageLock.subjectId, subjectId)))
  return row
}

/** Returns whether a page has a password. */
export async function hasPageLock(db: Db, siteId: string, documentId: string): Promise<boolean> {
  return (await findLock(db, siteId, documentId)) !== undefined
}

const columns = {
  subjectId: pageLock.subjectId,
  passwordHash: pageLock.passwordHash,
  version: pageLock.version,
  changedAt: pageLock.changedAt,
}

export async function setLock(
  db: Db,
  siteId: string,
  given: { readonly subjectId: string; readonly passwordHash: string },
): Promise<Date> {
  const { subjectId, passwordHash } = given
  const version = newId()
  const [row] = await db
    .insert(pageLock)
    .values({ siteId, subjectId, passwordHash, version })
    .onConflictDoUpdate({
      target: [pageLock.siteId, pageLock.subjectId],
      set: { passwordHash, version, changedAt: sql`now()` },
    })
    .returning({ changedAt: pageLock.changedAt })
  if (!row) throw new Error('A lock that was set is there')
  return row.changedAt
}

export async function deleteLock(db: Db, siteId: string, subjectId: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(pageLock)
    .where(and(eq(pageLock.siteId, siteId), eq(pageLock.subjectId, subjectId)))
  return rowCount === 1
}
