import { loadSite } from '../../identity/sites/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { createEmail, deleteUntriedEmails } from '../../platform/mail/index.ts'
import { insertRecipients } from './audience-store.ts'
import { createCampaignEmail, getCampaignKey } from './campaign-email.ts'
import { composeCampaign } from './compose.ts'
import {
  countRecipients,
  listNextRecipients,
  listQueued,
  loadLoad,
  markRecipients,
} from './recipient-store.ts'
import {
  beginSending,
  type CampaignRow,
  endCampaign,
  listDueCampaigns,
  lockDueCampaign,
} from './store.ts'

/** The emails of one campaign that are created within a minute. Others are sent between them. */
const PER_MINUTE = 500
const MINUTE_MS = 60_000
/** While this many emails wait for the mail server, no more are created: a dead server fills no outbox. */
const MAX_WAITING = 1_000

const NO_COUNTS = { recipients: 0, waiting: 0, sent: 0, failed: 0, skipped: 0 }

/**
 * Begins, continues and ends the campaigns of all sites. Has no effect beyond the rate when repeated. One that fails
 * keeps none of the others: its error is thrown at the end.
 */
export async function sendCampaigns(db: Db, url: string): Promise<void> {
  const failures: unknown[] = []
  for (const { siteId, id } of await listDueCampaigns(db))
    await sendCampaign(db, siteId, { id, url }).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** Begins a campaign, or creates its next emails, or ends it: in one transaction, so that a killed process leaves no half. */
export async function sendCampaign(
  db: Db,
  siteId: string,
  { id, url }: { readonly id: string; readonly url: string },
): Promise<void> {
  const site = await loadSite(db, siteId, url)
  if (!site) return
  await transact(db, async (tx) => {
    const campaign = await lockDueCampaign(tx, siteId, id)
    if (!campaign) return
    if (campaign.state === 'scheduled') await begin(tx, site, campaign)
    if (campaign.state !== 'canceled') await createNextEmails(tx, site, campaign)
    await endIfDone(tx, siteId, id)
  })
}

/** Fixes the recipients and the parts of a campaign, with the prices of now. */
async function begin(tx: Db, site: Site, campaign: CampaignRow): Promise<void> {
  const { id } = campaign
  const { parts } = await composeCampaign(tx, site, campaign)
  await insertRecipients(tx, site, campaign)
  await beginSending(tx, site.id, { id, parts })
}

async function createNextEmails(tx: Db, site: Site, campaign: CampaignRow): Promise<void> {
  const campaignId = campaign.id
  const { recent, waiting } = await loadLoad(tx, site.id, campaignId)
  const limit = Math.min(PER_MINUTE - recent, MAX_WAITING - waiting)
  if (limit <= 0) return
  const next = await listNextRecipients(tx, site.id, { campaignId, limit })
  const now = Date.now()
  const queued: string[] = []
  const skipped: string[] = []
  for (const { subscriberId, email } of next) {
    if (email === null) {
      skipped.push(subscriberId)
      continue
    }
    // Emails to buyers and accounts need not wait until a whole batch has left.
    const notBefore = new Date(now + (queued.length * MINUTE_MS) / PER_MINUTE)
    const to = { subscriberId, email, notBefore }
    await createEmail(tx, site.id, createCampaignEmail(site, campaign, to))
    queued.push(subscriberId)
  }
  await markRecipients(tx, site.id, { campaignId, subscriberIds: queued, state: 'queued' })
  await markRecipients(tx, site.id, { campaignId, subscriberIds: skipped, state: 'skipped' })
}

/** Ends a campaign whose emails have all left or failed. */
async function endIfDone(tx: Db, siteId: string, id: string): Promise<void> {
  const counts = (await countRecipients(tx, siteId, [id])).get(id) ?? NO_COUNTS
  if (counts.waiting === 0) await endCampaign(tx, siteId, { id, counts })
}

/** Takes back the emails of a campaign that no process has tried to send. */
export async function withdrawEmails(tx: Db, siteId: string, campaignId: string): Promise<void> {
  const queued = new Map(
    (await listQueued(tx, siteId, campaignId)).map((id) => [getCampaignKey(campaignId, id), id]),
  )
  const withdrawn = await deleteUntriedEmails(tx, siteId, [...queued.keys()])
  const subscriberIds = withdrawn.flatMap((key) => queued.get(key) ?? [])
  await markRecipients(tx, siteId, { campaignId, subscriberIds, state: 'waiting' })
}
