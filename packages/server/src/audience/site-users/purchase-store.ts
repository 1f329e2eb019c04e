import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { memberAreaPurchase, siteUser } from './tables.ts'

export interface Purchase {
  readonly orderLineId: string
  readonly memberAreaId: string
  /** Who was signed in; null for a guest. */
  readonly siteUserId: string | null
  /** The order's. */
  readonly email: string
  readonly isOver: boolean
}

/** Kept once, however often it is told; what is over does not begin again, whatever comes later. */
export async function putPurchase(db: Db, siteId: string, given: Purchase): Promise<void> {
  const { isOver, siteUserId, email, ...row } = given
  await db
    .insert(memberAreaPurchase)
    .values({
      ...row,
      siteId,
      siteUserId,
      email: siteUserId === null ? email.toLowerCase() : '',
      endedAt: isOver ? sql`now()` : null,
    })
    .onConflictDoUpdate({
      target: [memberAreaPurchase.siteId, memberAreaPurchase.orderLineId],
      set: { endedAt: sql`coalesce(${memberAreaPurchase.endedAt}, excluded.ended_at)` },
    })
}

/** The areas that an account is in because they were paid for. */
export async function boughtAreas(
  db: Db,
  siteId: string,
  siteUserId: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: memberAreaPurchase.memberAreaId })
    .from(memberAreaPurchase)
    .where(isLive(siteId, siteUserId))
  return new Set(rows.map(({ id }) => id))
}

/** Of one account in one area: paid for or not, it is not in it by this any more. */
export async function endPurchases(
  db: Db,
  siteId: string,
  of: { readonly memberAreaId: string; readonly siteUserId: string },
): Promise<void> {
  await db
    .update(memberAreaPurchase)
    .set({ endedAt: sql`now()` })
    .where(and(isLive(siteId, of.siteUserId), eq(memberAreaPurchase.memberAreaId, of.memberAreaId)))
}

/** What guests of this address bought; that of accounts falls with them. */
export async function forgetPurchases(db: Db, siteId: string, email: string): Promise<void> {
  await db
    .delete(memberAreaPurchase)
    .where(
      and(eq(memberAreaPurchase.siteId, siteId), eq(memberAreaPurchase.email, email.toLowerCase())),
    )
}

function isLive(siteId: string, siteUserId: string) {
  const ownAddress = sql`(select lower(${siteUser.email}) from ${siteUser}
    where ${siteUser.siteId} = ${siteId} and ${siteUser.id} = ${siteUserId}
      and ${siteUser.verifiedAt} is not null)`
  return and(
    eq(memberAreaPurchase.siteId, siteId),
    isNull(memberAreaPurchase.endedAt),
    or(
      eq(memberAreaPurchase.siteUserId, siteUserId),
      // That of an account has no address; an account always has one.
      eq(memberAreaPurchase.email, ownAddress),
    ),
  )
}
