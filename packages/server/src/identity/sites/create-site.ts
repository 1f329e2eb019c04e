import { randomBytes } from 'node:crypto'
import { type Currency, DEFAULT_CURRENCY } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { findHost, insertHost, lockHosts } from './host-store.ts'
import { hasOtherSite, insertSite, saveStoreSettings } from './store.ts'

export interface NewSite {
  /** The ID of a site from another installation; a new one by default. */
  readonly id?: string
  readonly identifier: string
  readonly title: string
  /**
   * The hosts in lower case, without ports. A site that is not the first one gets a host of this machine by
   * default: at most one site may be without a host.
   */
  readonly hosts?: readonly string[]
  readonly contactEmail?: string
  readonly postalAddress?: string
  readonly theme?: string
  readonly language?: string
  readonly timeZone?: string
  readonly currency?: Currency
  readonly minimumOrderSubtotalMinor?: bigint
  /** Whether buyers can place test orders; false by default. */
  readonly testPayments?: boolean
}

/** Creates a site with its store at its hosts. Resolves to its ID. */
export async function createSite(db: Db, input: NewSite): Promise<{ readonly id: string }> {
  const {
    id = newId(),
    hosts = [],
    currency,
    minimumOrderSubtotalMinor,
    testPayments = false,
    ...site
  } = input
  await db.transaction(async (tx) => {
    await insertSite(tx, { ...site, id, secret: randomBytes(32) })
    await saveStoreSettings(tx, id, {
      currency: currency ?? DEFAULT_CURRENCY,
      minimumOrderSubtotalMinor: minimumOrderSubtotalMinor ?? null,
      testPayments,
    })
    await lockHosts(tx)
    for (const host of hosts) await insertHost(tx, id, host)
    if (hosts.length === 0 && (await hasOtherSite(tx, id))) await insertLocalHost(tx, id, site)
  })
  return { id }
}

/** Gives a site a host of this machine: its identifier, or else its id, before `.localhost`. */
export async function insertLocalHost(
  tx: Db,
  siteId: string,
  { identifier }: Pick<NewSite, 'identifier'>,
): Promise<void> {
  const host = `${identifier}.localhost`
  await insertHost(tx, siteId, (await findHost(tx, host)) ? `${siteId}.localhost` : host)
}
