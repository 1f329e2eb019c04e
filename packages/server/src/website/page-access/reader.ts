import type { FastifyRequest } from 'fastify'
import type { Db } from '../../platform/db/db.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import type { Site } from '../../platform/http/site.ts'
import { hasOpened, findLock } from '../../audience/page-locks/index.ts'
import type { CanReadItem, Guard } from '../content-loading/index.ts'
import type { CanReadAccess } from '../site-shell/index.ts'
import { isStaffAllowed, type Visit } from './visit.ts'
import { mayRead, findSiteUser } from '../../audience/site-users/index.ts'

/** A visitor, as guards see them. */
export interface Reader {
  readonly isSignedIn: boolean
  readonly passes: (guard: Guard) => Promise<boolean>
  readonly canReadItem: CanReadItem
  /** Returns whether an access rule lets the visitor read. */
  readonly canRead: CanReadAccess
}

/**
 * Loads the visitor of a request. Staff who edit content may read everything, others what their
 * areas and passwords open.
 */
export async function loadReader(http: HttpServer, site: Site, visit: Visit): Promise<Reader> {
  const { request } = visit
  const user = await findSiteUser(http, request)
  const isContentStaff = await isStaffAllowed(http, { ...visit, site }, 'content.read')
  return createReader(http.db, site, { user, isMaker: isContentStaff, request })
}

/** Creates a reader from an identity that is already known. */
export function createReader(
  db: Db,
  site: Site,
  identity: {
    readonly user: Parameters<typeof mayRead>[1]
    readonly isMaker: boolean
    readonly request: Pick<FastifyRequest, 'cookies'>
  },
): Reader {
  const { user, isMaker: isContentStaff, request } = identity
  const isSignedIn = user !== undefined
  if (isContentStaff)
    return { isSignedIn, passes: async () => true, canReadItem: () => true, canRead: () => true }
  return {
    isSignedIn,
    passes: async ({ documentId, access }) => {
      if (access.kind === 'members') return mayRead(access, user)
      const lock = await findLock(db, site.id, documentId)
      return lock !== undefined && hasOpened(request, site, lock)
    },
    canReadItem: ({ body }) => mayRead(body.access, user),
    canRead: (access) => mayRead(access, user),
  }
}
