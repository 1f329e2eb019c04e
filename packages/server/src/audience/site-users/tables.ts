import { sql } from 'drizzle-orm'
import { boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../platform/db/columns.ts'
import { archived, notArchived } from '../../platform/db/archiving.ts'

export const siteUser = pgTable(
  'site_user',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash'),
    locale: text('locale').notNull(),
    cartKey: uuid('cart_key')
      .notNull()
      .default(sql`default`),
    verifiedAt: timestamp('verified_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(siteUser, 'records/accounts/')

export const siteUserSession = pgTable(
  'site_user_session',
  {
    siteId: uuid('site_id').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    siteUserId: uuid('site_user_id').notNull(),
    remembered: boolean('remembered').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.tokenHash] })],
)
notArchived(siteUserSession, 'people and secrets')

export const siteUserToken = pgTable(
  'site_user_token',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    siteUserId: uuid('site_user_id').notNull(),
    purpose: text('purpose', { enum: ['verify', 'reset', 'claim'] }).notNull(),
    firstName: text('first_name')
      .notNull()
      .default(sql`default`),
    lastName: text('last_name')
      .notNull()
      .default(sql`default`),
    passwordHash: text('password_hash'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(siteUserToken, 'people and secrets')

export const memberArea = pgTable(
  'member_area',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    description: text('description')
      .notNull()
      .default(sql`default`),
    joinMode: text('join_mode', { enum: ['free', 'invitation', 'purchase'] })
      .notNull()
      .default(sql`default`),
    productId: uuid('product_id'),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(memberArea, 'site.json')

export const memberAreaMembership = pgTable(
  'member_area_membership',
  {
    siteId: uuid('site_id').notNull(),
    memberAreaId: uuid('member_area_id').notNull(),
    siteUserId: uuid('site_user_id').notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.memberAreaId, table.siteUserId] })],
)
archived(memberAreaMembership, 'records/accounts/')

export const memberAreaPurchase = pgTable(
  'member_area_purchase',
  {
    siteId: uuid('site_id').notNull(),
    orderLineId: uuid('order_line_id').notNull(),
    memberAreaId: uuid('member_area_id').notNull(),
    siteUserId: uuid('site_user_id'),
    email: text('email').notNull(),
    boughtAt: timestamp('bought_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.orderLineId] })],
)
archived(memberAreaPurchase, 'records/orders/')
