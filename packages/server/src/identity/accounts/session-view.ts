import type { Session } from '@vitrine/contract'
import { createCrumb } from '../../platform/http/crumb.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import type { Site } from '../../platform/http/site.ts'
import type { StaffMember } from '../../platform/http/staff-member.ts'

export function toSession(
  { sendsEmail }: Pick<HttpServer, 'sendsEmail'>,
  site: Site,
  member: StaffMember,
): Session {
  const { session, ...rest } = member
  return {
    member: rest,
    site: { id: site.id, title: site.title, url: '/', timeZone: site.timeZone, sendsEmail },
    crumb: createCrumb(site.secret, session),
  }
}
