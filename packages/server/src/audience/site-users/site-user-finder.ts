import type { FastifyRequest } from 'fastify'
import type { Db } from '../../platform/db/db.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import type { Site } from '../../platform/http/site.ts'
import { type SiteUser, getSiteUserToken } from '../../platform/http/site-user-cookies.ts'
import { computeDigest } from '../../platform/http/token.ts'
import { deriveCartToken } from './own-cart.ts'
import { findSiteUserBySession } from './session-store.ts'

/** Creates the function that finds the user of a session within its site. */
export function createSiteUserFinder(db: Db) {
  return async (site: Site, session: string | undefined): Promise<SiteUser | undefined> => {
    if (session === undefined) return undefined
    const row = await findSiteUserBySession(db, site.id, computeDigest(session))
    if (!row) return undefined
    const { isDue: _, cartKey, ...user } = row
    return { ...user, session, cartToken: deriveCartToken(site, cartKey) }
  }
}

/**
 * Finds the signed-in visitor of a request with their member areas; undefined for a signed-out one.
 */
export async function findSiteUser(
  http: Pick<HttpServer, 'findSite' | 'findSiteUser'>,
  request: FastifyRequest,
): Promise<SiteUser | undefined> {
  const site = await http.findSite(request)
  return site && http.findSiteUser(site, getSiteUserToken(request))
}
