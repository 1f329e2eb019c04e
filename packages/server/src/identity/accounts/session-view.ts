import type { Session } from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import { createCrumb } from '../../platform/http/crumb.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import type { Site } from '../../platform/http/site.ts'
import type { StaffMember } from '../../platform/http/staff-member.ts'
import { listHosts } from '../sites/index.ts'

/** Loads what the studio knows of a session: the staff member, the site and the crumb. */
export async function loadSession(
  db: Db,
  { sendsEmail }: Pick<HttpServer, 'sendsEmail'>,
  { site, staffMember }: { readonly site: Site; readonly staffMember: StaffMember },
): Promise<Session> {
  const { session, ...member } = staffMember
  const { id, title, timeZone } = site
  const host = (await listHosts(db, id)).find(({ isPrimary }) => isPrimary)?.host ?? null
  return {
    member,
    site: { id, title, url: '/', host, timeZone, sendsEmail },
    crumb: createCrumb(site.secret, session),
  }
}
