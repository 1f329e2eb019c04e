import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea } from '../../platform/db/columns.ts'
import { notArchived } from '../../platform/db/archiving.ts'

export const member = pgTable(
  'member',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    email: text('email').notNull(),
    role: smallint('role').notNull(),
    passwordHash: text('password_hash'),
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }),
    /** Whether an owner may create, copy and delete sites; it counts for owners alone. */
    administersInstallation: boolean('administers_installation').notNull().default(false),
    totpSecret: bytea('totp_secret'),
    /** The key of an app that has not confirmed itself with a code. */
    newTotpSecret: bytea('new_totp_secret'),
    /** The time at which that key was created; it ends after an hour. */
    newTotpSecretAt: timestamp('new_totp_secret_at', { withTimezone: true }),
    /** The time step of the last accepted code. */
    totpStep: integer('totp_step').notNull().default(0),
    /** Null while the second step is off. */
    twoStepSince: timestamp('two_step_since', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(member, 'people and secrets')

export const signInLink = pgTable(
  'sign_in_link',
  {
    siteId: uuid('site_id').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    memberId: uuid('member_id').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    emailedTo: text('emailed_to'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.tokenHash] })],
)
notArchived(signInLink, 'people and secrets')

export const memberSession = pgTable(
  'member_session',
  {
    siteId: uuid('site_id').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    browser: text('browser').notNull().default(''),
    system: text('system').notNull().default(''),
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
notArchived(memberSession, 'people and secrets')

export const staffInvitation = pgTable(
  'staff_invitation',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    email: text('email').notNull(),
    role: smallint('role').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    invitedBy: uuid('invited_by'),
    isEmailed: boolean('is_emailed').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(staffInvitation, 'people and secrets')

export const recoveryCode = pgTable(
  'recovery_code',
  {
    siteId: uuid('site_id').notNull(),
    memberId: uuid('member_id').notNull(),
    codeHash: bytea('code_hash').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.memberId, table.codeHash] })],
)
notArchived(recoveryCode, 'people and secrets')

/** The sign-ins that wait for the second step. */
export const pendingSignIn = pgTable(
  'pending_sign_in',
  {
    siteId: uuid('site_id').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    memberId: uuid('member_id').notNull(),
    browser: text('browser').notNull(),
    system: text('system').notNull(),
    passwordHash: text('password_hash'),
    emailedTo: text('emailed_to'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.tokenHash] })],
)
notArchived(pendingSignIn, 'people and secrets')

export const staffPolicy = pgTable('staff_policy', {
  siteId: uuid('site_id').primaryKey(),
  /** Sessions that begin later need the second step; null if it is optional. */
  twoStepRequiredSince: timestamp('two_step_required_since', { withTimezone: true }),
})
notArchived(staffPolicy, 'people and secrets')

/** Keys of devices and password managers that sign in without a password. */
export const passkey = pgTable(
  'passkey',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    credentialId: bytea('credential_id').notNull(),
    publicKey: bytea('public_key').notNull(),
    /** The passkey's own count of its signatures; 0 if it does not count. */
    counter: bigint('counter', { mode: 'bigint' }).notNull(),
    transports: text('transports').array().notNull(),
    /** The host at which it counts. */
    host: text('host').notNull(),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(passkey, 'people and secrets')

/** Challenges that a passkey has yet to sign. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    siteId: uuid('site_id').notNull(),
    challenge: bytea('challenge').notNull(),
    /** The member who adds a passkey; null for a sign-in. */
    memberId: uuid('member_id'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.challenge] })],
)
notArchived(passkeyChallenge, 'people and secrets')
