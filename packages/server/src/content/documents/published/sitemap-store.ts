import { README_PAGE } from '@vitrine/model'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'

/** A page or an item in one language, as listed for search engines. */
export interface SitemapEntry extends Record<string, unknown> {
  readonly documentId: string
  readonly locale: string
  /** The path without a leading slash and without the prefix of the language. */
  readonly path: string
  readonly publishedAt: Date
}

/**
 * Loads the public and indexable pages and items. An item is listed only if its page is; if that is not
 * published in the item's language, its version in `fallback` decides.
 */
export async function loadSitemapEntries(
  db: Db,
  siteId: string,
  fallback: string,
): Promise<readonly SitemapEntry[]> {
  const { rows } = await db.execute<SitemapEntry & { readonly at: number }>(sql`
    select h.document_id as "documentId", h.locale, h.path,
      (extract(epoch from h.published_at) * 1000)::float8 as at
    from published h
    where h.site_id = ${siteId} and h.kind in ('page', 'item') and h.path is not null
      and h.path <> ${README_PAGE} and not h.hidden and not h.noindex and h.access = 'everybody'
      and coalesce(h.card #>> '{collection,folder,isIndex}', 'true') = 'true'
      and (h.kind = 'page' or (
        select not p.hidden and not p.noindex and p.access = 'everybody'
        from published p
        where p.site_id = h.site_id and p.document_id = h.collection_id
          and p.locale in (h.locale, ${fallback})
        order by p.locale <> h.locale limit 1))
    order by h.path, h.locale
  `)
  return rows.map(({ at, ...row }) => ({ ...row, publishedAt: new Date(at) }))
}
