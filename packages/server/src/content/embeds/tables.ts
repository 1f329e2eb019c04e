import type { AnnouncedDate, FeedEntry, ExternalRequest } from '@vitrine/blocks'
import { sql } from 'drizzle-orm'
import {
  doublePrecision,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { notArchived } from '../../platform/db/archiving.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })
const byDefault = sql`default`

export const embed = pgTable(
  'embed',
  {
    siteId: uuid('site_id').notNull(),
    key: text('key').notNull(),
    kind: text('kind').$type<ExternalRequest['kind']>().notNull(),
    url: text('url').notNull(),
    state: text('state').$type<'waiting' | 'read' | 'failed'>().notNull().default(byDefault),
    takenAt: time('taken_at'),
    tries: smallint('tries').notNull().default(byDefault),
    title: text('title').notNull().default(byDefault),
    body: text('body').notNull().default(byDefault),
    author: text('author').notNull().default(byDefault),
    assetId: uuid('asset_id'),
    entries: jsonb('entries').$type<readonly FeedEntry[]>().notNull().default(byDefault),
    dates: jsonb('dates').$type<readonly AnnouncedDate[]>().notNull().default(byDefault),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    failure: text('failure'),
    askedAt: time('asked_at').notNull().default(byDefault),
    readAt: time('read_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.key] })],
)
notArchived(embed, 'computed again')

export const embedUse = pgTable(
  'embed_use',
  {
    siteId: uuid('site_id').notNull(),
    documentId: uuid('document_id').notNull(),
    key: text('key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.documentId, table.key] })],
)
notArchived(embedUse, 'computed again')
