import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { bestOf } from './published-store.ts'
import type { Languages } from './shown-rows-store.ts'
import { published } from './tables.ts'

/** Pages with an address that the members of an area may read, by path. */
export async function pagesOfArea(
  db: Db,
  siteId: string,
  { memberAreaId, ...languages }: Languages & { readonly memberAreaId: string },
): Promise<readonly { readonly id: string; readonly path: string }[]> {
  const rows = await db
    .select({ id: published.documentId, path: published.path })
    .from(published)
    .where(
      and(
        eq(published.siteId, siteId),
        eq(published.kind, 'page'),
        eq(published.access, 'members'),
        isNotNull(published.path),
        sql`${published.card} #> '{access,memberAreaIds}' ? ${memberAreaId}`,
        bestOf(languages),
      ),
    )
    .orderBy(published.path)
  return rows.flatMap(({ id, path }) => (path === null ? [] : [{ id, path }]))
}
