import { isIP } from 'node:net'
import { BUILT_IN_SITE_KEY, currencyOf } from '@vitrine/model'
import type { FastifyRequest } from 'fastify'
import type { ContentChanges } from '../../platform/db/content-changes.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { merchandisingOf } from './merchandising.ts'
import { onlySite, siteByHost, type SiteRow } from './store.ts'

const MOST_KEPT = 5_000

interface Kept {
  readonly row: SiteRow
  readonly version: number
  /** Of a site found because it is the only one: how much was heard of all sites by then. */
  readonly heard: number | undefined
}

/**
 * Finds the site a request came to, by its host. An install with one site answers every loopback and
 * private-address host with it; with more, an unknown host is no site of ours.
 *
 * What is found is kept until the site changes; the only one of an install until any site does, as a new
 * one tells of itself too.
 */
export function siteFinder(db: Db, changes: ContentChanges) {
  const kept = new Map<string, Kept>()
  const isGood = ({ row, version, heard }: Kept) =>
    changes.versionOf(row.id) === version && (heard === undefined || changes.heard === heard)

  return async (
    request: Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'>,
  ): Promise<Site | undefined> => {
    // "shop.example:80@elsewhere" names the shop, and leads elsewhere as the beginning of a link.
    if (!HOST.test(request.host)) return undefined
    const hostname = request.hostname.toLowerCase()
    const remembered = kept.get(hostname)
    if (remembered && isGood(remembered)) return asSite(remembered.row, originOf(request))

    const heard = changes.heard
    const found = await siteByHost(db, hostname)
    const row = found ?? (isPrivateHost(hostname) ? await onlySite(db) : undefined)
    if (!row) return undefined
    const version = changes.versionOf(row.id)
    if (version !== undefined && changes.heard === heard) {
      if (kept.size >= MOST_KEPT) kept.clear()
      kept.set(hostname, { row, version, heard: found ? undefined : heard })
    }
    return asSite(row, originOf(request))
  }
}

function originOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  return `${protocol}://${host}`
}

function asSite(row: SiteRow, origin: string): Site {
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
      currency: currencyOf(row.currency),
      multipleQuantityAllowedForServices: row.multipleQuantityAllowedForServices,
      expressCheckout: row.expressCheckout,
      minimumOrderSubtotalMinor: row.minimumOrderSubtotalMinor,
      stockHoldMinutes: row.stockHoldMinutes,
      taxIncluded: row.taxIncluded,
      testPayments: row.testPayments,
      merchandising: merchandisingOf(row.merchandising),
    },
  }
}

/** A name or a number of a machine, and at most a port. */
const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i

/** A host that only this machine or its own network reaches. */
export function isPrivateHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  if (bare === 'localhost' || bare.endsWith('.localhost') || bare === '::1') return true
  if (isIP(bare) === 6) return /^(fc|fd|fe8|fe9|fea|feb)/i.test(bare)
  if (isIP(bare) !== 4) return false
  const [a = 0, b = 0] = bare.split('.').map(Number)
  return a === 127 || a === 10 || (a === 192 && b === 168) || (a === 172 && b >= 16 && b <= 31)
}
