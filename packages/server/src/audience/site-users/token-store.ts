import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { siteUserToken } from './tables.ts'

const LIVES = { verify: '2 days', reset: '1 hour', claim: '1 hour' } as const

export type TokenPurpose = keyof typeof LIVES

/** The data of a registration until it is confirmed. */
export interface Pending {
  readonly firstName: string
  readonly lastName: string
  readonly passwordHash: string
}

export interface NewToken {
  readonly id: string
  readonly tokenHash: Buffer
  readonly siteUserId: string
}

/** Spelled out, so that both purposes share one prepared statement. */
const NOTHING_TYPED = { firstName: '', lastName: '', passwordHash: null } as const

export async function putToken(
  db: Db,
  siteId: string,
  token: NewToken &
    ({ readonly purpose: 'reset' | 'claim' } | ({ readonly purpose: 'verify' } & Pending)),
): Promise<void> {
  const expiresAt = sql`now() + ${LIVES[token.purpose]}::interval`
  await db
    .insert(siteUserToken)
    .values({ ...NOTHING_TYPED, ...token, siteId, expiresAt })
    .onConflictDoNothing()
}

/** Finds the registration behind an emailed link; the token stays valid. */
export async function findPendingByToken(
  db: Db,
  siteId: string,
  tokenHash: Buffer,
): Promise<Pending | undefined> {
  const [found] = await db
    .select(pending)
    .from(siteUserToken)
    .where(isOpen(siteId, tokenHash, 'verify'))
  return found && toPending(found)
}

/** Finds the latest registration of an unconfirmed address. */
export async function findLastPending(
  db: Db,
  siteId: string,
  siteUserId: string,
): Promise<Pending | undefined> {
  const [found] = await db
    .select(pending)
    .from(siteUserToken)
    .where(
      and(
        eq(siteUserToken.siteId, siteId),
        eq(siteUserToken.siteUserId, siteUserId),
        eq(siteUserToken.purpose, 'verify'),
        gt(siteUserToken.expiresAt, sql`now()`),
      ),
    )
    .orderBy(desc(siteUserToken.id))
    .limit(1)
  return found && toPending(found)
}

/** Uses the token in one statement; of two concurrent requests, one succeeds. */
export async function spendToken(
  db: Db,
  siteId: string,
  tokenHash: Buffer,
  purpose: TokenPurpose,
): Promise<{ readonly siteUserId: string } | undefined> {
  const [spent] = await db
    .delete(siteUserToken)
    .where(isOpen(siteId, tokenHash, purpose))
    .returning({ siteUserId: siteUserToken.siteUserId })
  return spent
}

/**
 * Extends a token for its whole life again, as its link is being sent only now. Resolves to undefined if the token
 * was used or deleted.
 */
export async function renewToken(
  db: Db,
  siteId: string,
  id: string,
): Promise<{ readonly siteUserId: string; readonly purpose: TokenPurpose } | undefined> {
  const { verify, reset, claim } = LIVES
  const life = sql`case ${siteUserToken.purpose} when 'verify' then ${verify}
    when 'claim' then ${claim} else ${reset} end`
  const [renewed] = await db
    .update(siteUserToken)
    .set({ expiresAt: sql`now() + (${life})::interval` })
    .where(and(eq(siteUserToken.siteId, siteId), eq(siteUserToken.id, id)))
    .returning({ siteUserId: siteUserToken.siteUserId, purpose: siteUserToken.purpose })
  return renewed
}

/** Invalidates every link sent so far. */
export async function deleteTokens(db: Db, siteId: string, siteUserId: string): Promise<void> {
  await db
    .delete(siteUserToken)
    .where(and(eq(siteUserToken.siteId, siteId), eq(siteUserToken.siteUserId, siteUserId)))
}

/** Deletes the expired links of all sites. */
export async function deleteOldTokens(db: Db): Promise<void> {
  await db.delete(siteUserToken).where(lt(siteUserToken.expiresAt, sql`now()`))
}

const pending = {
  firstName: siteUserToken.firstName,
  lastName: siteUserToken.lastName,
  passwordHash: siteUserToken.passwordHash,
}

function toPending(row: Omit<Pending, 'passwordHash'> & { passwordHash: string | null }): Pending {
  const { passwordHash } = row
  if (passwordHash === null) throw new Error('What confirms an address has a password')
  return { ...row, passwordHash }
}

function isOpen(siteId: string, tokenHash: Buffer, purpose: TokenPurpose) {
  return and(
    eq(siteUserToken.siteId, siteId),
    eq(siteUserToken.tokenHash, tokenHash),
    eq(siteUserToken.purpose, purpose),
    gt(siteUserToken.expiresAt, sql`now()`),
  )
}
