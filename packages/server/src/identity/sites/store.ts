import type { CaptchaKind, Merchandising } from '@vitrine/model'
import { asc, count, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { site, siteHost, storeSettings } from './tables.ts'

const siteColumns = {
  id: site.id,
  identifier: site.identifier,
  title: site.title,
  contactEmail: site.contactEmail,
  postalAddress: site.postalAddress,
  theme: site.theme,
  themeApprovals: site.themeApprovals,
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
  taxCountry: storeSettings.taxCountry,
  taxRegion: storeSettings.taxRegion,
  taxCity: storeSettings.taxCity,
  taxPostalCode: storeSettings.taxPostalCode,
  takesVatIds: storeSettings.takesVatIds,
  vatId: storeSettings.vatId,
  taxClasses: storeSettings.taxClasses,
  shippingTaxClass: storeSettings.shippingTaxClass,
  merchandising: storeSettings.merchandising,
  installmentsCountry: sql<string | null>`(select account.country from stripe_account account
    where account.site_id = ${site.id} and account.offers_installments and account.is_offered
    and account.charges_enabled and (account.is_live or ${storeSettings.testPayments}))`,
}

const byHost = prepared((db) =>
  db
    .select({
      ...siteColumns,
      primaryHost: sql<string | null>`(select primary_host.host from ${siteHost} primary_host
        where primary_host.site_id = ${site.id} and primary_host.is_primary)`,
      redirects: siteHost.redirects,
    })
    .from(siteHost)
    .innerJoin(site, eq(site.id, siteHost.siteId))
    .innerJoin(storeSettings, eq(storeSettings.siteId, site.id))
    .where(eq(siteHost.host, sql.placeholder('host')))
    .prepare('sites_by_host'),
)

/** A site with the host that led to it. */
export type HostedSiteRow = Awaited<ReturnType<ReturnType<typeof byHost>['execute']>>[number]
export type SiteRow = Omit<HostedSiteRow, 'primaryHost' | 'redirects'>

/** Finds the site of a host; called for requests that the cache cannot answer. */
export async function findSiteByHost(db: Db, host: string): Promise<HostedSiteRow | undefined> {
  const [found] = await byHost(db).execute({ host })
  return found
}

/**
 * Finds the site of the addresses of this machine and its network: the one without a host, or else the oldest.
 */
export async function findDefaultSite(db: Db): Promise<SiteRow | undefined> {
  const hasHost = sql`exists (select from ${siteHost} where ${siteHost.siteId} = ${site.id})`
  const [found] = await db
    .select(siteColumns)
    .from(site)
    .innerJoin(storeSettings, eq(storeSettings.siteId, site.id))
    .orderBy(hasHost, asc(site.createdAt), asc(site.id))
    .limit(1)
  return found
}

/** Finds the only site of the installation; undefined if there is none or more than one. */
export async function findOnlySite(db: Db): Promise<SiteRow | undefined> {
  const rows = await db
    .select(siteColumns)
    .from(site)
    .innerJoin(storeSettings, eq(storeSettings.siteId, site.id))
    .limit(2)
  return rows.length === 1 ? rows[0] : undefined
}

export async function findSiteByIdentifier(
  db: Db,
  identifier: string,
): Promise<SiteRow | undefined> {
  const [found] = await db
    .select(siteColumns)
    .from(site)
    .innerJoin(storeSettings, eq(storeSettings.siteId, site.id))
    .where(eq(site.identifier, identifier))
  return found
}

/** Lists the identifiers of the sites that use a theme. */
export async function listSitesWithTheme(db: Db, theme: string): Promise<readonly string[]> {
  const rows = await db
    .select({ identifier: site.identifier })
    .from(site)
    .where(eq(site.theme, theme))
    .orderBy(asc(site.identifier))
  return rows.map(({ identifier }) => identifier)
}

export async function countSites(db: Db): Promise<number> {
  const [row] = await db.select({ sites: count() }).from(site)
  return row?.sites ?? 0
}

export async function insertSite(db: Db, row: typeof site.$inferInsert): Promise<void> {
  await db.insert(site).values(row)
}

/** Lists all sites, oldest first. */
export async function listSites(db: Db): Promise<readonly ListedSite[]> {
  return db
    .select({ id: site.id, identifier: site.identifier, title: site.title })
    .from(site)
    .orderBy(asc(site.createdAt), asc(site.id))
}

export interface ListedSite {
  readonly id: string
  readonly identifier: string
  readonly title: string
}

/** Returns whether the installation has another site. */
export async function hasOtherSite(db: Db, siteId: string): Promise<boolean> {
  const others = await db.select({ id: site.id }).from(site).where(ne(site.id, siteId)).limit(1)
  return others.length > 0
}

/** Lists the tax classes of a store beside Standard, in their order. */
export async function listTaxClasses(db: Db, siteId: string): Promise<readonly string[]> {
  const [row] = await db
    .select({ taxClasses: storeSettings.taxClasses })
    .from(storeSettings)
    .where(eq(storeSettings.siteId, siteId))
  return row?.taxClasses ?? []
}

export async function saveStoreSettings(
  db: Db,
  siteId: string,
  row: Omit<typeof storeSettings.$inferInsert, 'siteId'>,
): Promise<void> {
  await db
    .insert(storeSettings)
    .values({ ...row, siteId })
    .onConflictDoUpdate({ target: storeSettings.siteId, set: { ...row, siteId } })
}

/** Marks the set-up of a site as complete, after all that its transaction has written. */
export async function openSite(db: Db, siteId: string): Promise<void> {
  await db
    .update(site)
    .set({ openedAt: sql`clock_timestamp()` })
    .where(eq(site.id, siteId))
}

/** Finds when the set-up of a site was completed; null before, undefined if there is no such site. */
export async function findOpenedAt(db: Db, siteId: string): Promise<Date | null | undefined> {
  const [row] = await db.select({ openedAt: site.openedAt }).from(site).where(eq(site.id, siteId))
  return row?.openedAt
}

/** Finds the site whose set-up was started and not completed. */
export async function findUnopenedSite(db: Db): Promise<SiteRow | undefined> {
  const [found] = await db
    .select(siteColumns)
    .from(site)
    .innerJoin(storeSettings, eq(storeSettings.siteId, site.id))
    .where(isNull(site.openedAt))
    .limit(1)
  return found
}

export async function findSiteById(db: Db, siteId: string): Promise<SiteRow | undefined> {
  const [found] = await db
    .select(siteColumns)
    .from(site)
    .innerJoin(storeSettings, eq(storeSettings.siteId, site.id))
    .where(eq(site.id, siteId))
  return found
}

/** Updates the settings of a site. */
export async function updateSite(
  db: Db,
  siteId: string,
  row: Pick<
    typeof site.$inferInsert,
    'title' | 'contactEmail' | 'postalAddress' | 'theme' | 'language' | 'timeZone'
  >,
): Promise<void> {
  await db.update(site).set(row).where(eq(site.id, siteId))
}

/** Locks the row of a site until the transaction ends: nothing is added to it meanwhile. */
export async function lockSite(tx: Db, siteId: string): Promise<void> {
  await tx.select({ id: site.id }).from(site).where(eq(site.id, siteId)).for('update')
}

/** Deletes a site with all its data. */
export async function deleteSite(tx: Db, siteId: string): Promise<void> {
  // The tables of a site are deleted in any order.
  await tx.execute(sql`set constraints all deferred`)
  await tx.delete(site).where(eq(site.id, siteId))
  await tx.execute(sql`set constraints all immediate`)
}

/** Merges changes into the merchandising settings. */
export async function mergeMerchandising(
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

/** Sets the title that the studio, emails and archives show. */
export async function updateTitle(db: Db, siteId: string, title: string): Promise<void> {
  await db.update(site).set({ title }).where(eq(site.id, siteId))
}

/** Loads the captcha of a site with its secret key, which must not be published. */
export async function loadCaptcha(db: Db, siteId: string): Promise<Captcha> {
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

export async function updateCaptcha(db: Db, siteId: string, captcha: Captcha): Promise<void> {
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
