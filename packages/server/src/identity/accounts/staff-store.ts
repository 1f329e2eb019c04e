import { roleCodes } from '@vitrine/model'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { deleteUnusedLinks } from './store.ts'
import { member, memberSession, staffInvitation } from './tables.ts'

const staffColumns = {
  id: member.id,
  email: member.email,
  role: member.role,
  hasPassword: sql<boolean>`${member.passwordHash} is not null`,
  hasTwoStep: sql<boolean>`${member.twoStepSince} is not null`,
  createdAt: member.createdAt,
  lastSeenAt: member.lastSeenAt,
}

export type StaffRow = Awaited<ReturnType<typeof listStaff>>[number]

/** Locks the staff of a site until the transaction ends. */
export async function lockStaff(tx: Db, siteId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`staff ${siteId}`}, 0))`)
}

/** Lists the staff members of a site, oldest first. */
export async function listStaff(db: Db, siteId: string) {
  return db
    .select(staffColumns)
    .from(member)
    .where(eq(member.siteId, siteId))
    .orderBy(asc(member.createdAt), asc(member.id))
}

/** Returns whether an owner remains without this staff member. */
export async function hasOtherOwner(db: Db, siteId: string, memberId: string): Promise<boolean> {
  const others = await db
    .select({ id: member.id })
    .from(member)
    .where(
      and(eq(member.siteId, siteId), eq(member.role, roleCodes.admin), ne(member.id, memberId)),
    )
    .limit(1)
  return others.length > 0
}

/**
 * Sets the role, and deletes the sessions, the unused sign-in links and the invitations of a staff member. One session
 * may stay, by its digest.
 */
export async function updateRole(
  tx: Db,
  siteId: string,
  change: { readonly id: string; readonly role: number; readonly exceptSession?: Buffer },
): Promise<void> {
  const { id, role, exceptSession } = change
  await tx
    .update(member)
    .set({ role })
    .where(and(eq(member.siteId, siteId), eq(member.id, id)))
  await tx
    .delete(memberSession)
    .where(
      and(
        eq(memberSession.siteId, siteId),
        eq(memberSession.memberId, id),
        exceptSession && ne(memberSession.tokenHash, exceptSession),
      ),
    )
  await deleteUnusedLinks(tx, siteId, id)
  await tx
    .delete(staffInvitation)
    .where(and(eq(staffInvitation.siteId, siteId), eq(staffInvitation.invitedBy, id)))
}

/** Deletes a staff member with their sessions, links and invitations. */
export async function deleteStaffMember(tx: Db, siteId: string, id: string): Promise<void> {
  await tx.delete(member).where(and(eq(member.siteId, siteId), eq(member.id, id)))
}
