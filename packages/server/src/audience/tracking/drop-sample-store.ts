import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import type { SampledDrop } from './batch.ts'
import { getReasonCode } from './kinds.ts'
import { DROP_SAMPLE_DAYS } from './retention.ts'

/** The examples of dropped events that a site keeps: the newest. */
const MAX_SAMPLES = 1_000

/** Stores examples of dropped events, and deletes the oldest of sites that have too many. */
export async function insertDropSamples(tx: Db, samples: readonly SampledDrop[]): Promise<void> {
  if (samples.length === 0) return
  const list = (get: (sample: SampledDrop) => unknown) => sql.param(samples.map(get))
  await tx.execute(sql`
    insert into drop_sample (site_id, id, at, reason, call, page, detail)
    select * from unnest(${list(({ siteId }) => siteId)}::uuid[], ${list(() => newId())}::uuid[],
      ${list(({ at }) => new Date(at).toISOString())}::timestamptz[],
      ${list(({ reason }) => getReasonCode(reason))}::smallint[], ${list(({ call }) => call)}::text[],
      ${list(({ page }) => page)}::text[], ${list(({ detail }) => detail)}::text[])`)
  for (const siteId of new Set(samples.map((sample) => sample.siteId)))
    await tx.execute(sql`
      delete from drop_sample where site_id = ${siteId} and id in (
        select id from drop_sample where site_id = ${siteId} order by at desc, id desc offset ${MAX_SAMPLES})`)
}

/** Deletes the examples of dropped events that are older than a week. */
export async function deleteOldDropSamples(db: Db): Promise<void> {
  await db.execute(
    sql`delete from drop_sample where at < now() - make_interval(days => ${DROP_SAMPLE_DAYS})`,
  )
}
