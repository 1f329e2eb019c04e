import type { DroppedEvent } from '@vitrine/contract'
import { dropReasons } from '@vitrine/model'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { dropSample } from '../tracking/index.ts'

const MAX_EXAMPLES = 100

/** Loads the newest examples of the events of a site that were not counted. */
export async function loadDroppedEvents(db: Db, siteId: string): Promise<DroppedEvent[]> {
  const rows = await db
    .select()
    .from(dropSample)
    .where(eq(dropSample.siteId, siteId))
    .orderBy(desc(dropSample.at), desc(dropSample.id))
    .limit(MAX_EXAMPLES)
  return rows.flatMap(({ id, at, reason: code, call, page, detail }) => {
    const reason = dropReasons[code]
    return reason === undefined ? [] : [{ id, at: at.toISOString(), reason, call, page, detail }]
  })
}
