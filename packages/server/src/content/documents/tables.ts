import type { JsonObject, Op } from '@vitrine/page'
import { sql } from 'drizzle-orm'
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea } from '../../platform/db/columns.ts'
import { archived, notArchived } from '../../platform/db/archiving.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })
const byDefault = sql`default`

export const document = pgTable(
  'document',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    collectionId: uuid('collection_id'),
    titles: jsonb('titles').$type<Readonly<Record<string, string>>>().notNull(),
    slugs: jsonb('slugs').$type<Readonly<Record<string, string>>>().notNull(),
    names: text('names').notNull(),
    createdBy: uuid('created_by'),
    createdAt: time('created_at').notNull().default(byDefault),
    updatedBy: uuid('updated_by'),
    updatedAt: time('updated_at').notNull().default(byDefault),
    deletedAt: time('deleted_at'),
    deletedBy: uuid('deleted_by'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(document, 'documents/', [
  ...['site_id', 'id', 'kind', 'collection_id', 'created_at'],
  // Derived from the draft.
  ...['titles', 'slugs', 'names'],
  // Staff members and their changes are not exported.
  ...['created_by', 'updated_by', 'updated_at', 'deleted_at', 'deleted_by'],
])

export const draft = pgTable(
  'draft',
  {
    siteId: uuid('site_id').notNull(),
    documentId: uuid('document_id').notNull(),
    rev: integer('rev').notNull().default(byDefault),
    body: jsonb('body').$type<JsonObject>().notNull(),
    versionedAt: time('versioned_at').notNull().default(byDefault),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.documentId] })],
)
archived(draft, 'documents/')

export const changeSet = pgTable(
  'change_set',
  {
    siteId: uuid('site_id').notNull(),
    documentId: uuid('document_id').notNull(),
    rev: integer('rev').notNull(),
    clientId: text('client_id').notNull(),
    clientSeq: integer('client_seq').notNull(),
    command: text('command').notNull(),
    label: text('label').notNull(),
    ops: jsonb('ops').$type<readonly Op[]>().notNull(),
    inverse: jsonb('inverse').$type<readonly Op[]>().notNull(),
    memberId: uuid('member_id'),
    madeAt: time('made_at').notNull().default(byDefault),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.documentId, table.rev] })],
)
notArchived(changeSet, 'earlier versions')

export const version = pgTable(
  'version',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    documentId: uuid('document_id').notNull(),
    rev: integer('rev').notNull(),
    reason: text('reason').$type<VersionReason>().notNull(),
    label: text('label').notNull().default(byDefault),
    body: jsonb('body').$type<JsonObject>().notNull(),
    cause: text('cause'),
    createdBy: uuid('created_by'),
    createdAt: time('created_at').notNull().default(byDefault),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(version, 'documents/')

/** The reason why a version was saved. */
export type VersionReason = 'auto' | 'publish' | 'restore' | 'import' | 'conflict' | 'named'

export const published = pgTable(
  'published',
  {
    siteId: uuid('site_id').notNull(),
    documentId: uuid('document_id').notNull(),
    locale: text('locale').notNull(),
    versionId: uuid('version_id').notNull(),
    rev: integer('rev').notNull(),
    kind: text('kind').notNull(),
    collectionId: uuid('collection_id'),
    pageType: smallint('page_type'),
    slug: text('slug').notNull(),
    path: text('path'),
    title: text('title').notNull(),
    publishOn: time('publish_on').notNull(),
    recordType: smallint('record_type'),
    featured: boolean('featured').notNull(),
    hidden: boolean('hidden').notNull(),
    noindex: boolean('noindex').notNull(),
    access: text('access').$type<'everybody' | 'password' | 'members'>().notNull(),
    tags: text('tags').array().notNull(),
    categories: text('categories').array().notNull(),
    authorId: text('author_id'),
    startAt: time('start_at'),
    endAt: time('end_at'),
    displayIndex: integer('display_index').notNull(),
    publishedAt: time('published_at').notNull(),
    publishedBy: uuid('published_by'),
    // The body without its content, maintained by a trigger.
    card: jsonb('card').$type<JsonObject>().notNull().default(byDefault),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.documentId, table.locale] })],
)
archived(published, 'documents/')

/** The `displayIndex` of items that their collection's order does not name: after all that it names. */
export const UNORDERED_INDEX = 1_000

export const publication = pgTable(
  'publication',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    action: text('action').$type<PublicationAction>().notNull(),
    label: text('label').notNull().default(byDefault),
    takesBack: uuid('takes_back'),
    publishedBy: uuid('published_by'),
    publishedAt: time('published_at').notNull().default(byDefault),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(publication, 'earlier versions')

export type PublicationAction = 'publish' | 'unpublish' | 'rollback' | 'trash'

export const publicationEntry = pgTable(
  'publication_entry',
  {
    siteId: uuid('site_id').notNull(),
    publicationId: uuid('publication_id').notNull(),
    documentId: uuid('document_id').notNull(),
    locale: text('locale').notNull(),
    beforeVersionId: uuid('before_version_id'),
    beforeRev: integer('before_rev'),
    beforePath: text('before_path'),
    versionId: uuid('version_id'),
    rev: integer('rev'),
    path: text('path'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.publicationId, table.documentId, table.locale] }),
  ],
)
notArchived(publicationEntry, 'earlier versions')

export const schedule = pgTable(
  'schedule',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    action: text('action').$type<'publish' | 'unpublish'>().notNull(),
    label: text('label').notNull().default(byDefault),
    runAt: time('run_at').notNull(),
    state: text('state').$type<ScheduleState>().notNull().default(byDefault),
    failure: text('failure'),
    publicationId: uuid('publication_id'),
    createdBy: uuid('created_by'),
    createdAt: time('created_at').notNull().default(byDefault),
    endedAt: time('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(schedule, 'schedules')

export type ScheduleState = 'pending' | 'done' | 'failed' | 'canceled'

export const scheduleEntry = pgTable(
  'schedule_entry',
  {
    siteId: uuid('site_id').notNull(),
    scheduleId: uuid('schedule_id').notNull(),
    documentId: uuid('document_id').notNull(),
    locale: text('locale').notNull(),
    versionId: uuid('version_id'),
    rev: integer('rev'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.scheduleId, table.documentId, table.locale] }),
  ],
)
notArchived(scheduleEntry, 'schedules')

export const review = pgTable(
  'review',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    label: text('label').notNull().default(byDefault),
    note: text('note').notNull().default(byDefault),
    state: text('state').$type<ReviewState>().notNull().default(byDefault),
    askedBy: uuid('asked_by'),
    askedAt: time('asked_at').notNull().default(byDefault),
    decidedBy: uuid('decided_by'),
    decidedAt: time('decided_at'),
    answer: text('answer').notNull().default(byDefault),
    publicationId: uuid('publication_id'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(review, 'reviews and preview links')

export type ReviewState = 'open' | 'approved' | 'declined' | 'withdrawn'

export const reviewEntry = pgTable(
  'review_entry',
  {
    siteId: uuid('site_id').notNull(),
    reviewId: uuid('review_id').notNull(),
    documentId: uuid('document_id').notNull(),
    locale: text('locale').notNull(),
    versionId: uuid('version_id').notNull(),
    rev: integer('rev').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.reviewId, table.documentId, table.locale] }),
  ],
)
notArchived(reviewEntry, 'reviews and preview links')

export const previewLink = pgTable(
  'preview_link',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    documentId: uuid('document_id'),
    label: text('label').notNull().default(byDefault),
    createdBy: uuid('created_by'),
    createdAt: time('created_at').notNull().default(byDefault),
    expiresAt: time('expires_at').notNull(),
    revokedAt: time('revoked_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(previewLink, 'reviews and preview links')
