import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/db/db.ts'
import { member } from './tables.ts'

const MAX_SITES = 100

/** Folds an address as its index does: only the letters A to Z lose their case. */
const fold = (email: PgColumn) => sql`lower(${email} collate "C")`

/** Marks the address of a staff member as confirmed. Resolves to false if it is no longer that address. */
export async function confirmEmail(
  db: Db,
  siteId: string,
  memberId: string,
  email: string,
): Promise<boolean> {
  const confirmed = await db
    .update(member)
    .set({ emailConfirmedAt: sql`now()` })
    .where(
      and(
        eq(member.siteId, siteId),
        eq(member.id, memberId),
        eq(fold(member.email), sql`lower(${email}::text collate "C")`),
      ),
    )
    .returning({ id: member.id })
  return confirmed.length > 0
}

/** Returns whether the address of a staff member is confirmed. */
export async function isEmailConfirmed(db: Db, siteId: string, memberId: string): Promise<boolean> {
  const found = await db
    .select({ id: member.id })
    .from(member)
    .where(
      and(eq(member.siteId, siteId), eq(member.id, memberId), isNotNull(member.emailConfirmedAt)),
    )
  return found.length > 0
}

/** Lists the IDs of the other sites with a staff member of the same address, confirmed here and there. */
export async function listOtherSiteIds(
  db: Db,
  siteId: string,
  memberId: string,
): Promise<readonly string[]> {
  const other = alias(member, 'other')
  const rows = await db
    .select({ siteId: other.siteId })
    .from(member)
    .innerJoin(other, and(eq(fold(other.email), fold(member.email)), ne(other.siteId, siteId)))
    .where(
      and(
        eq(member.siteId, siteId),
        eq(member.id, memberId),
        isNotNull(member.emailConfirmedAt),
        isNotNull(other.emailConfirmedAt),
      ),
    )
    .limit(MAX_SITES)
  return rows.map((row) => row.siteId)
}
