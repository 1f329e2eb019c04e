import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { redirect } from './tables.ts'

export type RedirectRow = typeof redirect.$inferSelect
export type NewRedirectRow = Omit<typeof redirect.$inferInsert, 'siteId'>

const byKeys = prepared((db) =>
  db
    .select({ matchKey: redirect.matchKey, target: redirect.target, status: redirect.status })
    .from(redirect)
    .where(
      and(
        eq(redirect.siteId, sql.placeholder('siteId')),
        inArray(redirect.matchKey, [sql.placeholder('key'), sql.placeholder('covering')]),
      ),
    )
    // An exact match before the pattern, whose key is shorter.
    .orderBy(desc(sql`char_length(${redirect.matchKey})`))
    .limit(1)
    .prepare('redirects_by_keys'),
)

/** Finds the redirect of a key, or else of the pattern that matches it, by one index. */
export async function findRedirectByKeys(
  db: Db,
  siteId: string,
  keys: { readonly key: string; readonly covering: string },
): Promise<Pick<RedirectRow, 'matchKey' | 'target' | 'status'> | undefined> {
  const [row] = await byKeys(db).execute({ siteId, ...keys })
  return row
}

/** Locks the redirects of a site until the transaction ends. */
export async function lockRedirects(tx: Db, siteId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`redirects ${siteId}`}, 0))`)
}

/** Loads all redirects of a site, sorted by key. */
export async function loadRedirects(db: Db, siteId: string): Promise<readonly RedirectRow[]> {
  return db.select().from(redirect).where(eq(redirect.siteId, siteId)).orderBy(redirect.matchKey)
}

/** Inserts redirects and replaces those with the same keys. */
export async function upsertRedirects(
  tx: Db,
  siteId: string,
  rows: readonly NewRedirectRow[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH_SIZE)
    await tx
      .insert(redirect)
      .values(rows.slice(start, start + BATCH_SIZE).map((row) => ({ ...row, siteId })))
      .onConflictDoUpdate({
        target: [redirect.siteId, redirect.matchKey],
        set: {
          fromPath: sql`excluded.from_path`,
          target: sql`excluded.target`,
          status: sql`excluded.status`,
          automatic: sql`excluded.automatic`,
        },
      })
}

/** The number of rows of one statement, which can hold some 65,000 values. */
const BATCH_SIZE = 1_000

export async function deleteRedirectAt(tx: Db, siteId: string, matchKey: string): Promise<void> {
  await tx.delete(redirect).where(and(eq(redirect.siteId, siteId), eq(redirect.matchKey, matchKey)))
}

export async function deleteRedirectsAt(
  tx: Db,
  siteId: string,
  matchKeys: readonly string[],
): Promise<void> {
  if (matchKeys.length === 0) return
  await tx
    .delete(redirect)
    .where(and(eq(redirect.siteId, siteId), inArray(redirect.matchKey, [...matchKeys])))
}

/** Deletes the oldest automatic redirects, so that at most `maximum` are left. */
export async function deleteOldestAutomatic(
  tx: Db,
  siteId: string,
  maximum: number,
): Promise<void> {
  await tx.execute(sql`
    delete from redirect where site_id = ${siteId} and id in (
      select id from redirect where site_id = ${siteId} and automatic
      order by created_at desc, id desc offset ${maximum}
    )`)
}

/** Counts the redirects that are not automatic. */
export async function countOwnRedirects(db: Db, siteId: string): Promise<number> {
  const [row] = await db
    .select({ own: count() })
    .from(redirect)
    .where(and(eq(redirect.siteId, siteId), eq(redirect.automatic, false)))
  return row?.own ?? 0
}

export async function findRedirectById(
  db: Db,
  siteId: string,
  id: string,
): Promise<RedirectRow | undefined> {
  const [row] = await db
    .select()
    .from(redirect)
    .where(and(eq(redirect.siteId, siteId), eq(redirect.id, id)))
  return row
}

/** Lists redirects after `cursor`, a key, sorted by key. */
export async function listRedirects(
  db: Db,
  siteId: string,
  page: {
    readonly cursor?: string | undefined
    readonly search?: string | undefined
    readonly limit: number
  },
): Promise<readonly RedirectRow[]> {
  const { cursor, search } = page
  const conditions = [
    eq(redirect.siteId, siteId),
    cursor === undefined ? undefined : gt(redirect.matchKey, cursor),
    search === undefined
      ? undefined
      : sql`strpos(lower(${redirect.fromPath} || ' ' || ${redirect.target}), lower(${search})) > 0`,
  ]
  return db
    .select()
    .from(redirect)
    .where(and(...conditions))
    .orderBy(asc(redirect.matchKey))
    .limit(page.limit)
}

/** Changes the targets of redirects in one statement. */
export async function retargetRedirects(
  tx: Db,
  siteId: string,
  steps: readonly { readonly matchKey: string; readonly target: string }[],
): Promise<void> {
  if (steps.length === 0) return
  await tx.execute(sql`
    update ${redirect} r set target = step.target
    from jsonb_to_recordset(${JSON.stringify(steps.map(({ matchKey, target }) => ({ key: matchKey, target })))}::jsonb)
      step (key text, target text)
    where r.site_id = ${siteId} and r.match_key = step.key`)
}
