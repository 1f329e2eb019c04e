import { sql } from 'drizzle-orm'
import { boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { notArchived } from '../../platform/db/archiving.ts'

/** The documents that were imported from other programs, by their keys there. */
export const importedContent = pgTable(
  'imported_content',
  {
    siteId: uuid('site_id').notNull(),
    sourceKey: text('source_key').notNull(),
    documentId: uuid('document_id').notNull(),
    oldPath: text('old_path'),
    path: text('path').notNull(),
    /** Whether its old path was redirected once: a redirect that is missing since was deleted. */
    isRedirected: boolean('is_redirected')
      .notNull()
      .default(sql`default`),
    importedAt: timestamp('imported_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.sourceKey] })],
)
notArchived(importedContent, 'the sources of imported posts and pages')
