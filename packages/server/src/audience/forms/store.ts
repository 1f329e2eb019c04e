import { and, eq, gt, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { formSubmission } from './tables.ts'

export type NewSubmission = Omit<typeof formSubmission.$inferInsert, 'siteId'>

export async function insertSubmission(tx: Db, siteId: string, row: NewSubmission): Promise<void> {
  await tx.insert(formSubmission).values({ ...row, siteId })
}

/** Serializes identical submissions: two at once count as one. */
export async function lockRepeats(tx: Db, siteId: string, digest: Buffer): Promise<void> {
  const key = `form ${siteId} ${digest.toString('hex')}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

/** Finds the digest of the submission with this form key; undefined if there is none. */
export async function findDigestByKey(
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

/**
 * Returns whether the same values came from the same address a moment ago: a form without scripts
 * has no key.
 */
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

/** Deletes the submissions of an account; resolves to their ids. */
export async function deleteSubmissionsBySiteUser(
  tx: Db,
  siteId: string,
  siteUserId: string,
): Promise<readonly string[]> {
  const gone = await tx
    .delete(formSubmission)
    .where(and(eq(formSubmission.siteId, siteId), eq(formSubmission.siteUserId, siteUserId)))
    .returning({ id: formSubmission.id })
  return gone.map(({ id }) => id)
}

/** Returns the condition that an answer of a submission is an email address, which is in small letters. */
function hasAnswer(siteId: string, email: string) {
  const answer = sql`position(to_json(${email}::text)::text in lower(${formSubmission.answers}::text)) > 0`
  return and(eq(formSubmission.siteId, siteId), answer)
}

/** Deletes the submissions with an email address; resolves to their ids. */
export async function deleteSubmissionsByEmail(
  tx: Db,
  siteId: string,
  email: string,
): Promise<readonly string[]> {
  const gone = await tx
    .delete(formSubmission)
    .where(hasAnswer(siteId, email))
    .returning({ id: formSubmission.id })
  return gone.map(({ id }) => id)
}

/** Lists the submissions with an email address, for the person whose address it is. */
export async function listSubmissionsByEmail(db: Db, siteId: string, email: string) {
  const { id, formName, pageTitle, answers, disclaimer, createdAt } = formSubmission
  return db
    .select({ id, formName, pageTitle, answers, disclaimer, createdAt })
    .from(formSubmission)
    .where(hasAnswer(siteId, email))
    .orderBy(formSubmission.createdAt)
}

/** Deletes the expired submissions of all sites, and spam older than a month; resolves to their ids. */
export async function takeExpired(
  tx: Db,
): Promise<readonly { readonly siteId: string; readonly id: string }[]> {
  const old = sql`now() - interval '30 days'`
  return tx
    .delete(formSubmission)
    .where(
      or(
        lt(formSubmission.expiresAt, sql`now()`),
        and(eq(formSubmission.status, 'spam'), lt(formSubmission.createdAt, old)),
      ),
    )
    .returning({ siteId: formSubmission.siteId, id: formSubmission.id })
}

/** Deletes the digests of network addresses that are no longer needed, on all sites. */
export async function deleteAddressDigests(db: Db): Promise<void> {
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
