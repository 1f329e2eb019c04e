import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { ThemeApproval, ThemeApprovals } from '../../platform/http/site.ts'
import { site } from './tables.ts'

/** Changes the theme of a site, and remembers the one before; its content stays. */
export async function updateTheme(db: Db, siteId: string, theme: string): Promise<void> {
  await db
    .update(site)
    .set({ theme, previousTheme: site.theme })
    .where(and(eq(site.id, siteId), ne(site.theme, theme)))
}

/** Saves what the owner lets a theme run. */
export async function saveThemeApproval(
  db: Db,
  siteId: string,
  theme: string,
  approval: ThemeApproval,
): Promise<void> {
  const changed = JSON.stringify({ [theme]: approval })
  await db
    .update(site)
    .set({ themeApprovals: sql`${site.themeApprovals} || ${changed}::jsonb` })
    .where(eq(site.id, siteId))
}

/** Replaces what the owner lets all themes run. */
export async function replaceThemeApprovals(
  db: Db,
  siteId: string,
  themeApprovals: ThemeApprovals,
): Promise<void> {
  await db.update(site).set({ themeApprovals }).where(eq(site.id, siteId))
}

/** Returns the theme of a site before the last switch; null before the first one. */
export async function loadPreviousTheme(db: Db, siteId: string): Promise<string | null> {
  const [row] = await db
    .select({ previousTheme: site.previousTheme })
    .from(site)
    .where(eq(site.id, siteId))
  return row?.previousTheme ?? null
}
