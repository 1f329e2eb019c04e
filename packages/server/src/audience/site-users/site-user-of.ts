import type { FastifyRequest } from 'fastify'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { type SiteUser, siteUserToken } from '../../platform/http/site-user-cookies.ts'
import { digestOf } from '../../platform/http/token.ts'
import { siteUserBySession } from './session-store.ts'

/** Finds who a session belongs to, in the site it was begun in. */
export function siteUserFinder(db: Db) {
  return async (site: Site, session: string | undefined): Promise<SiteUser | undefined> => {
    if (session === undefined) return undefined
    const row = await siteUserBySession(db, site.id, digestOf(session))
    if (!row) return undefined
    const { isDue: _, ...user } = row
    return { ...user, session }
  }
}

/** Which visitor asks, with the member areas they are in; undefined for who is not signed in. */
export async function siteUserOf(request: FastifyRequest): Promise<SiteUser | undefined> {
  const site = await request.server.siteOf(request)
  return site && request.server.siteUserOf(site, siteUserToken(request))
}
