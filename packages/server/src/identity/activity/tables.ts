import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { notArchived } from '../../platform/db/archiving.ts'
import { instant } from '../../platform/db/columns.ts'

/** The changes that staff and programs made. */
export const activity = pgTable(
  'activity',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    actor: text('actor').notNull(),
    isProgram: boolean('is_program').notNull(),
    operation: text('operation').notNull(),
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    kind: text('kind').notNull(),
    items: integer('items').notNull().default(0),
    count: integer('count').notNull().default(1),
    firstAt: instant('first_at')
      .notNull()
      .default(sql`default`),
    lastAt: instant('last_at')
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(activity, 'people and secrets')
