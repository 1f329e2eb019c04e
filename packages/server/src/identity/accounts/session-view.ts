import type { Session } from '@vitrine/contract'
import { createCrumb } from '../../platform/http/crumb.ts'
import { httpErrors } from '../../platform/http/problem.ts'
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
    site: { id: site.id, title: site.title, url: '/', sendsEmail },
    crumb: createCrumb(site.secret, session),
  }
}

/** Returns the staff member, whom the access of these routes guarantees. */
export function assertSignedIn(member: StaffMember | undefined): StaffMember {
  if (!member) throw httpErrors.signInFirst()
  return member
}
