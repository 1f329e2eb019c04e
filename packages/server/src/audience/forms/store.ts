import { and, eq, gt, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { formSubmission } from './tables.ts'

export type NewSubmission = Omit<typeof formSubmission.$inferInsert, 'siteId'>

export async function insertSubmission(tx: Db, siteId: string, row: NewSubmission): Promise<void> {
  await tx.insert(formSubmission).values({ ...row, siteId })
}

/** The same is asked for in turn: two at once are one. */
export async function lockRepeats(tx: Db, siteId: string, digest: Buffer): Promise<void> {
  const key = `form ${siteId} ${digest.toString('hex')}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

/** The digest of what was sent with this key; undefined while nothing was. */
export async function sentWithKey(
  tx: Db,
  siteId: string,
  keyDigest: Buffer,
): Promise<Buffer | undefined> {
  const [row] = await tx
    .select({ bodyDigest: formSubmission.bodyDigest })
    .from(formSubmission)
    .where(and(eq(formSubmission.siteId, siteId), eq(formSubmission.keyDigest, keyDigest)))
  return row?.bodyDigest
}

/** Whether the same was sent from the same address a moment ago: a form without a script has no key. */
export async function isJustSent(
  tx: Db,
  siteId: string,
  { bodyDigest, ipDigest }: { readonly bodyDigest: Buffer; readonly ipDigest: Buffer },
): Promise<boolean> {
  const rows = await tx
    .select({ id: formSubmission.id })
    .from(formSubmission)
    .where(
      and(
        eq(formSubmission.siteId, siteId),
        eq(formSubmission.bodyDigest, bodyDigest),
        eq(formSubmission.ipDigest, ipDigest),
        gt(formSubmission.createdAt, sql`now() - interval '10 minutes'`),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** What a visitor sent goes with their account; resolves to the letters that told of it. */
export async function eraseSubmissionsOf(
  tx: Db,
  siteId: string,
  siteUserId: string,
): Promise<readonly { readonly id: string; readonly told: string | null }[]> {
  return tx
    .delete(formSubmission)
    .where(and(eq(formSubmission.siteId, siteId), eq(formSubmission.siteUserId, siteUserId)))
    .returning({ id: formSubmission.id, told: formSubmission.told })
}

/** Of all sites: what its owner keeps no longer, and spam of a month ago, each with who was told. */
export async function takeExpired(
  tx: Db,
): Promise<
  readonly { readonly siteId: string; readonly id: string; readonly told: string | null }[]
> {
  const old = sql`now() - interval '30 days'`
  return tx
    .delete(formSubmission)
    .where(
      or(
        lt(formSubmission.expiresAt, sql`now()`),
        and(eq(formSubmission.status, 'spam'), lt(formSubmission.createdAt, old)),
      ),
    )
    .returning({ siteId: formSubmission.siteId, id: formSubmission.id, told: formSubmission.told })
}

/** Of all sites: what only served to know repeats again. */
export async function forgetAddresses(db: Db): Promise<void> {
  await db
    .update(formSubmission)
    .set({ ipDigest: null })
    .where(
      and(
        isNotNull(formSubmission.ipDigest),
        lt(formSubmission.createdAt, sql`now() - interval '30 days'`),
      ),
    )
}
