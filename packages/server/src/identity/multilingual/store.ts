import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { getLanguageName, type SiteLanguage } from './languages.ts'
import { siteLanguage } from './tables.ts'

const bySite = prepared((db) =>
  db
    .select()
    .from(siteLanguage)
    .where(eq(siteLanguage.siteId, sql.placeholder('siteId')))
    .orderBy(desc(siteLanguage.isDefault), asc(siteLanguage.displayIndex), asc(siteLanguage.tag))
    .prepare('multilingual_of_site'),
)

export interface StoredLanguage extends SiteLanguage {
  /** Whether the language is public. */
  readonly enabled: boolean
}

/** Lists all languages of a site, also disabled ones; the default first, then in the owner's order. */
export async function listAllLanguages(db: Db, siteId: string): Promise<readonly StoredLanguage[]> {
  const rows = await bySite(db).execute({ siteId })
  return rows.map(({ tag, prefix, isDefault, isCustomCode, enabled, displayName }) => ({
    tag,
    prefix,
    isDefault,
    isCustomCode,
    enabled,
    displayName: displayName === '' ? getLanguageName(tag) : displayName,
  }))
}

/** Loads all languages but the site's own as they are stored: an empty name stands for CLDR's. */
export async function loadOtherLanguages(
  db: Db,
  siteId: string,
): Promise<readonly Omit<StoredLanguage, 'isDefault'>[]> {
  const rows = await bySite(db).execute({ siteId })
  return rows.flatMap(({ siteId: _site, displayIndex: _index, isDefault, ...language }) =>
    isDefault ? [] : [language],
  )
}

/** Lists the enabled languages, the default first. */
export async function listLanguages(db: Db, siteId: string): Promise<readonly SiteLanguage[]> {
  const languages = await listAllLanguages(db, siteId)
  return languages.flatMap(({ enabled, ...language }) => (enabled ? [language] : []))
}

/** Locks the languages of the site until the transaction ends. */
export async function lockLanguages(tx: Db, siteId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`languages ${siteId}`}, 0))`)
}

/** Loads the first path segments of the published pages in the site's own language. */
export async function loadUsedPrefixes(db: Db, siteId: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ first: string }>(sql`
    select distinct split_part(p.path, '/', 1) as first
    from published p
    join ${siteLanguage} l on l.site_id = p.site_id and l.tag = p.locale and l.is_default
    where p.site_id = ${siteId} and p.path is not null`)
  return new Set(rows.map(({ first }) => first.toLowerCase()))
}

/** Replaces all languages but the site's own, in this order. */
export async function replaceOtherLanguages(
  tx: Db,
  siteId: string,
  others: readonly Omit<typeof siteLanguage.$inferInsert, 'siteId' | 'displayIndex'>[],
): Promise<void> {
  await tx
    .delete(siteLanguage)
    .where(and(eq(siteLanguage.siteId, siteId), eq(siteLanguage.isDefault, false)))
  const rows = others.map((other, index) => ({ ...other, siteId, displayIndex: index + 1 }))
  if (rows.length > 0) await tx.insert(siteLanguage).values(rows)
}
