import { and, desc, eq, lt } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { newId } from '../db/id.ts'
import { emailSuppression } from './tables.ts'

/** Suppresses an address: no email is sent to it until staff remove it from the list. */
export async function insertSuppression(
  db: Db,
  siteId: string,
  { email, reason }: { readonly email: string; readonly reason: string },
): Promise<void> {
  const row = { siteId, id: newId(), email: email.toLowerCase(), reason: reason.slice(0, 1_000) }
  await db.insert(emailSuppression).values(row).onConflictDoNothing()
}

/** Finds why an address is suppressed; undefined if it is not. */
export async function findSuppression(
  db: Db,
  siteId: string,
  email: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ reason: emailSuppression.reason })
    .from(emailSuppression)
    .where(
      and(eq(emailSuppression.siteId, siteId), eq(emailSuppression.email, email.toLowerCase())),
    )
  return row?.reason
}

/** Lists suppressed addresses, newest first; `before` is the ID of the last one already listed. */
export async function listSuppressions(
  db: Db,
  siteId: string,
  page: { readonly before: string | undefined; readonly limit: number },
) {
  const { id, email, reason, createdAt } = emailSuppression
  return db
    .select({ id, email, reason, createdAt })
    .from(emailSuppression)
    .where(
      and(
        eq(emailSuppression.siteId, siteId),
        page.before === undefined ? undefined : lt(emailSuppression.id, page.before),
      ),
    )
    .orderBy(desc(emailSuppression.id))
    .limit(page.limit)
}

/** Removes an address from the list. Returns false if it was not there. */
export async function deleteSuppression(db: Db, siteId: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(emailSuppression)
    .where(and(eq(emailSuppression.siteId, siteId), eq(emailSuppression.id, id)))
    .returning({ id: emailSuppression.id })
  return removed.length > 0
}

/** Removes an address from the list, if it is there. */
export async function deleteSuppressionByEmail(
  db: Db,
  siteId: string,
  email: string,
): Promise<void> {
  await db
    .delete(emailSuppression)
    .where(
      and(eq(emailSuppression.siteId, siteId), eq(emailSuppression.email, email.toLowerCase())),
    )
}
