import { z } from 'zod'
import type { Slice } from '../../platform/slice.ts'
import {
  CAMPAIGN_PARTS,
  CAMPAIGN_UNSUBSCRIBE,
  loadCampaignParts,
  makeTestLink,
  makeUnsubscribeLink,
  TEST_UNSUBSCRIBE,
} from './campaign-email.ts'
import { CAMPAIGN_DUE } from './change-state.ts'
import { campaignRoutes } from './routes.ts'
import { sendCampaign, sendCampaigns } from './send.ts'
import { findCampaign } from './store.ts'

const due = z.object({ id: z.uuid() })

export const campaignsSlice: Slice = {
  routes: campaignRoutes,
  jobs: (jobs, { db, url, email }) => {
    // Without a mail server an email would never leave: the campaign waits for one.
    if (!email.transport) return
    jobs.schedule('* * * * *', 'campaigns', () => sendCampaigns(db, url()))
    jobs.onEvent(CAMPAIGN_DUE, ({ db: its, siteId, payload }) =>
      sendCampaign(its, siteId, { id: due.parse(payload).id, url: url() }),
    )
  },
  emailSecrets: {
    [CAMPAIGN_UNSUBSCRIBE]: makeUnsubscribeLink,
    [TEST_UNSUBSCRIBE]: makeTestLink,
  },
  emailSharedParts: { [CAMPAIGN_PARTS]: loadCampaignParts },
  subjects: {
    '/api/studio/campaigns/{id}': async (db, siteId, id) => {
      const campaign = await findCampaign(db, siteId, id)
      return campaign && { name: campaign.subject }
    },
  },
}
