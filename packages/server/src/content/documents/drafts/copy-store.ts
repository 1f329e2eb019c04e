import type { JsonObject } from '@vitrine/page'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { draft } from '../tables.ts'

/** Copies items with their drafts into another collection, in one statement. */
export async function copyItems(
  tx: Db,
  siteId: string,
  input: {
    readonly collectionId: string
    /** Pairs of the original id and the id of the copy. */
    readonly pairs: readonly (readonly [string, string])[]
    readonly memberId: string | null
  },
): Promise<void> {
  const [originals, copies] = [input.pairs.map(([id]) => id), input.pairs.map(([, id]) => id)]
  await tx.execute(sql`
    with pair as (
      select * from unnest(${sql.param(originals)}::uuid[], ${sql.param(copies)}::uuid[]) as pair (of, id)
    ), made as (
      insert into document
        (site_id, id, kind, collection_id, titles, slugs, names, created_by, updated_by)
      select doc.site_id, pair.id, doc.kind, ${input.collectionId}::uuid, doc.titles, doc.slugs, doc.names,
        ${input.memberId}::uuid, ${input.memberId}::uuid
      from pair join document doc on doc.site_id = ${siteId} and doc.id = pair.of
      returning id
    )
    insert into draft (site_id, document_id, body)
    select d.site_id, pair.id, d.body
    from pair join made on made.id = pair.id
      join draft d on d.site_id = ${siteId} and d.document_id = pair.of
  `)
}

/** Sets the draft of a document that was created in this transaction, without a change set. */
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
