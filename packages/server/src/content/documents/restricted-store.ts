import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

/** A document as an owner knows it. */
export interface NamedDocument {
  readonly id: string
  readonly title: string
}

const MOST_NAMED = 100

/** What is for the members of an area, as it is published or as it stands in its draft; not the trash. */
export async function restrictedTo(
  db: Db,
  siteId: string,
  memberAreaId: string,
): Promise<readonly NamedDocument[]> {
  const names = (body: ReturnType<typeof sql>) =>
    sql`${body} #> '{access,memberAreaIds}' ? ${memberAreaId}`
  const { rows } = await db.execute<{ id: string; title: string | null }>(sql`
    select d.id, (select t.value from jsonb_each_text(d.titles) t order by t.key limit 1) as title
    from document d
    where d.site_id = ${siteId} and d.deleted_at is null and (
      exists (
        select from draft w
        where w.site_id = d.site_id and w.document_id = d.id and ${names(sql`w.body`)})
      or exists (
        select from published p
        join version v on v.site_id = p.site_id and v.id = p.version_id
        where p.site_id = d.site_id and p.document_id = d.id and ${names(sql`v.body`)}))
    order by d.id limit ${MOST_NAMED}`)
  return rows.map(({ id, title }) => ({ id, title: title ?? '' }))
}
