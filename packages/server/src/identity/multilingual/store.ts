import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { nameOfLanguage, type SiteLanguage } from './languages.ts'
import { siteLanguage } from './tables.ts'

const ofSite = prepared((db) =>
  db
    .select()
    .from(siteLanguage)
    .where(eq(siteLanguage.siteId, sql.placeholder('siteId')))
    .orderBy(desc(siteLanguage.isDefault), asc(siteLanguage.displayIndex), asc(siteLanguage.tag))
    .prepare('multilingual_of_site'),
)

export interface KeptLanguage extends SiteLanguage {
  /** Whether visitors may ask for it yet. */
  readonly enabled: boolean
}

/** All languages of a site, those in preparation too; the default first, then in the owner's order. */
export async function everyLanguage(db: Db, siteId: string): Promise<readonly KeptLanguage[]> {
  const rows = await ofSite(db).execute({ siteId })
  return rows.map(({ tag, prefix, isDefault, isCustomCode, enabled, displayName }) => ({
    tag,
    prefix,
    isDefault,
    isCustomCode,
    enabled,
    displayName: displayName === '' ? nameOfLanguage(tag) : displayName,
  }))
}

/** All languages but the site's own as they are kept, where an empty name is CLDR's. */
export async function otherLanguages(
  db: Db,
  siteId: string,
): Promise<readonly Omit<KeptLanguage, 'isDefault'>[]> {
  const rows = await ofSite(db).execute({ siteId })
  return rows.flatMap(({ siteId: _site, displayIndex: _index, isDefault, ...language }) =>
    isDefault ? [] : [language],
  )
}

/** The languages that visitors may ask for, the default first. */
export async function languagesOf(db: Db, siteId: string): Promise<readonly SiteLanguage[]> {
  const languages = await everyLanguage(db, siteId)
  return languages.flatMap(({ enabled, ...language }) => (enabled ? [language] : []))
}

/** Until the transaction ends, nobody else sets the languages of this site. */
export async function lockLanguages(tx: Db, siteId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`languages ${siteId}`}, 0))`)
}

/** What the addresses of published pages in the site's own language begin with. */
export async function standingAt(db: Db, siteId: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ first: string }>(sql`
    select distinct split_part(p.path, '/', 1) as first
    from published p
    join ${siteLanguage} l on l.site_id = p.site_id and l.tag = p.locale and l.is_default
    where p.site_id = ${siteId} and p.path is not null`)
  return new Set(rows.map(({ first }) => first.toLowerCase()))
}

/** All languages but the default, which is the site's own; in the order given. */
export async function replaceOthers(
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
