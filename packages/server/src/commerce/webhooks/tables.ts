import type { WebhookEvent } from '@vitrine/model'
import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { notArchived } from '../../platform/db/archiving.ts'
import { instant } from '../../platform/db/columns.ts'

export const webhookEndpoint = pgTable(
  'webhook_endpoint',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    address: text('address').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    isOn: boolean('is_on')
      .notNull()
      .default(sql`default`),
    secretId: uuid('secret_id').notNull(),
    earlierSecretId: uuid('earlier_secret_id'),
    earlierUntil: instant('earlier_until'),
    failingSince: instant('failing_since'),
    warnedAt: instant('warned_at'),
    disabledAt: instant('disabled_at'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(webhookEndpoint, 'people and secrets')

export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    endpointId: uuid('endpoint_id').notNull(),
    eventId: uuid('event_id').notNull(),
    eventType: text('event_type').notNull(),
    objectId: uuid('object_id'),
    happenedAt: instant('happened_at').notNull(),
    payload: text('payload').notNull(),
    isManual: boolean('is_manual')
      .notNull()
      .default(sql`default`),
    replayId: uuid('replay_id'),
    state: text('state')
      .notNull()
      .default(sql`default`),
    attempts: integer('attempts')
      .notNull()
      .default(sql`default`),
    nextAttemptAt: instant('next_attempt_at')
      .notNull()
      .default(sql`default`),
    lockedUntil: instant('locked_until'),
    attemptedAt: instant('attempted_at'),
    durationMs: integer('duration_ms'),
    status: integer('status'),
    error: text('error'),
    response: text('response')
      .notNull()
      .default(sql`default`),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(webhookDelivery, 'people and secrets')
