import type { VersionOutcome } from '@vitrine/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'

/** The outcomes of versions by id. */
export type OutcomesById = ReadonlyMap<string, VersionOutcome>

/**
 * Loads what became of versions that were saved to be published, at most those of one page of a list. A version that
 * neither a plan nor a review names was published.
 */
export async function loadVersionOutcomes(
  db: Db,
  siteId: string,
  { documentId, ids }: { readonly documentId: string; readonly ids: readonly string[] },
): Promise<OutcomesById> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; outcome: VersionOutcome }>(sql`
    select v.id, case
      when exists (select from published p
        where p.site_id = v.site_id and p.document_id = v.document_id and p.version_id = v.id)
        or exists (select from publication_entry e
        where e.site_id = v.site_id and e.version_id = v.id)
        then 'published'
      else coalesce(
        (select case s.state when 'pending' then 'scheduled' when 'failed' then 'schedule-failed'
            when 'canceled' then 'schedule-canceled' else 'published' end
          from schedule_entry e
          join schedule s on s.site_id = e.site_id and s.id = e.schedule_id
          where e.site_id = v.site_id and e.document_id = v.document_id and e.version_id = v.id
          order by s.state <> 'pending', s.id desc limit 1),
        (select case r.state when 'open' then 'review-requested' when 'declined' then 'returned'
            when 'withdrawn' then 'review-withdrawn' else 'published' end
          from review_entry e
          join review r on r.site_id = e.site_id and r.id = e.review_id
          where e.site_id = v.site_id and e.document_id = v.document_id and e.version_id = v.id
          order by r.id desc limit 1),
        'published') end as outcome
    from version v
    where v.site_id = ${siteId} and v.document_id = ${documentId} and v.reason = 'publish'
      and v.id in (${sql.join(
        ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})
  `)
  return new Map(rows.map(({ id, outcome }) => [id, outcome]))
}
