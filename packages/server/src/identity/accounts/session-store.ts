import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { member, memberSession } from './tables.ts'

/** The browser in which a session was started; both are empty if they are not known. */
export interface SessionClient {
  readonly browser: string
  readonly system: string
}

export async function insertSession(
  db: Db,
  siteId: string,
  row: {
    readonly tokenHash: Buffer
    readonly memberId: string
    readonly expiresAt: Date
    readonly client?: SessionClient | undefined
  },
): Promise<void> {
  const { tokenHash, memberId, expiresAt, client } = row
  const { browser = '', system = '' } = client ?? {}
  const session = { siteId, id: newId(), tokenHash, memberId, expiresAt, browser, system }
  await db.insert(memberSession).values(session)
  await updateLastSeen(db, siteId, memberId)
}

/** Lists the sessions of a staff member that have not expired, the last used first. */
export async function listSessions(db: Db, siteId: string, memberId: string) {
  return db
    .select({
      id: memberSession.id,
      tokenHash: memberSession.tokenHash,
      browser: memberSession.browser,
      system: memberSession.system,
      createdAt: memberSession.createdAt,
      lastSeenAt: memberSession.lastSeenAt,
    })
    .from(memberSession)
    .where(and(isMember(siteId, memberId), gt(memberSession.expiresAt, sql`now()`)))
    .orderBy(desc(memberSession.lastSeenAt), desc(memberSession.id))
}

/** Notes that a session is used. */
export async function updateSessionSeen(
  db: Db,
  siteId: string,
  { memberId, tokenHash }: { readonly memberId: string; readonly tokenHash: Buffer },
): Promise<void> {
  await db
    .update(memberSession)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(memberSession.siteId, siteId), eq(memberSession.tokenHash, tokenHash)))
  await updateLastSeen(db, siteId, memberId)
}

async function updateLastSeen(db: Db, siteId: string, memberId: string): Promise<void> {
  await db
    .update(member)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(member.siteId, siteId), eq(member.id, memberId)))
}

/** Deletes a session of a staff member. Resolves to whether there was one. */
export async function deleteSessionById(
  db: Db,
  siteId: string,
  { memberId, id }: { readonly memberId: string; readonly id: string },
): Promise<boolean> {
  const deleted = await db
    .delete(memberSession)
    .where(and(isMember(siteId, memberId), eq(memberSession.id, id)))
    .returning({ id: memberSession.id })
  return deleted.length > 0
}

export async function deleteSession(db: Db, siteId: string, tokenHash: Buffer): Promise<void> {
  await db
    .delete(memberSession)
    .where(and(eq(memberSession.siteId, siteId), eq(memberSession.tokenHash, tokenHash)))
}

export async function deleteOtherSessions(
  db: Db,
  siteId: string,
  memberId: string,
  currentTokenHash: Buffer,
): Promise<void> {
  await db
    .delete(memberSession)
    .where(and(isMember(siteId, memberId), ne(memberSession.tokenHash, currentTokenHash)))
}

/** Deletes all sessions of a staff member. */
export async function deleteAllSessions(tx: Db, siteId: string, memberId: string): Promise<void> {
  await tx.delete(memberSession).where(isMember(siteId, memberId))
}

function isMember(siteId: string, memberId: string) {
  return and(eq(memberSession.siteId, siteId), eq(memberSession.memberId, memberId))
}
