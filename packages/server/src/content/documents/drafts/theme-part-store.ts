import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'

/** A layout or a component of a theme, with the titles of the documents that name it. */
export interface ThemePartUse extends Record<string, unknown> {
  readonly kind: 'layout' | 'component'
  readonly name: string
  readonly pages: readonly string[]
}

/** Lists the layouts and components that drafts name, except those in the trash, with titles in a language. */
export async function listThemePartUses(
  db: Db,
  siteId: string,
  locale: string,
): Promise<readonly ThemePartUse[]> {
  const { rows } = await db.execute<ThemePartUse>(sql`
    select part.kind, part.name, array_agg(distinct coalesce(
        doc.titles ->> ${locale}, (select min(value) from jsonb_each_text(doc.titles)), '')) as pages
    from document doc join draft d on d.site_id = doc.site_id and d.document_id = doc.id
    cross join lateral (
      select 'layout' as kind, d.body #>> '{settings,layout}' as name
      union all
      select 'component', block.value #>> '{data,definition}'
      from jsonb_each(case jsonb_typeof(d.body -> 'blocks')
        when 'object' then d.body -> 'blocks' else '{}' end) block
    ) part
    where doc.site_id = ${siteId} and doc.deleted_at is null and part.name is not null
    group by part.kind, part.name order by part.kind, part.name
  `)
  return rows
}
