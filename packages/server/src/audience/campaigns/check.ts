import type { CampaignContent, CampaignIssue } from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { type AudienceSize, countAudience } from './audience-store.ts'
import { composeCampaign, type ComposedCampaign } from './compose.ts'

/** How the server sends emails. */
export interface Delivery {
  readonly sendsEmail: boolean
  /** The sender of sites without a contact address. */
  readonly fallbackSender: string | undefined
}

/** A composed campaign with everything that keeps it from being sent. */
export interface CheckedCampaign extends ComposedCampaign {
  readonly size: AudienceSize
  readonly sender: string | null
}

/** Composes a campaign, and lists what keeps it from being sent: all of it at once. */
export async function checkCampaign(
  db: Db,
  site: Site,
  content: CampaignContent,
  { sendsEmail, fallbackSender }: Delivery,
): Promise<CheckedCampaign> {
  const { parts, issues } = await composeCampaign(db, site, content)
  const { audience } = content
  const size = await countAudience(db, site, audience)
  const needsProduct = audience.purchase === 'product' && audience.productId === null
  const sender = site.contactEmail || (fallbackSender ?? null)
  const more: readonly (CampaignIssue['code'] | false)[] = [
    needsProduct && 'noProduct',
    size.recipients === 0 && !needsProduct && 'noRecipients',
    sendsEmail && sender === null && 'noSender',
    site.postalAddress === '' && 'noPostalAddress',
    !sendsEmail && 'noMailServer',
  ]
  return {
    parts,
    size,
    sender,
    issues: [
      ...issues,
      ...more.flatMap((code) => (code === false ? [] : [{ code, blockId: null }])),
    ],
  }
}
