import { and, desc, eq, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { notFoundPath, redirect } from '../tables.ts'

export type NotFoundRow = typeof notFoundPath.$inferSelect

/** The number of paths of a site that are counted; others are not, until old ones are deleted. */
const MAX_PATHS = 1_000
/** The time after which a path that no one asks for is deleted, in days. */
const LIFETIME_DAYS = 60

/** Counts a request of a path. A new path takes the place of the least requested one if the site has as many as are stored. */
export async function countNotFoundPath(
  db: Db,
  siteId: string,
  { matchKey, path, referrer }: Pick<NotFoundRow, 'matchKey' | 'path' | 'referrer'>,
): Promise<void> {
  await db.execute(sql`
    with counted as (
      update not_found_path set
        hits = hits + 1, last_at = now(), referrer = coalesce(nullif(${referrer}, ''), referrer)
      where site_id = ${siteId} and match_key = ${matchKey} returning 1
    ), replaced as (
      delete from not_found_path where site_id = ${siteId} and match_key = (
          select match_key from not_found_path where site_id = ${siteId} order by hits, last_at limit 1)
        and not exists (select from counted)
        and (select count(*) from not_found_path where site_id = ${siteId}) >= ${MAX_PATHS}
    )
    insert into not_found_path (site_id, match_key, path, referrer)
    select ${siteId}, ${matchKey}, ${path}, ${referrer} where not exists (select from counted)
    on conflict (site_id, match_key) do update set hits = not_found_path.hits + 1, last_at = now()`)
}

/** Lists the paths of a site that have no redirect by now, the most requested first. */
export async function listNotFoundPaths(
  db: Db,
  siteId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly NotFoundRow[]> {
  return db
    .select()
    .from(notFoundPath)
    .where(and(eq(notFoundPath.siteId, siteId), notExists(findRedirects(db))))
    .orderBy(desc(notFoundPath.hits), notFoundPath.matchKey)
    .offset(offset)
    .limit(limit)
}

/** Finds the redirects of a listed path: of the path itself, or of the pattern that matches it. */
function findRedirects(db: Db) {
  const pattern = sql`regexp_replace(${notFoundPath.matchKey}, '[^/]*$', '')`
  return db
    .select({ matchKey: redirect.matchKey })
    .from(redirect)
    .where(
      and(
        eq(redirect.siteId, notFoundPath.siteId),
        sql`${redirect.matchKey} in (${notFoundPath.matchKey}, ${pattern})`,
      ),
    )
}

/** Deletes a path of the list. Resolves to whether it was there. */
export async function deleteNotFoundPath(
  db: Db,
  siteId: string,
  matchKey: string,
): Promise<boolean> {
  const deleted = await db
    .delete(notFoundPath)
    .where(and(eq(notFoundPath.siteId, siteId), eq(notFoundPath.matchKey, matchKey)))
    .returning({ matchKey: notFoundPath.matchKey })
  return deleted.length > 0
}

/** Deletes the paths of all sites that no one asked for in 60 days. */
export async function deleteOldNotFoundPaths(db: Db): Promise<void> {
  await db
    .delete(notFoundPath)
    .where(sql`${notFoundPath.lastAt} < now() - make_interval(days => ${LIFETIME_DAYS})`)
}
