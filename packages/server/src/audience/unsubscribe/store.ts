import { and, eq, inArray, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newsletterOptOut } from './tables.ts'

/** Records an opt-out; an existing one stays. */
export async function insertOptOut(db: Db, siteId: string, emailHash: Buffer): Promise<void> {
  await db.insert(newsletterOptOut).values({ siteId, emailHash }).onConflictDoNothing()
}

/** Finds when an address opted out; undefined if it did not. */
export async function findOptOutTime(
  db: Db,
  siteId: string,
  emailHash: Buffer,
): Promise<Date | undefined> {
  const [found] = await db
    .select({ at: newsletterOptOut.createdAt })
    .from(newsletterOptOut)
    .where(and(eq(newsletterOptOut.siteId, siteId), eq(newsletterOptOut.emailHash, emailHash)))
  return found?.at
}

export async function deleteOptOutRow(db: Db, siteId: string, emailHash: Buffer): Promise<void> {
  await db
    .delete(newsletterOptOut)
    .where(and(eq(newsletterOptOut.siteId, siteId), eq(newsletterOptOut.emailHash, emailHash)))
}

/** Returns the condition that the address of a row, which is in small letters, has opted out on the site of the row. */
export function isOptedOut(siteId: SQLWrapper, email: SQLWrapper): SQL {
  return sql`exists (select from newsletter_refusal opt_out where opt_out.site_id = ${siteId}
    and opt_out.email_hash = sha256(convert_to(${email}, 'UTF8')))`
}

/** The number of addresses in one query. */
const BATCH = 1_000

/** Returns the recorded digests among the given ones, in hexadecimal. */
export async function listOptOuts(
  db: Db,
  siteId: string,
  digests: readonly Buffer[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (let from = 0; from < digests.length; from += BATCH) {
    const rows = await db
      .select({ emailHash: newsletterOptOut.emailHash })
      .from(newsletterOptOut)
      .where(
        and(
          eq(newsletterOptOut.siteId, siteId),
          inArray(newsletterOptOut.emailHash, digests.slice(from, from + BATCH)),
        ),
      )
    for (const { emailHash } of rows) found.add(emailHash.toString('hex'))
  }
  return found
}
