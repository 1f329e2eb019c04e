import { type Role, roleCodes, roles } from '@vitrine/model'
import { and, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { member, memberSession, pendingSignIn, signInLink, staffPolicy } from './tables.ts'

const memberColumns = {
  id: member.id,
  email: member.email,
  role: member.role,
  passwordHash: member.passwordHash,
}

export interface StaffMemberRow {
  readonly id: string
  readonly email: string
  readonly role: number
  readonly passwordHash: string | null
}

export async function insertStaffMember(
  db: Db,
  siteId: string,
  row: {
    readonly id: string
    readonly email: string
    readonly role: number
    readonly emailConfirmedAt?: Date | null
    readonly administersInstallation?: boolean
  },
): Promise<void> {
  await db.insert(member).values({ ...row, siteId })
}

export async function findStaffMemberByEmail(
  db: Db,
  siteId: string,
  email: string,
): Promise<StaffMemberRow | undefined> {
  const [found] = await db
    .select(memberColumns)
    .from(member)
    .where(and(eq(member.siteId, siteId), eq(sql`lower(${member.email})`, email.toLowerCase())))
  return found
}

/** Finds the role of a staff member; undefined for a member of another site or of none. */
export async function findStaffRole(db: Db, siteId: string, id: string): Promise<Role | undefined> {
  const [found] = await db
    .select({ code: member.role })
    .from(member)
    .where(and(eq(member.siteId, siteId), eq(member.id, id)))
  return roles.find((role) => roleCodes[role] === found?.code)
}

/** Finds the first staff member in a role: the one that was created with the site. */
export async function findFirstStaffMember(
  db: Db,
  siteId: string,
  role: number,
): Promise<StaffMemberRow | undefined> {
  const [found] = await db
    .select(memberColumns)
    .from(member)
    .where(and(eq(member.siteId, siteId), eq(member.role, role)))
    .orderBy(member.id)
    .limit(1)
  return found
}

/** Updates the address, which is not confirmed then. */
export async function updateEmail(
  db: Db,
  siteId: string,
  memberId: string,
  email: string,
): Promise<void> {
  await db
    .update(member)
    .set({ email, emailConfirmedAt: null })
    .where(and(eq(member.siteId, siteId), eq(member.id, memberId)))
}

/**
 * Sets the password. A key of an app that has not confirmed itself ends with the one before. Resolves to the address of the
 * staff member if there was one before.
 */
export async function updatePasswordHash(
  tx: Db,
  siteId: string,
  memberId: string,
  passwordHash: string,
): Promise<string | undefined> {
  const [before] = await tx
    .select({ email: member.email })
    .from(member)
    .where(and(eq(member.siteId, siteId), eq(member.id, memberId), isNotNull(member.passwordHash)))
    .for('no key update')
  await tx
    .update(member)
    .set({ passwordHash, newTotpSecret: null, newTotpSecretAt: null })
    .where(and(eq(member.siteId, siteId), eq(member.id, memberId)))
  return before?.email
}

/**
 * Locks a staff member until the transaction ends. Returns false if the password was changed since the row was
 * read.
 */
export async function lockPasswordHash(
  tx: Db,
  siteId: string,
  { id, passwordHash }: Pick<StaffMemberRow, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const locked = await tx
    .select({ id: member.id })
    .from(member)
    .where(
      and(
        eq(member.siteId, siteId),
        eq(member.id, id),
        sql`${member.passwordHash} is not distinct from ${passwordHash}`,
      ),
    )
    .for('no key update')
  return locked.length > 0
}

export async function insertSignInLink(
  db: Db,
  siteId: string,
  row: {
    readonly tokenHash: Buffer
    readonly memberId: string
    readonly expiresAt: Date
    readonly emailedTo?: string | undefined
  },
): Promise<void> {
  await db.insert(signInLink).values({ ...row, siteId })
}

/** Marks the link as used, in one statement: of two concurrent requests one succeeds. */
export async function redeemSignInLink(
  db: Db,
  siteId: string,
  tokenHash: Buffer,
): Promise<(StaffMemberRow & { readonly emailedTo: string | null }) | undefined> {
  const [spent] = await db
    .update(signInLink)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(signInLink.siteId, siteId),
        eq(signInLink.tokenHash, tokenHash),
        isNull(signInLink.usedAt),
        gt(signInLink.expiresAt, sql`now()`),
      ),
    )
    .returning({ memberId: signInLink.memberId, emailedTo: signInLink.emailedTo })
  if (!spent) return undefined
  const [found] = await db
    .select(memberColumns)
    .from(member)
    .where(and(eq(member.siteId, siteId), eq(member.id, spent.memberId)))
  return found && { ...found, emailedTo: spent.emailedTo }
}

/** Deletes the sign-in links of a staff member that were not used, and the sign-ins that wait for the second step. */
export async function deleteUnusedLinks(db: Db, siteId: string, memberId: string): Promise<void> {
  await db
    .delete(signInLink)
    .where(
      and(
        eq(signInLink.siteId, siteId),
        eq(signInLink.memberId, memberId),
        isNull(signInLink.usedAt),
      ),
    )
  await db
    .delete(pendingSignIn)
    .where(and(eq(pendingSignIn.siteId, siteId), eq(pendingSignIn.memberId, memberId)))
}

/** Whether the site requires two-step verification, and required it when the session began. */
const mustSetUpTwoStep = sql<boolean>`${member.twoStepSince} is null
  and coalesce(${staffPolicy.twoStepRequiredSince} <= ${memberSession.createdAt}, false)`

const bySession = prepared((db) =>
  db
    .select({ ...memberColumns, lastSeenAt: memberSession.lastSeenAt, mustSetUpTwoStep })
    .from(memberSession)
    .innerJoin(
      member,
      and(eq(member.siteId, memberSession.siteId), eq(member.id, memberSession.memberId)),
    )
    .leftJoin(staffPolicy, eq(staffPolicy.siteId, memberSession.siteId))
    .where(
      and(
        eq(memberSession.siteId, sql.placeholder('siteId')),
        eq(memberSession.tokenHash, sql.placeholder('tokenHash')),
        gt(memberSession.expiresAt, sql`now()`),
      ),
    )
    .prepare('accounts_by_session'),
)

/** The staff member of a session. */
export interface SessionRow extends StaffMemberRow {
  readonly lastSeenAt: Date
  readonly mustSetUpTwoStep: boolean
}

/** Finds the staff member of a session; called by every request of theirs. */
export async function findStaffMemberBySession(
  db: Db,
  siteId: string,
  tokenHash: Buffer,
): Promise<SessionRow | undefined> {
  const [found] = await bySession(db).execute({ siteId, tokenHash })
  return found
}

/** Returns whether any staff member has signed in by link. */
export async function hasSignedIn(db: Db, siteId: string): Promise<boolean> {
  const [used] = await db
    .select({ memberId: signInLink.memberId })
    .from(signInLink)
    .where(and(eq(signInLink.siteId, siteId), isNotNull(signInLink.usedAt)))
    .limit(1)
  return used !== undefined
}

/**
 * Deletes the expired unused links and the expired sessions of all sites. A used link stays: it shows that
 * someone has signed in.
 */
export async function deleteOldSignIns(db: Db): Promise<void> {
  await db
    .delete(signInLink)
    .where(and(isNull(signInLink.usedAt), lt(signInLink.expiresAt, sql`now()`)))
  await db.delete(memberSession).where(lt(memberSession.expiresAt, sql`now()`))
}

/** Loads the email addresses of staff members by ID; former members are omitted. */
export async function loadStaffEmails(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: member.id, email: member.email })
    .from(member)
    .where(and(eq(member.siteId, siteId), inArray(member.id, [...new Set(ids)])))
  return new Map(rows.map(({ id, email }) => [id, email]))
}
