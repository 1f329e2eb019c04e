import type { JsonObject } from '@vitrine/page'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { draft } from './tables.ts'

/** Items with their drafts, again in another collection under new ids. One statement. */
export async function copyInto(
  tx: Db,
  siteId: string,
  to: {
    readonly collectionId: string
    /** From which, and to which id. */
    readonly pairs: readonly (readonly [string, string])[]
    readonly memberId: string | null
  },
): Promise<void> {
  const [from, made] = [to.pairs.map(([id]) => id), to.pairs.map(([, id]) => id)]
  await tx.execute(sql`
    with pair as (
      select * from unnest(${sql.param(from)}::uuid[], ${sql.param(made)}::uuid[]) as pair (of, id)
    ), made as (
      insert into document
        (site_id, id, kind, collection_id, titles, slugs, names, created_by, updated_by)
      select doc.site_id, pair.id, doc.kind, ${to.collectionId}::uuid, doc.titles, doc.slugs, doc.names,
        ${to.memberId}::uuid, ${to.memberId}::uuid
      from pair join document doc on doc.site_id = ${siteId} and doc.id = pair.of
      returning id
    )
    insert into draft (site_id, document_id, body)
    select d.site_id, pair.id, d.body
    from pair join made on made.id = pair.id
      join draft d on d.site_id = ${siteId} and d.document_id = pair.of
  `)
}

/** Of a document that nobody else knows of yet. */
export async function setDraftBody(
  tx: Db,
  siteId: string,
  { documentId, body }: { readonly documentId: string; readonly body: JsonObject },
): Promise<void> {
  await tx
    .update(draft)
    .set({ body })
    .where(and(eq(draft.siteId, siteId), eq(draft.documentId, documentId)))
}
