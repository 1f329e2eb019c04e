import type { CaptchaKind, Merchandising } from '@vitrine/model'
import { asc, count, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { site, siteHost, storeSettings } from './tables.ts'

const wholeSite = {
  id: site.id,
  identifier: site.identifier,
  title: site.title,
  contactEmail: site.contactEmail,
  theme: site.theme,
  tweaks: site.tweaks,
  language: site.language,
  timeZone: site.timeZone,
  secret: site.secret,
  captchaKind: site.captchaKind,
  captchaSiteKey: site.captchaSiteKey,
  isLocked: sql<boolean>`site_is_locked(${site.id})`,
  currency: storeSettings.currency,
  multipleQuantityAllowedForServices: storeSettings.multipleQuantityAllowedForServices,
  expressCheckout: storeSettings.expressCheckout,
  minimumOrderSubtotalMinor: storeSettings.minimumOrderSubtotalMinor,
  stockHoldMinutes: storeSettings.stockHoldMinutes,
  taxIncluded: storeSettings.taxIncluded,
  testPayments: storeSettings.testPayments,
  merchandising: storeSettings.merchandising,
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

/** What a site says of itself from now on. */
export async function setSite(
  db: Db,
  siteId: string,
  row: Pick<typeof site.$inferInsert, 'title' | 'contactEmail' | 'theme' | 'language' | 'timeZone'>,
): Promise<void> {
  await db.update(site).set(row).where(eq(site.id, siteId))
}

/** The site and everything in it. */
export async function deleteSite(tx: Db, siteId: string): Promise<void> {
  // What belongs to a site goes in no order of its own.
  await tx.execute(sql`set constraints all deferred`)
  await tx.delete(site).where(eq(site.id, siteId))
  await tx.execute(sql`set constraints all immediate`)
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

/** What a shop says and allows beside its products: `changes` alone become other than they are. */
export async function changeMerchandising(
  db: Db,
  siteId: string,
  changes: {
    readonly merchandising: Partial<Merchandising>
    readonly multipleQuantityAllowedForServices?: boolean | undefined
  },
) {
  const { merchandising, multipleQuantityAllowedForServices } = changes
  const [row] = await db
    .update(storeSettings)
    .set({
      merchandising: sql`${storeSettings.merchandising} || ${JSON.stringify(merchandising)}::jsonb`,
      multipleQuantityAllowedForServices,
    })
    .where(eq(storeSettings.siteId, siteId))
    .returning({
      merchandising: storeSettings.merchandising,
      multipleQuantityAllowedForServices: storeSettings.multipleQuantityAllowedForServices,
    })
  return row
}

/** From now on the site is drawn with another theme; what it shows stays. */
export async function setTheme(db: Db, siteId: string, theme: string): Promise<void> {
  await db.update(site).set({ theme }).where(eq(site.id, siteId))
}

/** Changes what is set of the styles of one theme; null takes a value back. The others' stay. */
export async function changeTweaks(
  db: Db,
  siteId: string,
  given: { readonly theme: string; readonly values: Readonly<Record<string, string | null>> },
): Promise<void> {
  const { theme } = given
  const values = JSON.stringify(given.values)
  const own = sql`coalesce(${site.tweaks} -> ${theme}::text, '{}') || ${values}::jsonb`
  await db
    .update(site)
    .set({
      tweaks: sql`jsonb_set(${site.tweaks}, array[${theme}::text], jsonb_strip_nulls(${own}))`,
    })
    .where(eq(site.id, siteId))
}

/** What forms ask of robots, with the secret that whoever judges a solution needs; for nobody else. */
export async function captchaOf(db: Db, siteId: string): Promise<Captcha> {
  const [row] = await db
    .select({
      kind: site.captchaKind,
      siteKey: site.captchaSiteKey,
      secret: site.captchaSecret,
      projectId: site.captchaProject,
    })
    .from(site)
    .where(eq(site.id, siteId))
  return row ?? { kind: 'none', siteKey: '', secret: '', projectId: '' }
}

export interface Captcha {
  readonly kind: CaptchaKind
  readonly siteKey: string
  readonly secret: string
  readonly projectId: string
}

export async function setCaptcha(db: Db, siteId: string, captcha: Captcha): Promise<void> {
  const { kind, siteKey, secret, projectId } = captcha
  await db
    .update(site)
    .set({
      captchaKind: kind,
      captchaSiteKey: siteKey,
      captchaSecret: secret,
      captchaProject: projectId,
    })
    .where(eq(site.id, siteId))
}
