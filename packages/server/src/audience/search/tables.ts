import { sql } from 'drizzle-orm'
import {
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { notArchived } from '../../platform/db/archiving.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })
const byDefault = sql`default`

/** Defines a `tsvector` column: words with positions and weights. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const searchEntry = pgTable(
  'search_entry',
  {
    siteId: uuid('site_id').notNull(),
    documentId: uuid('document_id').notNull(),
    locale: text('locale').notNull(),
    kind: text('kind').notNull(),
    collectionId: uuid('collection_id'),
    collectionTitle: text('collection_title').notNull(),
    path: text('path').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    body: text('body').notNull(),
    tags: text('tags').array().notNull(),
    image: jsonb('image'),
    publishedAt: time('published_at').notNull(),
    stamp: text('stamp').notNull(),
    head: tsvector('head').notNull(),
    words: tsvector('words').notNull(),
    vocabulary: text('vocabulary').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.documentId, table.locale] })],
)
notArchived(searchEntry, 'computed again')

export const searchWord = pgTable(
  'search_word',
  {
    siteId: uuid('site_id').notNull(),
    locale: text('locale').notNull(),
    word: text('word').notNull(),
    grams: integer('grams').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.locale, table.word] })],
)
notArchived(searchWord, 'computed again')

export const searchChange = pgTable(
  'search_change',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull().default(byDefault),
    ids: uuid('ids').array(),
    createdAt: time('created_at').notNull().default(byDefault),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(searchChange, 'computed again')
