import { blockTypeCodes } from '@vitrine/model'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'

/** A form block of a published page or item. */
export interface PublishedFormBlock {
  readonly documentId: string
  readonly blockId: string
  /** The name that the owner gave the form; empty without one. */
  readonly name: string
  /** The title and the path of its page; a page without an address has no path. */
  readonly title: string
  readonly path: string | null
}

// Literal, like the condition of the index.
const hasForm = sql.raw(`own.body -> 'blocks' @? '$.*.type ? (@ == ${blockTypeCodes.form})'`)

/** Lists the forms of published pages and items in one language, or else in any, by the title of their page. */
export async function listPublishedForms(
  db: Db,
  siteId: string,
  locale: string,
): Promise<readonly PublishedFormBlock[]> {
  const { rows } = await db.execute<PublishedFormBlock & Record<string, unknown>>(sql`
    select found.* from (
      select distinct on (doc.document_id, block.key)
        doc.document_id as "documentId", block.key as "blockId",
        coalesce(block.value #>> '{data,name}', '') as name, doc.title, doc.path
      from version own
      join published doc on doc.site_id = own.site_id and doc.version_id = own.id
      cross join lateral jsonb_each(own.body -> 'blocks') block
      where own.site_id = ${siteId} and ${hasForm} and doc.kind in ('page', 'item')
        and block.value ->> 'type' = ${String(blockTypeCodes.form)}
      order by doc.document_id, block.key, doc.locale <> ${locale}, doc.locale
    ) found
    order by found.title, found."documentId", found."blockId"
    limit 500`)
  return rows
}
