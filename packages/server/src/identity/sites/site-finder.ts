import { isIP } from 'node:net'
import { BUILT_IN_SITE_KEY, toCurrency } from '@vitrine/model'
import type { FastifyRequest } from 'fastify'
import type { ContentChanges } from '../../platform/db/content-changes.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { withDefaults } from './merchandising.ts'
import { findOnlySite, findSiteByHost, type SiteRow } from './store.ts'

const MAX_CACHED = 5_000

interface CachedSite {
  readonly row: SiteRow
  readonly version: number
  /** The count of all changes when the site was found as the only one; undefined if found by host. */
  readonly changeCount: number | undefined
}

/**
 * Creates the function that finds the site of a request by host. An installation with one site serves it at
 * every loopback and private address; with more sites, an unknown host has no site.
 *
 * A site is cached until it changes; the only site until any site changes, as a new one counts as a change.
 */
export function createSiteFinder(db: Db, changes: ContentChanges) {
  const cache = new Map<string, CachedSite>()
  const isCurrent = ({ row, version, changeCount }: CachedSite) =>
    changes.getVersion(row.id) === version &&
    (changeCount === undefined || changes.changeCount === changeCount)

  return async (
    request: Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'>,
  ): Promise<Site | undefined> => {
    // "shop.example:80@other.example" names the shop but links to another host.
    if (!HOST.test(request.host)) return undefined
    const hostname = request.hostname.toLowerCase()
    const cached = cache.get(hostname)
    if (cached && isCurrent(cached)) return toSite(cached.row, formatOrigin(request))

    const changeCount = changes.changeCount
    const found = await findSiteByHost(db, hostname)
    const row = found ?? (isPrivateHost(hostname) ? await findOnlySite(db) : undefined)
    if (!row) return undefined
    const version = changes.getVersion(row.id)
    if (version !== undefined && changes.changeCount === changeCount) {
      if (cache.size >= MAX_CACHED) cache.clear()
      cache.set(hostname, { row, version, changeCount: found ? undefined : changeCount })
    }
    return toSite(row, formatOrigin(request))
  }
}

function formatOrigin({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  return `${protocol}://${host}`
}

function toSite(row: SiteRow, origin: string): Site {
  return {
    id: row.id,
    identifier: row.identifier,
    title: row.title,
    contactEmail: row.contactEmail,
    theme: row.theme,
    tweaks: row.tweaks,
    language: row.language,
    isLocked: row.isLocked,
    timeZone: row.timeZone,
    secret: row.secret,
    captcha: {
      kind: row.captchaKind,
      siteKey: row.captchaKind === 'built-in' ? BUILT_IN_SITE_KEY : row.captchaSiteKey,
    },
    origin,
    store: {
      currency: toCurrency(row.currency),
      multipleQuantityAllowedForServices: row.multipleQuantityAllowedForServices,
      expressCheckout: row.expressCheckout,
      minimumOrderSubtotalMinor: row.minimumOrderSubtotalMinor,
      stockHoldMinutes: row.stockHoldMinutes,
      taxIncluded: row.taxIncluded,
      testPayments: row.testPayments,
      merchandising: withDefaults(row.merchandising),
    },
  }
}

/** A host name or IP address with an optional port. */
const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i

/** Returns whether only this machine or its network reaches a host. */
export function isPrivateHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  if (bare === 'localhost' || bare.endsWith('.localhost') || bare === '::1') return true
  if (isIP(bare) === 6) return /^(fc|fd|fe8|fe9|fea|feb)/i.test(bare)
  if (isIP(bare) !== 4) return false
  const [a = 0, b = 0] = bare.split('.').map(Number)
  return a === 127 || a === 10 || (a === 192 && b === 168) || (a === 172 && b >= 16 && b <= 31)
}
