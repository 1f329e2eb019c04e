import type { Db } from '../../platform/db/db.ts'
import type { StaffMember } from '../../platform/http/staff-member.ts'
import type { Site } from '../../platform/http/site.ts'
import { computeDigest } from '../../platform/http/token.ts'
import { parseRole } from './parse-role.ts'
import { updateSessionSeen } from './session-store.ts'
import { findStaffMemberBySession } from './store.ts'

/** The time of the last use is exact to this. */
const SEEN_EVERY_MS = 60_000

/** Creates the function that finds the staff member of a session of the site. */
export function createStaffMemberFinder(db: Db) {
  return async (site: Site, session: string): Promise<StaffMember | undefined> => {
    const tokenHash = computeDigest(session)
    const row = await findStaffMemberBySession(db, site.id, tokenHash)
    if (!row) return undefined
    if (Date.now() - row.lastSeenAt.getTime() > SEEN_EVERY_MS)
      await updateSessionSeen(db, site.id, { memberId: row.id, tokenHash })
    const { id, email, passwordHash, mustSetUpTwoStep } = row
    const hasPassword = passwordHash !== null
    return { id, email, role: parseRole(row.role), hasPassword, mustSetUpTwoStep, session }
  }
}
