import { BUILT_IN_SITE_KEY, toCurrency } from '@vitrine/model'
import type { ContentChanges } from '../../platform/db/content-changes.ts'
import type { Db } from '../../platform/db/db.ts'
import type { HostRequest } from '../../platform/http/host-request.ts'
import type { Site } from '../../platform/http/site.ts'
import { withDefaults } from './merchandising.ts'
import { isPrivateHost } from './private-host.ts'
import { findDefaultSite, findSiteByHost, type SiteRow } from './store.ts'

const MAX_CACHED = 5_000

interface CachedSite {
  readonly row: SiteRow
  /** The host that requests are redirected to; undefined if this one shows the site. */
  readonly redirectHost: string | undefined
  readonly version: number
  /** The count of all changes when the site was found as the default one; undefined if found by host. */
  readonly changeCount: number | undefined
}

type FoundSite = Omit<CachedSite, 'version' | 'changeCount'>

export interface SiteFinder {
  /** Finds the site that a host shows. */
  readonly findSite: (request: HostRequest) => Promise<Site | undefined>
  /** Finds the origin that requests to a host are redirected to. */
  readonly findRedirectOrigin: (request: HostRequest) => Promise<string | undefined>
}

/**
 * Creates the functions that find the site of a request by host. Loopback and private addresses lead to the site
 * without a host, or else the oldest one. Any other unknown host has no site.
 *
 * A site is cached until it changes; the default site until any site changes, as a new one counts as a change.
 */
export function createSiteFinder(db: Db, changes: ContentChanges, publicUrl?: string): SiteFinder {
  const cache = new Map<string, CachedSite>()
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl)
  const isCurrent = ({ row, version, changeCount }: CachedSite) =>
    changes.getVersion(row.id) === version &&
    (changeCount === undefined || changes.changeCount === changeCount)

  const find = async (request: HostRequest): Promise<FoundSite | undefined> => {
    if (!isTrustworthy(request, publicOrigin)) return undefined
    const hostname = request.hostname.toLowerCase()
    const cached = cache.get(hostname)
    if (cached && isCurrent(cached)) return cached

    const changeCount = changes.changeCount
    const hosted = await findSiteByHost(db, hostname)
    const row = hosted ?? (isPrivateHost(hostname) ? await findDefaultSite(db) : undefined)
    if (!row) return undefined
    const redirectHost = hosted?.redirects ? (hosted.primaryHost ?? undefined) : undefined
    const version = changes.getVersion(row.id)
    if (version !== undefined && changes.changeCount === changeCount) {
      if (cache.size >= MAX_CACHED) cache.clear()
      const whileUnchanged = hosted ? undefined : changeCount
      cache.set(hostname, { row, redirectHost, version, changeCount: whileUnchanged })
    }
    return { row, redirectHost }
  }

  return {
    async findSite(request) {
      const found = await find(request)
      if (!found) return undefined
      const site = findSiteAt(found.row, `${request.protocol}://${request.host}`)
      return request.isSiteHidden ? { ...site, isHidden: true } : site
    },
    async findRedirectOrigin(request) {
      const host = (await find(request))?.redirectHost
      if (host === undefined) return undefined
      if (publicOrigin?.hostname === host) return publicOrigin.origin
      const port = parsePort(request.host)
      return `${request.protocol}://${host}${port === undefined ? '' : `:${port}`}`
    },
  }
}

/** The site of each row at the origin of the last request: a site is the same object until it changes. */
const sites = new WeakMap<SiteRow, Site>()

function findSiteAt(row: SiteRow, origin: string): Site {
  const known = sites.get(row)
  if (known?.origin === origin) return known
  const site = toSite(row, origin)
  sites.set(row, site)
  return site
}

/** A host name or IP address with an optional port. */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?$/i

function parsePort(host: string): number | undefined {
  const port = HOST.exec(host)?.[1]
  return port === undefined ? undefined : Number(port)
}

/**
 * Returns whether links may begin with the origin of a request. "shop.example:80@other.example" names the shop but
 * links to another host, and a port that nothing of ours listens on may belong to another program.
 */
function isTrustworthy(request: HostRequest, publicOrigin: URL | undefined): boolean {
  const { protocol, host, hostname, socket } = request
  if ((protocol !== 'http' && protocol !== 'https') || !HOST.test(host)) return false
  const port = parsePort(host)
  const ownPorts = [
    DEFAULT_PORTS[protocol],
    socket?.localPort,
    publicOrigin && Number(publicOrigin.port || DEFAULT_PORTS[publicOrigin.protocol]),
  ]
  if (port === undefined || ownPorts.includes(port)) return true
  // A container does not know the port of the machine that leads to it.
  const isForwarded = socket?.localAddress !== undefined && !isLoopback(socket.localAddress)
  return publicOrigin === undefined && isForwarded && isPrivateHost(hostname)
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = {
  ...{ http: 80, https: 443 },
  ...{ 'http:': 80, 'https:': 443 },
}

function isLoopback(address: string): boolean {
  return /^(?:::1|(?:::ffff:)?127\.)/.test(address)
}

/** Converts a row to the site of a request at `origin`. */
export function toSite(row: SiteRow, origin: string): Site {
  return {
    id: row.id,
    identifier: row.identifier,
    title: row.title,
    contactEmail: row.contactEmail,
    postalAddress: row.postalAddress,
    theme: row.theme,
    themeApprovals: row.themeApprovals,
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
      taxCountry: row.taxCountry,
      taxRegion: row.taxRegion,
      taxCity: row.taxCity,
      taxPostalCode: row.taxPostalCode,
      takesVatIds: row.takesVatIds,
      vatId: row.vatId,
      installmentsCountry: row.installmentsCountry,
      merchandising: withDefaults(row.merchandising),
    },
  }
}
