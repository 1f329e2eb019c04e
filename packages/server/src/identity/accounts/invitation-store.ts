import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { member, staffInvitation } from './tables.ts'

const invitationColumns = {
  id: staffInvitation.id,
  email: staffInvitation.email,
  role: staffInvitation.role,
  createdAt: staffInvitation.createdAt,
  expiresAt: staffInvitation.expiresAt,
}

/** The life of an invitation, from the moment that its link is made. */
const LIFETIME = sql`interval '7 days'`

export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number]

/** Lists the invitations of a site that have not expired, oldest first. */
export async function listInvitations(db: Db, siteId: string) {
  return db
    .select({ ...invitationColumns, invitedBy: member.email })
    .from(staffInvitation)
    .leftJoin(
      member,
      and(eq(member.siteId, staffInvitation.siteId), eq(member.id, staffInvitation.invitedBy)),
    )
    .where(and(eq(staffInvitation.siteId, siteId), isValid))
    .orderBy(asc(staffInvitation.createdAt), asc(staffInvitation.id))
}

const isValid = gt(staffInvitation.expiresAt, sql`now()`)

export async function insertInvitation(
  tx: Db,
  siteId: string,
  row: Omit<typeof staffInvitation.$inferInsert, 'siteId' | 'createdAt' | 'expiresAt'>,
): Promise<void> {
  const expiresAt = sql`now() + ${LIFETIME}`
  await tx.insert(staffInvitation).values({ ...row, siteId, expiresAt })
}

/** Extends a valid invitation for its whole life again. Resolves to whether it is valid. */
export async function renewInvitation(db: Db, siteId: string, id: string): Promise<boolean> {
  const renewed = await db
    .update(staffInvitation)
    .set({ expiresAt: sql`now() + ${LIFETIME}` })
    .where(and(eq(staffInvitation.siteId, siteId), eq(staffInvitation.id, id), isValid))
    .returning({ id: staffInvitation.id })
  return renewed.length > 0
}

export async function deleteInvitation(db: Db, siteId: string, id: string): Promise<void> {
  await db
    .delete(staffInvitation)
    .where(and(eq(staffInvitation.siteId, siteId), eq(staffInvitation.id, id)))
}

/** Deletes the invitation of an address, also an expired one. */
export async function deleteInvitationByEmail(
  db: Db,
  siteId: string,
  email: string,
): Promise<void> {
  await db
    .delete(staffInvitation)
    .where(
      and(
        eq(staffInvitation.siteId, siteId),
        eq(sql`lower(${staffInvitation.email})`, email.toLowerCase()),
      ),
    )
}

/** Finds a valid invitation by the digest of its token. */
export async function findInvitation(db: Db, siteId: string, tokenHash: Buffer) {
  const [found] = await db
    .select(invitationColumns)
    .from(staffInvitation)
    .where(
      and(eq(staffInvitation.siteId, siteId), eq(staffInvitation.tokenHash, tokenHash), isValid),
    )
  return found
}

/** Takes a valid invitation, in one statement: of two concurrent requests one succeeds. */
export async function takeInvitation(tx: Db, siteId: string, tokenHash: Buffer) {
  const [taken] = await tx
    .delete(staffInvitation)
    .where(
      and(eq(staffInvitation.siteId, siteId), eq(staffInvitation.tokenHash, tokenHash), isValid),
    )
    .returning({ ...invitationColumns, isEmailed: staffInvitation.isEmailed })
  return taken
}

/** Deletes the expired invitations of all sites. */
export async function deleteExpiredInvitations(db: Db): Promise<void> {
  await db.delete(staffInvitation).where(lt(staffInvitation.expiresAt, sql`now()`))
}
