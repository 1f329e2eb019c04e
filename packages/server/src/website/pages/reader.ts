import type { FastifyRequest } from 'fastify'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { hasOpened, lockOf } from '../../audience/page-locks/index.ts'
import type { MayReadAccess } from '../render/shell.ts'
import { mayRead, siteUserOf } from '../../audience/site-users/index.ts'
import type { Guard, MayRead } from './guards.ts'
import { isMember, type Visit } from './visit.ts'

/** Who asks, as far as guards want to know. */
export interface Reader {
  readonly isSignedIn: boolean
  readonly passes: (guard: Guard) => Promise<boolean>
  readonly mayRead: MayRead
  /** The same by what says who may read. */
  readonly opens: MayReadAccess
}

/** Who works on the site's content reads all of it; others what their areas and passwords open. */
export async function readerOf(db: Db, site: Site, visit: Visit): Promise<Reader> {
  const { request } = visit
  const user = await siteUserOf(request)
  const isMaker = await isMember(site, visit, 'content.read')
  return readerWith(db, site, { user, isMaker, request })
}

/** The same of one of whom it is known already who they are. */
export function readerWith(
  db: Db,
  site: Site,
  by: {
    readonly user: Parameters<typeof mayRead>[1]
    readonly isMaker: boolean
    readonly request: Pick<FastifyRequest, 'cookies'>
  },
): Reader {
  const { user, isMaker, request } = by
  const isSignedIn = user !== undefined
  if (isMaker)
    return { isSignedIn, passes: async () => true, mayRead: () => true, opens: () => true }
  return {
    isSignedIn,
    passes: async ({ documentId, access }) => {
      if (access.kind === 'members') return mayRead(access, user)
      const lock = await lockOf(db, site.id, documentId)
      return lock !== undefined && hasOpened(request, site, lock)
    },
    mayRead: ({ body }) => mayRead(body.access, user),
    opens: (access) => mayRead(access, user),
  }
}
