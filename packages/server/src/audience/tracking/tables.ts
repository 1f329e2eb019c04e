import type { CookiePolicy } from '@vitrine/model'
import {
  bigint,
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { notArchived } from '../../platform/db/archiving.ts'
import { bytea } from '../../platform/db/columns.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })
const FIGURES = 'figures of visitors'

export const visitorSalt = pgTable(
  'visitor_salt',
  {
    siteId: uuid('site_id').notNull(),
    day: date('day').notNull(),
    salt: bytea('salt').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.day] })],
)
notArchived(visitorSalt, FIGURES)

export const trackedText = pgTable(
  'tracked_text',
  {
    siteId: uuid('site_id').notNull(),
    kind: smallint('kind').notNull(),
    number: integer('number').notNull(),
    content: text('content').notNull(),
    addedOn: date('added_on').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.kind, table.number] })],
)
notArchived(trackedText, FIGURES)

export const hit = pgTable('hit', {
  siteId: uuid('site_id').notNull(),
  at: time('at').notNull(),
  visitor: bigint('visitor', { mode: 'bigint' }).notNull(),
  visit: bigint('visit', { mode: 'bigint' }).notNull(),
  kind: smallint('kind').notNull(),
  path: integer('path').notNull(),
  item: integer('item').notNull(),
  amount: integer('amount'),
})
notArchived(hit, FIGURES)

export const visit = pgTable(
  'visit',
  {
    siteId: uuid('site_id').notNull(),
    visit: bigint('visit', { mode: 'bigint' }).notNull(),
    visitor: bigint('visitor', { mode: 'bigint' }).notNull(),
    consented: boolean('consented').notNull(),
    returningVisitor: boolean('returning_visitor').notNull(),
    startedAt: time('started_at').notNull(),
    endedAt: time('ended_at').notNull(),
    views: integer('views').notNull(),
    steps: smallint('steps').notNull(),
    entry: integer('entry').notNull(),
    exit: integer('exit').notNull(),
    referrer: integer('referrer').notNull(),
    channel: smallint('channel').notNull(),
    campaign: integer('campaign').notNull(),
    device: smallint('device').notNull(),
    browser: integer('browser').notNull(),
    system: integer('system').notNull(),
    language: integer('language').notNull(),
    country: integer('country').notNull(),
    orderId: uuid('order_id'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.visit] })],
)
notArchived(visit, FIGURES)

export const openVisit = pgTable(
  'open_visit',
  {
    siteId: uuid('site_id').notNull(),
    visitor: bigint('visitor', { mode: 'bigint' }).notNull(),
    visit: bigint('visit', { mode: 'bigint' }).notNull(),
    lastAt: time('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.visitor] })],
)
notArchived(openVisit, FIGURES)

export const visitDay = pgTable(
  'visit_day',
  {
    siteId: uuid('site_id').notNull(),
    day: date('day').notNull(),
    dimension: smallint('dimension').notNull(),
    item: integer('item').notNull(),
    visits: integer('visits').notNull(),
    views: integer('views').notNull(),
    visitors: integer('visitors').notNull(),
    bounces: integer('bounces').notNull(),
    seconds: bigint('seconds', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.day, table.dimension, table.item] })],
)
notArchived(visitDay, FIGURES)

export const eventDay = pgTable(
  'event_day',
  {
    siteId: uuid('site_id').notNull(),
    day: date('day').notNull(),
    kind: smallint('kind').notNull(),
    item: integer('item').notNull(),
    total: integer('total').notNull(),
    visits: integer('visits').notNull(),
    empty: integer('empty').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.day, table.kind, table.item] })],
)
notArchived(eventDay, FIGURES)

export const summedDay = pgTable(
  'summed_day',
  {
    siteId: uuid('site_id').notNull(),
    day: date('day').notNull(),
    summedAt: time('summed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.day] })],
)
notArchived(summedDay, FIGURES)

export const speedDay = pgTable(
  'speed_day',
  {
    siteId: uuid('site_id').notNull(),
    day: date('day').notNull(),
    page: integer('page').notNull(),
    device: smallint('device').notNull(),
    metric: smallint('metric').notNull(),
    bucket: smallint('bucket').notNull(),
    total: integer('total').notNull(),
    good: integer('good').notNull(),
    poor: integer('poor').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.siteId, table.day, table.page, table.device, table.metric, table.bucket],
    }),
  ],
)
notArchived(speedDay, FIGURES)

export const scriptError = pgTable(
  'script_error',
  {
    siteId: uuid('site_id').notNull(),
    fingerprint: bytea('fingerprint').notNull(),
    message: text('message').notNull(),
    frame: text('frame').notNull(),
    stack: text('stack').notNull(),
    file: text('file').notNull(),
    line: integer('line'),
    columnNumber: integer('column_number'),
    firstSeenAt: time('first_seen_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.fingerprint] })],
)
notArchived(scriptError, FIGURES)

export const scriptErrorDay = pgTable(
  'script_error_day',
  {
    siteId: uuid('site_id').notNull(),
    day: date('day').notNull(),
    fingerprint: bytea('fingerprint').notNull(),
    browser: integer('browser').notNull(),
    page: integer('page').notNull(),
    total: integer('total').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.siteId, table.day, table.fingerprint, table.browser, table.page],
    }),
  ],
)
notArchived(scriptErrorDay, FIGURES)

export const dropDay = pgTable(
  'drop_day',
  {
    siteId: uuid('site_id').notNull(),
    day: date('day').notNull(),
    reason: smallint('reason').notNull(),
    total: integer('total').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.day, table.reason] })],
)
notArchived(dropDay, FIGURES)

export const dropSample = pgTable(
  'drop_sample',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    at: time('at').notNull(),
    reason: smallint('reason').notNull(),
    call: text('call').notNull(),
    page: text('page').notNull(),
    detail: text('detail').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(dropSample, FIGURES)

export const eventKey = pgTable(
  'event_key',
  {
    siteId: uuid('site_id').notNull(),
    key: bigint('key', { mode: 'bigint' }).notNull(),
    at: time('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.key] })],
)
notArchived(eventKey, FIGURES)

const CONSENTS = 'proofs of this installation'

export const consentWording = pgTable(
  'consent_wording',
  {
    siteId: uuid('site_id').notNull(),
    wording: text('wording').notNull(),
    locale: text('locale').notNull(),
    policy: text('policy').notNull().$type<CookiePolicy>(),
    content: text('content').notNull(),
    acceptLabel: text('accept_label').notNull(),
    declineLabel: text('decline_label').notNull(),
    firstUsedAt: time('first_used_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.wording] })],
)
notArchived(consentWording, CONSENTS)

export const cookieConsent = pgTable(
  'cookie_consent',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    at: time('at').notNull().defaultNow(),
    accepted: boolean('accepted').notNull(),
    locale: text('locale').notNull(),
    wording: text('wording'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(cookieConsent, CONSENTS)
