import { asc, count, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { prepared } from '../db/prepared.ts'
import { navigationItem, site, siteHost, storeSettings } from './tables.ts'

const wholeSite = {
  id: site.id,
  identifier: site.identifier,
  title: site.title,
  tagLine: site.tagLine,
  description: site.description,
  contactEmail: site.contactEmail,
  announcement: site.announcement,
  theme: site.theme,
  language: site.language,
  timeZone: site.timeZone,
  secret: site.secret,
  currency: storeSettings.currency,
  multipleQuantityAllowedForServices: storeSettings.multipleQuantityAllowedForServices,
  expressCheckout: storeSettings.expressCheckout,
  minimumOrderSubtotalMinor: storeSettings.minimumOrderSubtotalMinor,
  stockHoldMinutes: storeSettings.stockHoldMinutes,
  taxIncluded: storeSettings.taxIncluded,
  testPayments: storeSettings.testPayments,
}

const byHost = prepared((db) =>
  db
    .select(wholeSite)
    .from(siteHost)
    .innerJoin(site, eq(site.id, siteHost.siteId))
    .innerJoin(storeSettings, eq(storeSettings.siteId, site.id))
    .where(eq(siteHost.host, sql.placeholder('host')))
    .prepare('sites_by_host'),
)

export type SiteRow = Awaited<ReturnType<ReturnType<typeof byHost>['execute']>>[number]

/** Asked by every request that is not remembered. */
export async function siteByHost(db: Db, host: string): Promise<SiteRow | undefined> {
  const [found] = await byHost(db).execute({ host })
  return found
}

/** The only site of this install; undefined when there is none, or more than one. */
export async function onlySite(db: Db): Promise<SiteRow | undefined> {
  const rows = await db
    .select(wholeSite)
    .from(site)
    .innerJoin(storeSettings, eq(storeSettings.siteId, site.id))
    .limit(2)
  return rows.length === 1 ? rows[0] : undefined
}

export async function siteByIdentifier(db: Db, identifier: string): Promise<SiteRow | undefined> {
  const [found] = await db
    .select(wholeSite)
    .from(site)
    .innerJoin(storeSettings, eq(storeSettings.siteId, site.id))
    .where(eq(site.identifier, identifier))
  return found
}

export async function countSites(db: Db): Promise<number> {
  const [row] = await db.select({ sites: count() }).from(site)
  return row?.sites ?? 0
}

export async function putSite(db: Db, row: typeof site.$inferInsert): Promise<void> {
  await db.insert(site).values(row)
}

export async function putHost(db: Db, siteId: string, host: string): Promise<void> {
  await db.insert(siteHost).values({ siteId, host })
}

export async function putStoreSettings(
  db: Db,
  siteId: string,
  row: Omit<typeof storeSettings.$inferInsert, 'siteId'>,
): Promise<void> {
  await db
    .insert(storeSettings)
    .values({ ...row, siteId })
    .onConflictDoUpdate({ target: storeSettings.siteId, set: { ...row, siteId } })
}

export async function putNavigation(
  db: Db,
  siteId: string,
  items: readonly Omit<typeof navigationItem.$inferInsert, 'siteId'>[],
): Promise<void> {
  if (items.length > 0) await db.insert(navigationItem).values(items.map((i) => ({ ...i, siteId })))
}

export async function navigationOf(
  db: Db,
  siteId: string,
): Promise<{ navigation: string; title: string; url: string }[]> {
  return db
    .select({
      navigation: navigationItem.navigation,
      title: navigationItem.title,
      url: navigationItem.url,
    })
    .from(navigationItem)
    .where(eq(navigationItem.siteId, siteId))
    .orderBy(asc(navigationItem.displayIndex))
}

/** From now on the site is whole. */
export async function openSite(db: Db, siteId: string): Promise<void> {
  await db
    .update(site)
    .set({ openedAt: sql`now()` })
    .where(eq(site.id, siteId))
}

/** The site whose set-up was begun and not ended, if any. */
export async function unopenedSite(db: Db): Promise<SiteRow | undefined> {
  const [found] = await db
    .select(wholeSite)
    .from(site)
    .innerJoin(storeSettings, eq(storeSettings.siteId, site.id))
    .where(isNull(site.openedAt))
    .limit(1)
  return found
}

export async function siteById(db: Db, siteId: string): Promise<SiteRow | undefined> {
  const [found] = await db
    .select(wholeSite)
    .from(site)
    .innerJoin(storeSettings, eq(storeSettings.siteId, site.id))
    .where(eq(site.id, siteId))
  return found
}

/** The hosts that lead to a site, in the alphabet. */
export async function hostsOf(db: Db, siteId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ host: siteHost.host })
    .from(siteHost)
    .where(eq(siteHost.siteId, siteId))
    .orderBy(asc(siteHost.host))
  return rows.map(({ host }) => host)
}
