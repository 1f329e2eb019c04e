import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { campaignClick } from './tables.ts'

/** A link of a campaign, as emails have it. */
export interface ClickedLink {
  readonly campaignId: string
  readonly linkKey: string
  readonly url: string
}

/** Counts that a link was followed, if its campaign is still there. */
export async function countClick(db: Db, siteId: string, link: ClickedLink): Promise<void> {
  const { campaignId, linkKey, url } = link
  await db.execute(sql`
    insert into campaign_click (site_id, campaign_id, link_key, url, clicks)
    select site_id, id, ${linkKey}, ${url}, 1 from campaign
    where site_id = ${siteId} and id = ${campaignId}
    on conflict (site_id, campaign_id, link_key) do update set clicks = campaign_click.clicks + 1`)
}

/** Lists the links of a campaign that were followed, the most followed first. */
export async function listClicks(db: Db, siteId: string, campaignId: string) {
  return db
    .select({ url: campaignClick.url, clicks: campaignClick.clicks })
    .from(campaignClick)
    .where(and(eq(campaignClick.siteId, siteId), eq(campaignClick.campaignId, campaignId)))
    .orderBy(desc(campaignClick.clicks), campaignClick.url)
}
