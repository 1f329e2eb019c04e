import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { archived } from '../../platform/db/archiving.ts'

export const rootCategory = pgTable(
  'root_category',
  {
    siteId: uuid('site_id').notNull(),
    collectionId: uuid('collection_id').notNull(),
    id: uuid('id').notNull(),
    displayName: text('display_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.collectionId] })],
)
archived(rootCategory, 'products/collections.json')
