import type { Body, changeCampaignState, sendCampaign as sendRoute } from '@vitrine/contract'
import { resolveLocalTime } from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { emitEvent } from '../../platform/jobs/index.ts'
import { holdLists } from '../newsletter/index.ts'
import { checkCampaign, type Delivery } from './check.ts'
import { campaignErrors } from './errors.ts'
import { skipWaiting } from './recipient-store.ts'
import { withdrawEmails } from './send.ts'
import { type CampaignRow, lockCampaign, updateState } from './store.ts'

/** The event that sends a campaign without waiting for the next minute. */
export const CAMPAIGN_DUE = 'campaign.due'

/** Schedules a draft for a time, or for at once. Throws `campaigns.notReady` with every issue. */
export async function scheduleCampaign(
  db: Db,
  site: Site,
  {
    id,
    delivery,
    version,
    sendAt,
  }: Body<typeof sendRoute> & { readonly id: string; readonly delivery: Delivery },
): Promise<CampaignRow> {
  if (!delivery.sendsEmail) throw campaignErrors.noMailServer()
  const at = sendAt === null ? new Date() : await resolveTime(db, site, sendAt)
  return transact(db, async (tx) => {
    const campaign = await lockCampaign(tx, site.id, id)
    if (!campaign) throw campaignErrors.unknown()
    if (campaign.state !== 'draft') throw campaignErrors.notDraft()
    if (campaign.version !== version) throw campaignErrors.conflict()
    // No list of the audience is deleted before the campaign is scheduled.
    const { listIds, excludedListIds } = campaign.audience
    await holdLists(tx, site.id, [...listIds, ...excludedListIds])
    const { issues } = await checkCampaign(tx, site, campaign, delivery)
    if (issues.length > 0)
      throw campaignErrors.notReady({
        errors: Object.fromEntries(
          issues.map(({ code, blockId }) => [blockId === null ? code : `${blockId}.${code}`, code]),
        ),
      })
    const row = await updateState(tx, site.id, { id, state: 'scheduled', sendAt: at })
    await emitDue(tx, site.id, row)
    return row
  })
}

async function resolveTime(db: Db, site: Site, local: string): Promise<Date> {
  // 31 February: neither JavaScript nor the database has such a day.
  const parsed = new Date(`${local}Z`)
  if (Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(local))
    throw campaignErrors.noSuchDay()
  const at = new Date(await resolveLocalTime(db, local, site.timeZone))
  if (at.getTime() <= Date.now()) throw campaignErrors.inPast()
  return at
}

async function emitDue(tx: Db, siteId: string, { id, updatedAt, sendAt }: CampaignRow) {
  const dedupe = `${CAMPAIGN_DUE}:${id}:${updatedAt.getTime()}`
  const runAt = sendAt ?? undefined
  await emitEvent(tx, siteId, { topic: CAMPAIGN_DUE, dedupe, payload: { id }, runAt })
}

type Target = Body<typeof changeCampaignState>['state']

/** The states from which a campaign may change to another. */
const sources: Readonly<Record<Target, readonly CampaignRow['state'][]>> = {
  paused: ['sending'],
  sending: ['paused'],
  canceled: ['sending', 'paused'],
  draft: ['scheduled'],
}

/** Changes the state of a campaign. Throws `campaigns.wrongState`. */
export async function changeState(
  db: Db,
  siteId: string,
  { id, state }: { readonly id: string; readonly state: Target },
): Promise<CampaignRow> {
  return transact(db, async (tx) => {
    const campaign = await lockCampaign(tx, siteId, id)
    if (!campaign) throw campaignErrors.unknown()
    if (!sources[state].includes(campaign.state)) throw campaignErrors.wrongState()
    if (state === 'paused' || state === 'canceled') await withdrawEmails(tx, siteId, id)
    if (state === 'canceled') await skipWaiting(tx, siteId, id)
    const sendAt = state === 'draft' ? null : campaign.sendAt
    const row = await updateState(tx, siteId, { id, state, sendAt })
    if (state === 'sending' || state === 'canceled') await emitDue(tx, siteId, row)
    return row
  })
}
