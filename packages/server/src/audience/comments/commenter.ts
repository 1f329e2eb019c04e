import type { Access } from '@vitrine/page'
import type { HttpServer } from '../../platform/http/http-server.ts'
import type { Db } from '../../platform/db/db.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { findLock } from '../page-locks/index.ts'
import { mayRead } from '../site-users/index.ts'

/** A visitor who is signed in to the site. */
export interface Asker {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly memberAreaIds: readonly string[]
}

/** Finds the signed-in visitor of a request; undefined for a signed-out one. */
export function findCommenter(
  http: HttpServer,
  { site, siteUserCookies }: RequestContext,
): Promise<Asker | undefined> {
  return http.findSiteUser(site, siteUserCookies.token)
}

/**
 * Returns whether the visitor may read everything with `access`. Content behind a password is never
 * open here: only the page itself can ask for the password.
 */
export async function isOpenTo(
  db: Db,
  siteId: string,
  { access, user }: { readonly access: readonly Access[]; readonly user: Asker | undefined },
): Promise<boolean> {
  if (!access.every((one) => mayRead(one, user))) return false
  return (await findLock(db, siteId, siteId)) === undefined
}
