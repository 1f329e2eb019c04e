import type { ApiScope } from '@vitrine/model'
import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { notArchived } from '../../platform/db/archiving.ts'
import { bytea, instant } from '../../platform/db/columns.ts'

export const apiKey = pgTable(
  'api_key',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    tokenStart: text('token_start').notNull(),
    scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
    createdBy: uuid('created_by'),
    expiresAt: instant('expires_at'),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(apiKey, 'people and secrets')
