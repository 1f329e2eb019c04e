import * as contract from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Site } from '../../platform/http/site.ts'
import type { StaffMember } from '../../platform/http/staff-member.ts'
import { computeDigest } from '../../platform/http/token.ts'
import { accountErrors } from './errors.ts'
import { deleteOtherSessions, deleteSessionById, listSessions } from './session-store.ts'

/** Mounts the calls on the own sessions of a staff member. */
export function sessionRoutes(http: HttpServer): void {
  mount(http, contract.listOwnSessions, loadOwnSessions)

  mount(http, contract.endOwnSession, async (call) => {
    const { db, site, staffMember, params } = call
    const given = { memberId: staffMember.id, id: params.id }
    if (!(await deleteSessionById(db, site.id, given))) throw accountErrors.sessionUnknown()
    return loadOwnSessions(call)
  })

  mount(http, contract.endOtherSessions, async (call) => {
    const { db, site, staffMember } = call
    await deleteOtherSessions(db, site.id, staffMember.id, computeDigest(staffMember.session))
    return loadOwnSessions(call)
  })
}

async function loadOwnSessions({
  db,
  site,
  staffMember: { id: memberId, session },
}: {
  readonly db: Db
  readonly site: Site
  readonly staffMember: StaffMember
}) {
  const current = computeDigest(session)
  const rows = await listSessions(db, site.id, memberId)
  return {
    sessions: rows.map(({ tokenHash, createdAt, lastSeenAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: tokenHash.equals(current),
    })),
  }
}
