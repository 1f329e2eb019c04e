import { sql } from 'drizzle-orm'
import { boolean, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { archived } from '../../platform/db/archiving.ts'

export const siteLanguage = pgTable(
  'site_language',
  {
    siteId: uuid('site_id').notNull(),
    tag: text('tag').notNull(),
    prefix: text('prefix').notNull(),
    isDefault: boolean('is_default')
      .notNull()
      .default(sql`default`),
    isCustomCode: boolean('is_custom_code')
      .notNull()
      .default(sql`default`),
    displayName: text('display_name')
      .notNull()
      .default(sql`default`),
    enabled: boolean('enabled')
      .notNull()
      .default(sql`default`),
    displayIndex: smallint('display_index')
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.tag] })],
)
archived(siteLanguage, 'site.json')
