import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { memberAreaPurchase, siteUser } from '../tables.ts'

export interface Purchase {
  readonly orderLineId: string
  readonly memberAreaId: string
  /** The buyer’s account; null for a guest. */
  readonly siteUserId: string | null
  /** The id of the order. */
  readonly email: string
  readonly isOver: boolean
}

/** Records a purchase once, however often it is reported; an ended purchase does not restart. */
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

/** Lists the areas to which an account bought access. */
export async function listBoughtAreas(
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

/** Ends the purchases of one account in one area. */
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

/** Deletes the guest purchases of an address; those of accounts are deleted with the account. */
export async function deletePurchases(db: Db, siteId: string, email: string): Promise<void> {
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
      // A purchase by an account stores no email address.
      eq(memberAreaPurchase.email, ownAddress),
    ),
  )
}
