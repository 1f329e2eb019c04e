import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import type { Payment } from './fold.ts'
import { giftCard, giftCardEntry, inboundEvent, payment } from './tables.ts'

const wholePayment = {
  id: payment.id,
  provider: payment.provider,
  providerRef: payment.providerRef,
  currency: payment.currency,
  amountMinor: payment.amountMinor,
  authorizedMinor: payment.authorizedMinor,
  capturedMinor: payment.capturedMinor,
  refundedMinor: payment.refundedMinor,
  failure: payment.failure,
  voidedAt: payment.voidedAt,
  createdAt: payment.createdAt,
}

/** The tries to pay for an order, the first first. */
export async function paymentsOf(
  db: Db,
  siteId: string,
  orderId: string,
): Promise<readonly Payment[]> {
  return db
    .select(wholePayment)
    .from(payment)
    .where(and(eq(payment.siteId, siteId), eq(payment.orderId, orderId)))
    .orderBy(asc(payment.id))
}

/** Writes what `fold` made of a payment. The caller holds the lock of its order. */
export async function savePayment(db: Db, siteId: string, folded: Payment): Promise<void> {
  const { providerRef, authorizedMinor, capturedMinor, refundedMinor, failure, voidedAt } = folded
  await db
    .update(payment)
    .set({
      providerRef,
      authorizedMinor,
      capturedMinor,
      refundedMinor,
      failure,
      voidedAt,
      failedAt: failure === null ? null : sql`coalesce(failed_at, now())`,
    })
    .where(and(eq(payment.siteId, siteId), eq(payment.id, folded.id)))
}

/** Which order a provider's payment is of. */
export async function orderOfPayment(
  db: Db,
  siteId: string,
  by: { readonly provider: string; readonly providerRef: string },
): Promise<{ readonly paymentId: string; readonly orderId: string } | undefined> {
  const [row] = await db
    .select({ paymentId: payment.id, orderId: payment.orderId })
    .from(payment)
    .where(
      and(
        eq(payment.siteId, siteId),
        eq(payment.provider, by.provider),
        eq(payment.providerRef, by.providerRef),
      ),
    )
  return row
}

/** Remembers the provider's name for a payment, as soon as it is known. */
export async function nameAtProvider(
  db: Db,
  siteId: string,
  paymentId: string,
  providerRef: string,
): Promise<void> {
  await db
    .update(payment)
    .set({ providerRef })
    .where(and(eq(payment.siteId, siteId), eq(payment.id, paymentId), isNull(payment.providerRef)))
}

/** The try is over; its row tells that there was one. */
export async function voidPayments(
  db: Db,
  siteId: string,
  orderId: string,
  failure: string,
): Promise<void> {
  await db
    .update(payment)
    .set({ voidedAt: sql`now()`, failure: sql`coalesce(failure, ${failure})` })
    .where(and(eq(payment.siteId, siteId), eq(payment.orderId, orderId), isNull(payment.voidedAt)))
}

/** Moves money on or off a gift card; the same cause once. Its CHECK refuses what it does not hold. */
export async function putGiftCardEntry(
  db: Db,
  siteId: string,
  entry: Pick<typeof giftCardEntry.$inferInsert, 'giftCardId' | 'kind' | 'amountMinor' | 'cause'>,
): Promise<void> {
  await db
    .insert(giftCardEntry)
    .values({ ...entry, siteId, id: newId() })
    .onConflictDoNothing()
}

/** Gives back what an order that is not to be took off gift cards. */
export async function releaseGiftCards(db: Db, siteId: string, cause: string): Promise<void> {
  const taken = await db
    .select({ giftCardId: giftCardEntry.giftCardId, amountMinor: giftCardEntry.amountMinor })
    .from(giftCardEntry)
    .where(
      and(
        eq(giftCardEntry.siteId, siteId),
        eq(giftCardEntry.kind, 'redeem'),
        eq(giftCardEntry.cause, cause),
      ),
    )
    .orderBy(asc(giftCardEntry.giftCardId))
  for (const { giftCardId, amountMinor } of taken)
    await putGiftCardEntry(db, siteId, {
      giftCardId,
      kind: 'release',
      amountMinor: -amountMinor,
      cause,
    })
}

/** A new card with its whole amount on it; false when this unit has had its card before. */
export async function putGiftCard(
  db: Db,
  siteId: string,
  card: Omit<typeof giftCard.$inferInsert, 'siteId' | 'id'> & { readonly cause: string },
): Promise<boolean> {
  const { cause, ...row } = card
  const [made] = await db
    .insert(giftCard)
    .values({ ...row, siteId, id: newId() })
    .onConflictDoNothing({ target: [giftCard.siteId, giftCard.issuedFor] })
    .returning({ id: giftCard.id })
  if (!made) return false
  const amountMinor = card.initialMinor
  await putGiftCardEntry(db, siteId, { giftCardId: made.id, kind: 'issue', amountMinor, cause })
  return true
}

export async function giftCardByDigest(db: Db, siteId: string, codeHash: Buffer) {
  const [row] = await db
    .select({ id: giftCard.id, balanceMinor: giftCard.balanceMinor, currency: giftCard.currency })
    .from(giftCard)
    .where(
      and(
        eq(giftCard.siteId, siteId),
        eq(giftCard.codeHash, codeHash),
        isNull(giftCard.disabledAt),
      ),
    )
  return row
}

/** Keeps what a provider sent; false when it was sent before. */
export async function putInboundEvent(
  db: Db,
  siteId: string,
  event: { readonly provider: string; readonly eventId: string; readonly body: unknown },
): Promise<boolean> {
  const kept = await db
    .insert(inboundEvent)
    .values({ ...event, siteId })
    .onConflictDoNothing()
    .returning({ eventId: inboundEvent.eventId })
  return kept.length > 0
}

export async function markInboundEvent(
  db: Db,
  siteId: string,
  event: { readonly provider: string; readonly eventId: string },
  error: string | null,
): Promise<void> {
  await db
    .update(inboundEvent)
    .set({ error, ...(error === null && { handledAt: sql`now()` }) })
    .where(
      and(
        eq(inboundEvent.siteId, siteId),
        eq(inboundEvent.provider, event.provider),
        eq(inboundEvent.eventId, event.eventId),
      ),
    )
}

/** What was sent in the last three days and not acted upon, the oldest first. */
export async function openInboundEvents(db: Db, siteId: string) {
  return db
    .select({
      provider: inboundEvent.provider,
      eventId: inboundEvent.eventId,
      body: inboundEvent.body,
    })
    .from(inboundEvent)
    .where(
      and(
        eq(inboundEvent.siteId, siteId),
        isNull(inboundEvent.handledAt),
        sql`received_at > now() - interval '3 days'`,
      ),
    )
    .orderBy(asc(inboundEvent.receivedAt))
    .limit(100)
}

/** How many gift cards can still be paid with. */
export async function cardsWithBalance(db: Db, siteId: string): Promise<number> {
  const { rows } = await db.execute<{ cards: number }>(sql`
    select count(*)::integer as cards from gift_card
    where site_id = ${siteId} and balance_minor > 0 and disabled_at is null
  `)
  return rows[0]?.cards ?? 0
}
