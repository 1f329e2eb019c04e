import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { siteUser, siteUserToken } from './tables.ts'

const wholeUser = {
  id: siteUser.id,
  email: siteUser.email,
  firstName: siteUser.firstName,
  lastName: siteUser.lastName,
  passwordHash: siteUser.passwordHash,
  locale: siteUser.locale,
  verifiedAt: siteUser.verifiedAt,
  createdAt: siteUser.createdAt,
}

export interface SiteUserRow {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly passwordHash: string | null
  readonly locale: string
  readonly verifiedAt: Date | null
  readonly createdAt: Date
}

/** Finds or creates the user of an address. Two concurrent registrations get the same user. */
export async function ensureSiteUser(
  db: Db,
  siteId: string,
  row: { readonly id: string; readonly email: string; readonly locale: string },
): Promise<SiteUserRow> {
  await db
    .insert(siteUser)
    .values({ ...row, siteId, firstName: '', lastName: '' })
    .onConflictDoNothing()
  const found = await findSiteUserByEmail(db, siteId, row.email)
  if (!found) throw new Error('The user just made is gone')
  return found
}

export async function findSiteUserByEmail(
  db: Db,
  siteId: string,
  email: string,
): Promise<SiteUserRow | undefined> {
  const [found] = await db
    .select(wholeUser)
    .from(siteUser)
    .where(and(eq(siteUser.siteId, siteId), eq(sql`lower(${siteUser.email})`, email.toLowerCase())))
  return found
}

export async function findSiteUserById(
  db: Db,
  siteId: string,
  id: string,
): Promise<SiteUserRow | undefined> {
  const [found] = await db.select(wholeUser).from(siteUser).where(isUser(siteId, id))
  return found
}

/**
 * Locks the user and returns whether the compared password is still current. A concurrent reset is
 * awaited and then visible.
 */
export async function hasSamePassword(
  db: Db,
  siteId: string,
  user: { readonly id: string; readonly passwordHash: string | null },
): Promise<boolean> {
  const { id, passwordHash } = user
  if (passwordHash === null) return false
  const held = await db
    .select({ id: siteUser.id })
    .from(siteUser)
    .where(and(isUser(siteId, id), eq(siteUser.passwordHash, passwordHash)))
    .for('no key update')
  return held.length > 0
}

/** Finds the key that the cart’s token is derived from. */
export async function findCartKey(db: Db, siteId: string, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ cartKey: siteUser.cartKey })
    .from(siteUser)
    .where(isUser(siteId, id))
  return row?.cartKey
}

/** Marks the address as confirmed and sets the password. */
export async function verifySiteUser(
  db: Db,
  siteId: string,
  id: string,
  given: {
    readonly passwordHash: string
    readonly firstName?: string
    readonly lastName?: string
  },
): Promise<void> {
  await db
    .update(siteUser)
    .set({ ...given, verifiedAt: sql`coalesce(${siteUser.verifiedAt}, now())` })
    .where(isUser(siteId, id))
}

export async function setNames(
  db: Db,
  siteId: string,
  id: string,
  names: { readonly firstName: string; readonly lastName: string },
): Promise<void> {
  await db.update(siteUser).set(names).where(isUser(siteId, id))
}

export async function setLocale(db: Db, siteId: string, id: string, locale: string): Promise<void> {
  await db.update(siteUser).set({ locale }).where(isUser(siteId, id))
}

/** Deletes a user with sessions, tokens and memberships; undefined if there is none. */
export async function deleteSiteUser(
  db: Db,
  siteId: string,
  id: string,
): Promise<{ readonly email: string } | undefined> {
  const [gone] = await db
    .delete(siteUser)
    .where(isUser(siteId, id))
    .returning({ email: siteUser.email })
  return gone
}

/** Deletes unconfirmed users of all sites whose link has expired. */
export async function deleteUnverifiedUsers(db: Db): Promise<void> {
  await db.delete(siteUser).where(
    and(
      isNull(siteUser.verifiedAt),
      sql`${siteUser.createdAt} < now() - interval '7 days'`,
      sql`not exists (select from ${siteUserToken} t
        where t.site_id = site_user.site_id and t.site_user_id = site_user.id
          and t.expires_at > now())`,
    ),
  )
}

function isUser(siteId: string, id: string) {
  return and(eq(siteUser.siteId, siteId), eq(siteUser.id, id))
}
