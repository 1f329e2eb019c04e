import { pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../platform/db/columns.ts'
import { notArchived } from '../../platform/db/archiving.ts'

export const captchaSolution = pgTable(
  'captcha_solution',
  {
    siteId: uuid('site_id').notNull(),
    digest: bytea('digest').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.digest] })],
)
notArchived(captchaSolution, 'belongs to the server')
