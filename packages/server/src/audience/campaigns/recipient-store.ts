import type { CampaignCounts } from '@vitrine/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { isSubscribed } from './audience-store.ts'

/** The key of the email to a recipient `r`. */
const KEY = sql`'campaign:' || r.campaign_id || ':' || r.subscriber_id`

/** The emails `m` of the recipients `r`, as far as they are created. */
const joinEmails = sql`left join mail m on r.state = 'queued' and m.site_id = r.site_id
  and m.dedupe = ${KEY}`

/** A recipient whose email is next. */
export interface NextRecipient extends Record<string, unknown> {
  readonly subscriberId: string
  /** The address; null if the recipient has unsubscribed or was deleted since. */
  readonly email: string | null
}

/** Lists the recipients whose emails are next. */
export async function listNextRecipients(
  tx: Db,
  siteId: string,
  { campaignId, limit }: { readonly campaignId: string; readonly limit: number },
): Promise<readonly NextRecipient[]> {
  const { rows } = await tx.execute<NextRecipient>(sql`
    select r.subscriber_id as "subscriberId", n.email
    from campaign_recipient r left join newsletter_subscriber n
      on n.site_id = r.site_id and n.id = r.subscriber_id and ${isSubscribed}
    where r.site_id = ${siteId} and r.campaign_id = ${campaignId} and r.state = 'waiting'
    order by r.subscriber_id limit ${limit}`)
  return rows
}

/** Records that the emails of recipients are created, or that they get none. */
export async function markRecipients(
  tx: Db,
  siteId: string,
  change: {
    readonly campaignId: string
    readonly subscriberIds: readonly string[]
    readonly state: 'waiting' | 'queued' | 'skipped'
  },
): Promise<void> {
  const { campaignId, subscriberIds, state } = change
  await tx.execute(sql`
    update campaign_recipient set state = ${state},
      queued_at = ${state === 'queued' ? sql`now()` : sql`null`}
    where site_id = ${siteId} and campaign_id = ${campaignId}
      and subscriber_id = any(${sql.param([...subscriberIds])}::uuid[])`)
}

/** Skips the recipients of a canceled campaign whose emails are not created. */
export async function skipWaiting(tx: Db, siteId: string, campaignId: string): Promise<void> {
  await tx.execute(sql`
    update campaign_recipient set state = 'skipped'
    where site_id = ${siteId} and campaign_id = ${campaignId} and state = 'waiting'`)
}

/** The emails of a campaign that limit the next ones. */
export interface Load extends Record<string, unknown> {
  /** The number that were created within the last minute. */
  readonly recent: number
  /** The number that wait for the mail server. */
  readonly waiting: number
}

/** Computes how many emails of a campaign were created just now, and how many wait for the mail server. */
export async function loadLoad(tx: Db, siteId: string, campaignId: string): Promise<Load> {
  const { rows } = await tx.execute<Load>(sql`
    select count(*) filter (where r.queued_at > now() - interval '1 minute')::int as recent,
      count(*) filter (where m.state = 'waiting')::int as waiting
    from campaign_recipient r ${joinEmails}
    where r.site_id = ${siteId} and r.campaign_id = ${campaignId} and r.state = 'queued'`)
  return rows[0] ?? { recent: 0, waiting: 0 }
}

/** Lists the recipients whose emails wait for the mail server. */
export async function listQueued(
  tx: Db,
  siteId: string,
  campaignId: string,
): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select r.subscriber_id as id from campaign_recipient r ${joinEmails}
    where r.site_id = ${siteId} and r.campaign_id = ${campaignId} and m.state = 'waiting'`)
  return rows.map(({ id }) => id)
}

/** Counts the recipients of campaigns by what became of their emails. An email that was erased counts as sent. */
export async function countRecipients(
  db: Db,
  siteId: string,
  campaignIds: readonly string[],
): Promise<ReadonlyMap<string, CampaignCounts>> {
  if (campaignIds.length === 0) return new Map()
  const number = (condition: SQL) => sql`count(*) filter (where ${condition})::int`
  const { rows } = await db.execute<CampaignCounts & { campaignId: string }>(sql`
    select r.campaign_id as "campaignId", count(*)::int as recipients,
      ${number(sql`r.state = 'waiting' or m.state = 'waiting'`)} as waiting,
      ${number(sql`r.state = 'queued' and coalesce(m.state, 'sent') = 'sent'`)} as sent,
      ${number(sql`m.state in ('failed', 'unsent')`)} as failed,
      ${number(sql`r.state = 'skipped' or m.state = 'suppressed'`)} as skipped
    from campaign_recipient r ${joinEmails}
    where r.site_id = ${siteId} and r.campaign_id = any(${sql.param([...campaignIds])}::uuid[])
    group by r.campaign_id`)
  return new Map(rows.map(({ campaignId, ...counts }) => [campaignId, counts]))
}
