import { and, asc, count, eq, gt, inArray, isNull, lt, min, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { restockSignUp } from './tables.ts'

export type SignUpRow = typeof restockSignUp.$inferSelect

/** Inserts a sign-up. One that waits already stays as it is. */
export async function putSignUp(
  db: Db,
  siteId: string,
  row: Pick<SignUpRow, 'variantId' | 'email' | 'locale' | 'siteUserId'>,
): Promise<void> {
  await db
    .insert(restockSignUp)
    .values({ ...row, siteId, id: newId() })
    .onConflictDoNothing()
}

interface PageOf {
  /** The id after which the page begins; undefined for the first page. */
  readonly after: string | undefined
  readonly limit: number
}

export interface GroupRow {
  readonly variantId: string
  readonly waiting: number
  readonly since: Date | null
}

/** Lists the variants with open sign-ups by id. */
export async function listGroups(
  db: Db,
  siteId: string,
  { after, limit }: PageOf,
): Promise<readonly GroupRow[]> {
  return db
    .select({
      variantId: restockSignUp.variantId,
      waiting: count(),
      since: min(restockSignUp.createdAt),
    })
    .from(restockSignUp)
    .where(
      and(isOpen(siteId), after === undefined ? undefined : gt(restockSignUp.variantId, after)),
    )
    .groupBy(restockSignUp.variantId)
    .orderBy(asc(restockSignUp.variantId))
    .limit(limit)
}

/** Lists the open sign-ups of variants, oldest first: ids are in the order of time. */
export async function listSignUps(
  db: Db,
  siteId: string,
  { variantIds, after, limit }: PageOf & { readonly variantIds: readonly string[] },
): Promise<readonly SignUpRow[]> {
  return db
    .select()
    .from(restockSignUp)
    .where(
      and(
        isOpen(siteId),
        inArray(restockSignUp.variantId, [...variantIds]),
        after === undefined ? undefined : gt(restockSignUp.id, after),
      ),
    )
    .orderBy(asc(restockSignUp.id))
    .limit(limit)
}

/** Locks some open sign-ups of a variant, oldest first; those that another sender has locked are left to it. */
export async function lockSignUps(
  tx: Db,
  siteId: string,
  { variantId, limit }: { readonly variantId: string; readonly limit: number },
): Promise<readonly SignUpRow[]> {
  return tx
    .select()
    .from(restockSignUp)
    .where(and(isOpen(siteId), eq(restockSignUp.variantId, variantId)))
    .orderBy(asc(restockSignUp.id))
    .limit(limit)
    .for('update', { skipLocked: true })
}

/** Ends sign-ups: their emails were created. */
export async function endSignUps(tx: Db, siteId: string, ids: readonly string[]): Promise<void> {
  await tx
    .update(restockSignUp)
    .set({ notifiedAt: sql`now()` })
    .where(and(eq(restockSignUp.siteId, siteId), inArray(restockSignUp.id, [...ids])))
}

export async function findSignUp(
  db: Db,
  siteId: string,
  id: string,
): Promise<SignUpRow | undefined> {
  const [row] = await db
    .select()
    .from(restockSignUp)
    .where(and(eq(restockSignUp.siteId, siteId), eq(restockSignUp.id, id)))
  return row
}

/** Deletes a sign-up; resolves to whether there was one. */
export async function deleteSignUp(db: Db, siteId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(restockSignUp)
    .where(and(eq(restockSignUp.siteId, siteId), eq(restockSignUp.id, id)))
    .returning({ id: restockSignUp.id })
  return rows.length > 0
}

/** Lists the sign-ups of an email address, which is in small letters. */
export async function listSignUpsByEmail(
  db: Db,
  siteId: string,
  email: string,
): Promise<readonly SignUpRow[]> {
  return db
    .select()
    .from(restockSignUp)
    .where(and(eq(restockSignUp.siteId, siteId), eq(restockSignUp.email, email)))
    .orderBy(asc(restockSignUp.id))
}

/** Deletes the sign-ups of an email address, which is in small letters. */
export async function deleteSignUpsByEmail(db: Db, siteId: string, email: string): Promise<void> {
  await db
    .delete(restockSignUp)
    .where(and(eq(restockSignUp.siteId, siteId), eq(restockSignUp.email, email)))
}

/** Deletes the sign-ups of an account. */
export async function deleteSignUpsOfUser(
  db: Db,
  siteId: string,
  siteUserId: string,
): Promise<void> {
  await db
    .delete(restockSignUp)
    .where(and(eq(restockSignUp.siteId, siteId), eq(restockSignUp.siteUserId, siteUserId)))
}

/** Deletes the sign-ups of all sites that had their email a month ago, or have waited for a year. */
export async function deleteOldSignUps(db: Db): Promise<void> {
  await db
    .delete(restockSignUp)
    .where(
      or(
        lt(restockSignUp.notifiedAt, sql`now() - interval '30 days'`),
        lt(restockSignUp.createdAt, sql`now() - interval '1 year'`),
      ),
    )
}

function isOpen(siteId: string) {
  return and(eq(restockSignUp.siteId, siteId), isNull(restockSignUp.notifiedAt))
}
