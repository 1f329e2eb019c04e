import { type Role, roleCodes, roles } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import type { Member } from '../../platform/http/call.ts'
import type { Site } from '../../platform/http/site.ts'
import { digestOf } from '../../platform/http/token.ts'
import { memberBySession, type MemberRow } from './store.ts'

/** Finds who a session belongs to, in the site it was begun in. */
export function memberFinder(db: Db) {
  return async (site: Site, session: string): Promise<Member | undefined> => {
    const row = await memberBySession(db, site.id, digestOf(session))
    return row && asMember(row, session)
  }
}

export function asMember(row: MemberRow, session: string): Member {
  const { id, email, passwordHash } = row
  return { id, email, role: roleOf(row.role), hasPassword: passwordHash !== null, session }
}

function roleOf(code: number): Role {
  return roles.find((role) => roleCodes[role] === code) ?? 'none'
}
