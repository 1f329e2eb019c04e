import * as contract from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import { mount } from '../../platform/http/mount.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { createEmail, type EmailPorts } from '../../platform/mail/index.ts'
import { createTestEmail } from './campaign-email.ts'
import { changeState, scheduleCampaign } from './change-state.ts'
import { checkCampaign } from './check.ts'
import { clickPages } from './clicks.ts'
import { assertNamed, composeCampaign } from './compose.ts'
import { assertTexts } from './compose-text.ts'
import { campaignErrors } from './errors.ts'
import { renderPreview } from './preview.ts'
import {
  type CampaignRow,
  deleteCampaign,
  findCampaign,
  insertCampaign,
  listCampaigns,
  lockCampaign,
  updateContent,
} from './store.ts'
import { toCampaign, toSummaries } from './view.ts'

const PER_PAGE = 50
const MAX_CAMPAIGNS = 2_000

/** Mounts the calls on campaigns. */
export function campaignRoutes(http: PageServer, { email }: { readonly email: EmailPorts }): void {
  mount(http, contract.listCampaigns, async ({ db, site, query: { cursor } }) => {
    const rows = await listCampaigns(db, site.id, { before: cursor, limit: PER_PAGE + 1 })
    const page = rows.slice(0, PER_PAGE)
    return {
      campaigns: await toSummaries(db, site.id, page),
      nextPageCursor: rows.length > PER_PAGE ? (page.at(-1)?.id ?? null) : null,
    }
  })

  mount(http, contract.createCampaign, async ({ db, site, body }) => {
    assertTexts(body.blocks)
    await assertNamed(db, site.id, body)
    return create(db, site.id, body)
  })

  mount(http, contract.readCampaign, async ({ db, site, params: { id } }) =>
    toCampaign(db, await load(db, site.id, id)),
  )

  mount(http, contract.saveCampaign, async ({ db, site, params: { id }, body }) => {
    assertTexts(body.blocks)
    await assertNamed(db, site.id, body)
    const saved = await updateContent(db, site.id, { id, ...body })
    if (saved) return toCampaign(db, saved)
    const { state } = await load(db, site.id, id)
    throw state === 'draft' ? campaignErrors.conflict() : campaignErrors.notDraft()
  })

  mount(http, contract.deleteCampaign, async ({ db, site, params: { id } }) =>
    transact(db, async (tx) => {
      const campaign = await lockCampaign(tx, site.id, id)
      if (!campaign) throw campaignErrors.unknown()
      const isIdle = campaign.state === 'draft' || campaign.endedAt !== null
      if (!isIdle) throw campaignErrors.notDeletable()
      await deleteCampaign(tx, site.id, id)
      return {}
    }),
  )

  mountSending(http, email)
  clickPages(http)
}

/** Mounts the calls that copy, show and send a campaign. */
function mountSending(http: PageServer, email: EmailPorts): void {
  const delivery = {
    sendsEmail: email.transport !== undefined,
    fallbackSender: email.transport?.fallbackSender,
  }

  mount(http, contract.duplicateCampaign, async ({ db, site, params: { id } }) => {
    const { subject, previewText, audience, blocks, countsClicks } = await load(db, site.id, id)
    return create(db, site.id, { subject, previewText, audience, blocks, countsClicks })
  })

  mount(http, contract.previewCampaign, async ({ db, site, body }) => {
    assertTexts(body.blocks)
    const { parts, size, ...checked } = await checkCampaign(db, site, body, delivery)
    const { sendsEmail } = delivery
    const { html, text } = await renderPreview(db, site, { subject: body.subject, parts, email })
    return {
      ...checked,
      ...size,
      issues: [...checked.issues],
      html,
      text,
      sendsEmail,
      timeZone: site.timeZone,
    }
  })

  mount(http, contract.testCampaign, async ({ db, site, params: { id }, staffMember }) => {
    if (!delivery.sendsEmail) throw campaignErrors.noMailServer()
    const campaign = await load(db, site.id, id)
    const { parts } = await composeCampaign(db, site, campaign)
    const to = { dedupe: `campaign-test:${id}:${newId()}`, recipient: staffMember.email }
    await createEmail(db, site.id, createTestEmail(site, { ...campaign, parts }, to))
    return { recipient: staffMember.email }
  })

  mount(http, contract.sendCampaign, async ({ db, site, params: { id }, body }) =>
    toCampaign(db, await scheduleCampaign(db, site, { id, delivery, ...body })),
  )

  mount(http, contract.changeCampaignState, async ({ db, site, params: { id }, body }) =>
    toCampaign(db, await changeState(db, site.id, { id, ...body })),
  )
}

async function load(db: Db, siteId: string, id: string): Promise<CampaignRow> {
  const campaign = await findCampaign(db, siteId, id)
  if (!campaign) throw campaignErrors.unknown()
  return campaign
}

async function create(db: Db, siteId: string, content: contract.CampaignContent) {
  const created = await insertCampaign(db, siteId, content, MAX_CAMPAIGNS)
  if (!created) throw campaignErrors.tooMany()
  return toCampaign(db, created)
}
