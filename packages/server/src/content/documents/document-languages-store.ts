import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

/** A language that a draft is written in. */
export interface DocumentLanguage {
  readonly locale: string
  /** The title in this language; empty for documents without titles. */
  readonly title: string
  readonly publishedRev: number | null
  readonly path: string | null
}

/**
 * Selects the languages that the document `doc` is written in. One without titles, such as the menus, is in the first
 * language only.
 */
export function selectLanguages(tags: readonly string[]): SQL {
  return sql`
    select tag.tag as locale, coalesce(doc.titles ->> tag.tag, '') as title,
      lp.rev as "publishedRev", lp.path
    from unnest(${sql.param([...tags])}::text[]) with ordinality as tag (tag, place)
      left join published lp
        on lp.site_id = doc.site_id and lp.document_id = doc.id and lp.locale = tag.tag
    where doc.titles ? tag.tag or (doc.titles = '{}' and tag.place = 1)
    order by tag.place`
}

type Row = { readonly id: string; readonly languages: readonly DocumentLanguage[] }

/** Loads the languages that documents are written in; `tags` are those of the site, its own first. */
export async function loadDocumentLanguages(
  db: Db,
  siteId: string,
  { ids, tags }: { readonly ids: readonly string[]; readonly tags: readonly string[] },
): Promise<ReadonlyMap<string, readonly DocumentLanguage[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select doc.id, (select coalesce(json_agg(own), '[]') from (${selectLanguages(tags)}) own) as languages
    from document doc
    where doc.site_id = ${siteId} and doc.id = any(${sql.param([...ids])}::uuid[])
  `)
  return new Map(rows.map(({ id, languages }) => [id, languages]))
}
