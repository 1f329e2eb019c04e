import { getTranslate } from '@vitrine/model'
import { findSiteById } from '../../identity/sites/index.ts'
import type { Site } from '../../platform/http/site.ts'
import {
  type EmailPart,
  type EmailSecret,
  type NewEmail,
  type SharedParts,
  toSingleLine,
} from '../../platform/mail/index.ts'
import { findConfirmedEmail } from '../newsletter/index.ts'
import { createUnsubscribeToken, isUnsubscribed, UNSUBSCRIBE_PATH } from '../unsubscribe/index.ts'
import { countLinks } from './clicks.ts'
import { findCampaign } from './store.ts'

/** The kind of the parts that the recipients of a campaign share. */
export const CAMPAIGN_PARTS = 'campaign'
/** The kinds of the unsubscribe links of a campaign, and of a test of it. */
export const CAMPAIGN_UNSUBSCRIBE = 'campaign-unsubscribe'
export const TEST_UNSUBSCRIBE = 'campaign-test-unsubscribe'

type EmailSite = Pick<Site, 'title' | 'language' | 'contactEmail' | 'postalAddress'>

/** Returns the outbox key of the email to a recipient. */
export function getCampaignKey(campaignId: string, subscriberId: string): string {
  return `campaign:${campaignId}:${subscriberId}`
}

/** Creates the email of a campaign to one subscriber. It names its parts, which all recipients share. */
export function createCampaignEmail(
  site: EmailSite,
  { id, subject }: { readonly id: string; readonly subject: string },
  to: { readonly subscriberId: string; readonly email: string; readonly notBefore: Date },
): NewEmail {
  return {
    dedupe: getCampaignKey(id, to.subscriberId),
    recipient: to.email,
    subject,
    language: site.language,
    notBefore: to.notBefore,
    parts: [
      { shared: { kind: CAMPAIGN_PARTS, id } },
      createFooter(site, { kind: CAMPAIGN_UNSUBSCRIBE, id: to.subscriberId }),
    ],
  }
}

/** Creates a test of a campaign. Its unsubscribe link opens the page, and unsubscribes no address. */
export function createTestEmail(
  site: EmailSite,
  campaign: { readonly id: string; readonly subject: string; readonly parts: readonly EmailPart[] },
  to: { readonly dedupe: string; readonly recipient: string },
): NewEmail {
  const { id, subject, parts } = campaign
  return {
    ...to,
    subject: getTranslate(site.language)('emails.campaign.test', { subject }),
    language: site.language,
    parts: [...parts, createFooter(site, { kind: TEST_UNSUBSCRIBE, id })],
  }
}

/** Creates the end of a campaign: the reason of the email, the sender with its addresses, and the unsubscribe link. */
export function createFooter(
  { title, language, contactEmail, postalAddress }: EmailSite,
  secret: { readonly kind: string; readonly id: string },
): EmailPart {
  const translate = getTranslate(language)
  const site = toSingleLine(title)
  const contact = contactEmail === '' ? site : `${site}, ${contactEmail}`
  const reason = translate('emails.campaign.reason', { site })
  // CAN-SPAM and similar laws require the postal address of the sender.
  const address = postalAddress.split('\n').map((line) => line.trim())
  const lines = [reason, contact, ...address].filter((line) => line !== '')
  return {
    unsubscribe: {
      ...secret,
      text: lines.join('\n'),
      label: translate('emails.campaign.unsubscribe'),
    },
  }
}

/** Loads the parts of a campaign; undefined if it was canceled or deleted. */
export const loadCampaignParts: SharedParts = async ({ db, siteId, id }) => {
  const campaign = await findCampaign(db, siteId, id)
  if (!campaign?.parts || campaign.state === 'canceled') return undefined
  const site = campaign.countsClicks ? await findSiteById(db, siteId) : undefined
  return site ? countLinks(site, id, campaign.parts) : campaign.parts
}

/** Makes the link with which a subscriber unsubscribes; undefined once they have, so that the email is not sent. */
export const makeUnsubscribeLink: EmailSecret = async ({ db, siteId, id }) => {
  const site = await findSiteById(db, siteId)
  const email = await findConfirmedEmail(db, siteId, id)
  if (!site || email === undefined || (await isUnsubscribed(db, siteId, email))) return undefined
  return `${UNSUBSCRIBE_PATH}?token=${createUnsubscribeToken(site, email)}`
}

/** Makes the link of a test, which has no token. */
export const makeTestLink: EmailSecret = async () => UNSUBSCRIBE_PATH
