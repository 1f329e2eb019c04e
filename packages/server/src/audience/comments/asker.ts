import type { Access } from '@vitrine/page'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/db.ts'
import type { Admitted } from '../../platform/http/call.ts'
import { lockOf } from '../page-locks/index.ts'
import { mayRead } from '../site-users/index.ts'

/** A visitor who is signed in to the site. */
export interface Asker {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly memberAreaIds: readonly string[]
}

/** Who asks; undefined for who is not signed in. */
export function askerOf(
  app: FastifyInstance,
  { site, siteUserCookies }: Admitted,
): Promise<Asker | undefined> {
  return app.siteUserOf(site, siteUserCookies.token)
}

/**
 * Whether who asks may read what has all of `access`. What a password opens is not talked about here:
 * that only the page itself can ask for.
 */
export async function isOpenTo(
  db: Db,
  siteId: string,
  { access, user }: { readonly access: readonly Access[]; readonly user: Asker | undefined },
): Promise<boolean> {
  if (!access.every((one) => mayRead(one, user))) return false
  return (await lockOf(db, siteId, siteId)) === undefined
}
