import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { archived } from '../../platform/db/archiving.ts'
import { bytea, instant } from '../../platform/db/columns.ts'

export const ownTheme = pgTable(
  'own_theme',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    /** The name of the installed theme that it changes; empty for an uploaded one. */
    base: text('base').notNull(),
    version: integer('version').notNull(),
    publishedVersion: integer('published_version'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const ownThemeFile = pgTable(
  'own_theme_file',
  {
    siteId: uuid('site_id').notNull(),
    themeId: uuid('theme_id').notNull(),
    path: text('path').notNull(),
    version: integer('version').notNull(),
    /** Null if the theme does not have the file, or has that of its base. */
    content: bytea('content'),
    isOfBase: boolean('is_of_base').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.themeId, table.path, table.version] })],
)

archived(ownTheme, 'themes', [
  ...['site_id', 'id', 'title', 'base', 'version', 'published_version', 'created_at'],
])
archived(ownThemeFile, 'themes', [
  ...['site_id', 'theme_id', 'path', 'version', 'content', 'is_of_base', 'created_at'],
])
