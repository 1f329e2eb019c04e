import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { siteUser, siteUserSession } from './tables.ts'

/**
 * The maximum age of a session, and its maximum idle time. A remembered session lasts as long as
 * its cookie; others end with the browser, and here a day after their last use.
 */
const LASTS = {
  remembered: { most: '3 years', unused: '1 year' },
  passing: { most: '30 days', unused: '1 day' },
} as const

/** The minimum interval between two extensions of a session, so that most reads write nothing. */
const MOVED_EVERY = '1 hour'

export async function putSession(
  db: Db,
  siteId: string,
  row: { readonly tokenHash: Buffer; readonly siteUserId: string; readonly remembered: boolean },
): Promise<void> {
  const { unused } = row.remembered ? LASTS.remembered : LASTS.passing
  const expiresAt = sql`now() + ${unused}::interval`
  await db.insert(siteUserSession).values({ ...row, siteId, expiresAt })
}

const bySession = prepared((db) =>
  db
    .select({
      id: siteUser.id,
      email: siteUser.email,
      firstName: siteUser.firstName,
      lastName: siteUser.lastName,
      locale: siteUser.locale,
      cartKey: siteUser.cartKey,
      memberAreaIds: sql<string[]>`array(select m.member_area_id::text from member_area_member m
        where m.site_id = site_user.site_id and m.site_user_id = site_user.id
        order by m.member_area_id)`,
      isDue: sql<boolean>`${siteUserSession.lastSeenAt} < now() - ${MOVED_EVERY}::interval`,
    })
    .from(siteUserSession)
    .innerJoin(
      siteUser,
      and(eq(siteUser.siteId, siteUserSession.siteId), eq(siteUser.id, siteUserSession.siteUserId)),
    )
    .where(
      and(
        eq(siteUserSession.siteId, sql.placeholder('siteId')),
        eq(siteUserSession.tokenHash, sql.placeholder('tokenHash')),
        gt(siteUserSession.expiresAt, sql`now()`),
      ),
    )
    .prepare('site_users_by_session'),
)

/** Finds the user of a session with their areas. One statement, and one more once an hour. */
export async function findSiteUserBySession(db: Db, siteId: string, tokenHash: Buffer) {
  const [found] = await bySession(db).execute({ siteId, tokenHash })
  if (found?.isDue) await moveEnd(db, siteId, tokenHash)
  return found
}

async function moveEnd(db: Db, siteId: string, tokenHash: Buffer): Promise<void> {
  const { remembered, passing } = LASTS
  const is = siteUserSession.remembered
  await db
    .update(siteUserSession)
    .set({
      lastSeenAt: sql`now()`,
      expiresAt: sql`least(
        now() + case when ${is} then ${remembered.unused}::interval else ${passing.unused}::interval end,
        ${siteUserSession.createdAt}
          + case when ${is} then ${remembered.most}::interval else ${passing.most}::interval end)`,
    })
    .where(isSession(siteId, tokenHash))
}

export async function endSession(db: Db, siteId: string, tokenHash: Buffer): Promise<void> {
  await db.delete(siteUserSession).where(isSession(siteId, tokenHash))
}

/** Deletes every session of a user, except the one given. */
export async function deleteSessions(
  db: Db,
  siteId: string,
  siteUserId: string,
  exceptSessionId?: Buffer,
): Promise<void> {
  await db
    .delete(siteUserSession)
    .where(
      and(
        eq(siteUserSession.siteId, siteId),
        eq(siteUserSession.siteUserId, siteUserId),
        exceptSessionId && ne(siteUserSession.tokenHash, exceptSessionId),
      ),
    )
}

/** Deletes the expired sessions of all sites. */
export async function deleteOldSessions(db: Db): Promise<void> {
  await db.delete(siteUserSession).where(lt(siteUserSession.expiresAt, sql`now()`))
}

function isSession(siteId: string, tokenHash: Buffer) {
  return and(eq(siteUserSession.siteId, siteId), eq(siteUserSession.tokenHash, tokenHash))
}

/** Lists when the sessions of a user began and were last used. */
export async function listSessions(db: Db, siteId: string, siteUserId: string) {
  const { createdAt, lastSeenAt, remembered } = siteUserSession
  return db
    .select({ createdAt, lastSeenAt, remembered })
    .from(siteUserSession)
    .where(and(eq(siteUserSession.siteId, siteId), eq(siteUserSession.siteUserId, siteUserId)))
}
