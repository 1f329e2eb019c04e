import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { member, memberSession, signInLink } from './tables.ts'

const wholeMember = {
  id: member.id,
  email: member.email,
  role: member.role,
  passwordHash: member.passwordHash,
}

export interface MemberRow {
  readonly id: string
  readonly email: string
  readonly role: number
  readonly passwordHash: string | null
}

export async function putMember(
  db: Db,
  siteId: string,
  row: { readonly id: string; readonly email: string; readonly role: number },
): Promise<void> {
  await db.insert(member).values({ ...row, siteId })
}

export async function memberByEmail(
  db: Db,
  siteId: string,
  email: string,
): Promise<MemberRow | undefined> {
  const [found] = await db
    .select(wholeMember)
    .from(member)
    .where(and(eq(member.siteId, siteId), eq(sql`lower(${member.email})`, email.toLowerCase())))
  return found
}

/** The first of those in `role`: who was there when the site was made. */
export async function firstMemberIn(
  db: Db,
  siteId: string,
  role: number,
): Promise<MemberRow | undefined> {
  const [found] = await db
    .select(wholeMember)
    .from(member)
    .where(and(eq(member.siteId, siteId), eq(member.role, role)))
    .orderBy(member.id)
    .limit(1)
  return found
}

export async function setEmail(
  db: Db,
  siteId: string,
  memberId: string,
  email: string,
): Promise<void> {
  await db
    .update(member)
    .set({ email })
    .where(and(eq(member.siteId, siteId), eq(member.id, memberId)))
}

export async function setPasswordHash(
  db: Db,
  siteId: string,
  memberId: string,
  passwordHash: string,
): Promise<void> {
  await db
    .update(member)
    .set({ passwordHash })
    .where(and(eq(member.siteId, siteId), eq(member.id, memberId)))
}

export async function putLink(
  db: Db,
  siteId: string,
  row: { readonly tokenHash: Buffer; readonly memberId: string; readonly expiresAt: Date },
): Promise<void> {
  await db.insert(signInLink).values({ ...row, siteId })
}

/** Uses the link up, in one statement: of two who come at once, one gets in. */
export async function spendLink(
  db: Db,
  siteId: string,
  tokenHash: Buffer,
): Promise<MemberRow | undefined> {
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
    .returning({ memberId: signInLink.memberId })
  if (!spent) return undefined
  const [found] = await db
    .select(wholeMember)
    .from(member)
    .where(and(eq(member.siteId, siteId), eq(member.id, spent.memberId)))
  return found
}

export async function putSession(
  db: Db,
  siteId: string,
  row: { readonly tokenHash: Buffer; readonly memberId: string; readonly expiresAt: Date },
): Promise<void> {
  await db.insert(memberSession).values({ ...row, siteId })
}

const bySession = prepared((db) =>
  db
    .select(wholeMember)
    .from(memberSession)
    .innerJoin(
      member,
      and(eq(member.siteId, memberSession.siteId), eq(member.id, memberSession.memberId)),
    )
    .where(
      and(
        eq(memberSession.siteId, sql.placeholder('siteId')),
        eq(memberSession.tokenHash, sql.placeholder('tokenHash')),
        gt(memberSession.expiresAt, sql`now()`),
      ),
    )
    .prepare('accounts_by_session'),
)

/** Asked by every call of a member. */
export async function memberBySession(
  db: Db,
  siteId: string,
  tokenHash: Buffer,
): Promise<MemberRow | undefined> {
  const [found] = await bySession(db).execute({ siteId, tokenHash })
  return found
}

export async function endSession(db: Db, siteId: string, tokenHash: Buffer): Promise<void> {
  await db
    .delete(memberSession)
    .where(and(eq(memberSession.siteId, siteId), eq(memberSession.tokenHash, tokenHash)))
}

export async function endOtherSessions(
  db: Db,
  siteId: string,
  memberId: string,
  kept: Buffer,
): Promise<void> {
  await db
    .delete(memberSession)
    .where(
      and(
        eq(memberSession.siteId, siteId),
        eq(memberSession.memberId, memberId),
        ne(memberSession.tokenHash, kept),
      ),
    )
}

/** Whether any member of the site ever got in. */
export async function hasSignedIn(db: Db, siteId: string): Promise<boolean> {
  const [used] = await db
    .select({ memberId: signInLink.memberId })
    .from(signInLink)
    .where(and(eq(signInLink.siteId, siteId), isNotNull(signInLink.usedAt)))
    .limit(1)
  return used !== undefined
}

/**
 * Of all sites: links nobody used in time, and sessions that are over. A link that was used stays: it
 * tells that somebody has got in.
 */
export async function forgetOldSignIns(db: Db): Promise<void> {
  await db
    .delete(signInLink)
    .where(and(isNull(signInLink.usedAt), lt(signInLink.expiresAt, sql`now()`)))
  await db.delete(memberSession).where(lt(memberSession.expiresAt, sql`now()`))
}

/** The addresses of members by id; who is none any more is left out. */
export async function emailsOf(
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
