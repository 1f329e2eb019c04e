import type { CampaignBlock, CampaignCounts } from '@vitrine/contract'
import type { CampaignAudience } from '@vitrine/model'
import { sql } from 'drizzle-orm'
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { notArchived } from '../../platform/db/archiving.ts'
import type { EmailPart } from '../../platform/mail/index.ts'

export const campaign = pgTable(
  'campaign',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    subject: text('subject').notNull(),
    previewText: text('preview_text').notNull(),
    blocks: jsonb('blocks').notNull().$type<CampaignBlock[]>(),
    audience: jsonb('audience')
      .notNull()
      .default(sql`default`)
      .$type<CampaignAudience>(),
    version: integer('version')
      .notNull()
      .default(sql`default`),
    state: text('state', {
      enum: ['draft', 'scheduled', 'sending', 'paused', 'sent', 'canceled'],
    })
      .notNull()
      .default(sql`default`),
    sendAt: timestamp('send_at', { withTimezone: true }),
    parts: jsonb('parts').$type<EmailPart[]>(),
    counts: jsonb('counts').$type<CampaignCounts>(),
    updatedAt: timestamp('updated_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
    countsClicks: boolean('counts_clicks')
      .notNull()
      .default(sql`default`),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
// A restored site must not send an email again, and the blocks name files and products by ids of the old site.
notArchived(campaign, 'emails')

export const campaignRecipient = pgTable(
  'campaign_recipient',
  {
    siteId: uuid('site_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    subscriberId: uuid('subscriber_id').notNull(),
    state: text('state', { enum: ['waiting', 'queued', 'skipped'] })
      .notNull()
      .default(sql`default`),
    queuedAt: timestamp('queued_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.campaignId, table.subscriberId] })],
)
notArchived(campaignRecipient, 'emails')

/** How often the links of a campaign were followed. It knows nothing about who followed them. */
export const campaignClick = pgTable(
  'campaign_click',
  {
    siteId: uuid('site_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    linkKey: text('link_key').notNull(),
    url: text('url').notNull(),
    clicks: integer('clicks')
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.campaignId, table.linkKey] })],
)
notArchived(campaignClick, 'emails')
