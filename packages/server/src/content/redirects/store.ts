import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { redirect } from './tables.ts'

export type RedirectRow = typeof redirect.$inferSelect
export type NewRow = Omit<typeof redirect.$inferInsert, 'siteId'>

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
    // The address itself goes before the pattern that covers it, which is shorter.
    .orderBy(desc(sql`char_length(${redirect.matchKey})`))
    .limit(1)
    .prepare('redirects_by_keys'),
)

/** What leads on from one of two keys. One statement on one index. */
export async function redirectAt(
  db: Db,
  siteId: string,
  keys: { readonly key: string; readonly covering: string },
): Promise<Pick<RedirectRow, 'matchKey' | 'target' | 'status'> | undefined> {
  const [row] = await byKeys(db).execute({ siteId, ...keys })
  return row
}

/** Until the transaction ends, nobody else changes the redirects of this site. */
export async function lockRedirects(tx: Db, siteId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`redirects ${siteId}`}, 0))`)
}

export async function everyRedirect(db: Db, siteId: string): Promise<readonly RedirectRow[]> {
  return db.select().from(redirect).where(eq(redirect.siteId, siteId)).orderBy(redirect.matchKey)
}

/** Puts them there, in place of those that lead on from the same addresses. */
export async function putRedirects(tx: Db, siteId: string, rows: readonly NewRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await tx
      .insert(redirect)
      .values(rows.slice(at, at + AT_ONCE).map((row) => ({ ...row, siteId })))
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

/** A statement has room for some 65,000 values. */
const AT_ONCE = 1_000

export async function deleteAt(tx: Db, siteId: string, matchKey: string): Promise<void> {
  await tx.delete(redirect).where(and(eq(redirect.siteId, siteId), eq(redirect.matchKey, matchKey)))
}

export async function deleteAll(
  tx: Db,
  siteId: string,
  matchKeys: readonly string[],
): Promise<void> {
  if (matchKeys.length === 0) return
  await tx
    .delete(redirect)
    .where(and(eq(redirect.siteId, siteId), inArray(redirect.matchKey, [...matchKeys])))
}

/** Lets the oldest go of those that nobody asked for, so that no more than `most` stay. */
export async function forgetOldAutomatic(tx: Db, siteId: string, most: number): Promise<void> {
  await tx.execute(sql`
    delete from redirect where site_id = ${siteId} and id in (
      select id from redirect where site_id = ${siteId} and automatic
      order by created_at desc, id desc offset ${most}
    )`)
}

export async function countOwn(db: Db, siteId: string): Promise<number> {
  const [row] = await db
    .select({ own: count() })
    .from(redirect)
    .where(and(eq(redirect.siteId, siteId), eq(redirect.automatic, false)))
  return row?.own ?? 0
}

export async function redirectById(
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

/** Those behind `cursor`, a key, in the order of the keys. */
export async function redirectsFrom(
  db: Db,
  siteId: string,
  page: {
    readonly cursor?: string | undefined
    readonly search?: string | undefined
    readonly limit: number
  },
): Promise<readonly RedirectRow[]> {
  const { cursor, search } = page
  const wanted = [
    eq(redirect.siteId, siteId),
    cursor === undefined ? undefined : gt(redirect.matchKey, cursor),
    search === undefined
      ? undefined
      : sql`strpos(lower(${redirect.fromPath} || ' ' || ${redirect.target}), lower(${search})) > 0`,
  ]
  return db
    .select()
    .from(redirect)
    .where(and(...wanted))
    .orderBy(asc(redirect.matchKey))
    .limit(page.limit)
}

export async function retargetAt(
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
