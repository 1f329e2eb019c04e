import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { siteHost } from './tables.ts'

export interface HostRow {
  readonly host: string
  /** Whether links of the site name this host; one host of a site is the primary one. */
  readonly isPrimary: boolean
  /** Whether requests are redirected to the primary host. */
  readonly redirects: boolean
}

/** Locks the hosts of all sites until the transaction ends. */
export async function lockHosts(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('site_host', 0))`)
}

/** Lists the hosts of a site: the primary one, then the others alphabetically. */
export async function listHosts(db: Db, siteId: string): Promise<readonly HostRow[]> {
  return db
    .select({ host: siteHost.host, isPrimary: siteHost.isPrimary, redirects: siteHost.redirects })
    .from(siteHost)
    .where(eq(siteHost.siteId, siteId))
    .orderBy(desc(siteHost.isPrimary), asc(siteHost.host))
}

/** Lists the names of the hosts of a site. */
export async function listHostNames(db: Db, siteId: string): Promise<readonly string[]> {
  return (await listHosts(db, siteId)).map(({ host }) => host)
}

/** Inserts a host. The first one of a site is its primary host. */
export async function insertHost(
  db: Db,
  siteId: string,
  host: string,
  redirects = false,
): Promise<void> {
  const [row] = await db
    .select({ hosts: count() })
    .from(siteHost)
    .where(eq(siteHost.siteId, siteId))
  const isPrimary = row?.hosts === 0
  await db.insert(siteHost).values({ siteId, host, isPrimary, redirects: redirects && !isPrimary })
}

/** Finds a host of any site. */
export async function findHost(
  db: Db,
  host: string,
): Promise<{ readonly siteId: string } | undefined> {
  const [found] = await db
    .select({ siteId: siteHost.siteId })
    .from(siteHost)
    .where(eq(siteHost.host, host))
  return found
}

export async function updateRedirects(
  db: Db,
  siteId: string,
  host: string,
  redirects: boolean,
): Promise<void> {
  await db
    .update(siteHost)
    .set({ redirects })
    .where(and(eq(siteHost.siteId, siteId), eq(siteHost.host, host)))
}

/** Makes a host the primary one, which shows pages. The previous primary host keeps showing them. */
export async function updatePrimaryHost(tx: Db, siteId: string, host: string): Promise<void> {
  const own = eq(siteHost.siteId, siteId)
  await tx
    .update(siteHost)
    .set({ isPrimary: false })
    .where(and(own, eq(siteHost.isPrimary, true)))
  await tx
    .update(siteHost)
    .set({ isPrimary: true, redirects: false })
    .where(and(own, eq(siteHost.host, host)))
}

/** Moves the hosts of one site to another, which has none. */
export async function moveHosts(tx: Db, fromId: string, toId: string): Promise<void> {
  await tx.update(siteHost).set({ siteId: toId }).where(eq(siteHost.siteId, fromId))
}

/** Deletes a host of a site. */
export async function deleteHost(db: Db, siteId: string, host: string): Promise<void> {
  await db.delete(siteHost).where(and(eq(siteHost.siteId, siteId), eq(siteHost.host, host)))
}

/** Finds the host of PUBLIC_URL at an earlier start. */
export async function findPublicUrlHost(
  db: Db,
): Promise<{ readonly siteId: string; readonly host: string } | undefined> {
  const [found] = await db
    .select({ siteId: siteHost.siteId, host: siteHost.host })
    .from(siteHost)
    .where(eq(siteHost.isPublicUrl, true))
  return found
}

/** Marks a host as that of PUBLIC_URL, and no other host. */
export async function markPublicUrlHost(tx: Db, host: string): Promise<void> {
  await tx.update(siteHost).set({ isPublicUrl: false }).where(eq(siteHost.isPublicUrl, true))
  await tx.update(siteHost).set({ isPublicUrl: true }).where(eq(siteHost.host, host))
}
