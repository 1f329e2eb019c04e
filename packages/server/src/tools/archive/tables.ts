import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { notArchived } from '../../platform/db/archiving.ts'

export const archiveImport = pgTable('archive_import', {
  siteId: uuid('site_id').primaryKey(),
  digest: text('digest').notNull(),
  madeSite: boolean('made_site').notNull(),
  begunAt: timestamp('begun_at', { withTimezone: true })
    .notNull()
    .default(sql`default`),
  endedAt: timestamp('ended_at', { withTimezone: true }),
})
notArchived(archiveImport, 'belongs to the server')
