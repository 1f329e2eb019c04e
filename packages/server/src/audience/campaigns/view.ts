import type { Campaign, CampaignCounts, CampaignSummary } from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import { listClicks } from './click-store.ts'
import { countRecipients } from './recipient-store.ts'
import type { CampaignRow } from './store.ts'

const NO_COUNTS: CampaignCounts = { recipients: 0, waiting: 0, sent: 0, failed: 0, skipped: 0 }

/** Returns campaigns as the list shows them. Ended ones have their numbers; the others are counted. */
export async function toSummaries(
  db: Db,
  siteId: string,
  rows: readonly CampaignRow[],
): Promise<CampaignSummary[]> {
  const open = rows.filter(({ state, counts }) => state !== 'draft' && counts === null)
  const counted = await countRecipients(
    db,
    siteId,
    open.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    subject: row.subject,
    state: row.state,
    sendAt: row.sendAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    counts: row.counts ?? counted.get(row.id) ?? NO_COUNTS,
  }))
}

/** Returns a campaign with its content. */
export async function toCampaign(db: Db, row: CampaignRow): Promise<Campaign> {
  const [summary] = await toSummaries(db, row.siteId, [row])
  if (!summary) throw new Error('A campaign has a summary')
  const { previewText, audience, blocks, version, countsClicks } = row
  const clicks = countsClicks ? await listClicks(db, row.siteId, row.id) : []
  return { ...summary, previewText, audience, blocks, version, countsClicks, clicks }
}
