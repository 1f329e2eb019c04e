import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { version } from '../tables.ts'
import { type VersionRow, versionColumns } from '../version-store.ts'

/** Lists the versions of a document, newest first; `before` is the id of the last one of the previous page. */
export async function listVersions(
  db: Db,
  siteId: string,
  page: {
    readonly documentId: string
    readonly before: string | undefined
    readonly limit: number
  },
): Promise<readonly VersionRow[]> {
  const { documentId, before, limit } = page
  return db
    .select(versionColumns)
    .from(version)
    .where(
      and(
        eq(version.siteId, siteId),
        eq(version.documentId, documentId),
        before === undefined ? undefined : lt(version.id, before),
      ),
    )
    .orderBy(desc(version.id))
    .limit(limit)
}

/**
 * Deletes automatic versions of all sites by age: after a day one per hour is left, after a week one per
 * day, after a month none. The last one of each period stays.
 */
export async function thinVersions(db: Db): Promise<void> {
  await db.execute(sql`
    delete from version old using (
      select site_id, id, row_number() over (
        partition by site_id, document_id, case
          when created_at < now() - interval '30 days' then 'gone'
          when created_at < now() - interval '7 days'
            then to_char(created_at at time zone 'UTC', '"day" YYYY-MM-DD')
          else to_char(created_at at time zone 'UTC', '"hour" YYYY-MM-DD HH24') end
        order by id desc) as place,
        created_at < now() - interval '30 days' as is_gone
      from version where reason = 'auto' and created_at < now() - interval '1 day'
    ) aged
    where old.site_id = aged.site_id and old.id = aged.id and (aged.is_gone or aged.place > 1)
  `)
}
