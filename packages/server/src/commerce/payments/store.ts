import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import type { Payment } from './apply-payment-event.ts'
import { giftCard, giftCardEntry, inboundEvent, payment } from './tables.ts'

const paymentColumns = {
  id: payment.id,
  provider: payment.provider,
  providerRef: payment.providerRef,
  currency: payment.currency,
  amountMinor: payment.amountMinor,
  authorizedMinor: payment.authorizedMinor,
  capturedMinor: payment.capturedMinor,
  refundedMinor: payment.refundedMinor,
  failure: payment.failure,
  methodName: payment.methodName,
  instructions: payment.instructions,
  voidedAt: payment.voidedAt,
  createdAt: payment.createdAt,
}

/** Lists the payments of an order, oldest first. */
export async function listPayments(
  db: Db,
  siteId: string,
  orderId: string,
): Promise<readonly Payment[]> {
  return db
    .select(paymentColumns)
    .from(payment)
    .where(and(eq(payment.siteId, siteId), eq(payment.orderId, orderId)))
    .orderBy(asc(payment.id))
}

/** Saves the result of `applyPaymentEvent`. The caller holds the lock of the order. */
export async function savePayment(db: Db, siteId: string, updated: Payment): Promise<void> {
  const { providerRef, authorizedMinor, capturedMinor, refundedMinor, failure, voidedAt } = updated
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
    .where(and(eq(payment.siteId, siteId), eq(payment.id, updated.id)))
}

/** Finds the order of a provider's payment, by its reference or our id of the payment. */
export async function findOrderByPayment(
  db: Db,
  siteId: string,
  by: {
    readonly provider: string
    readonly providerRef: string
    readonly paymentId?: string | undefined
  },
): Promise<{ readonly paymentId: string; readonly orderId: string } | undefined> {
  const [row] = await db
    .select({ paymentId: payment.id, orderId: payment.orderId })
    .from(payment)
    .where(
      and(
        eq(payment.siteId, siteId),
        eq(payment.provider, by.provider),
        or(
          eq(payment.providerRef, by.providerRef),
          by.paymentId === undefined ? undefined : eq(payment.id, by.paymentId),
        ),
      ),
    )
  return row
}

/** Saves the provider's reference of a payment as soon as it is known. */
export async function saveProviderRef(
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

/** Voids the payments of an order; their rows stay. */
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

/** Adds to or subtracts from a gift card, once per cause. A CHECK rejects more than its balance. */
export async function addGiftCardEntry(
  db: Db,
  siteId: string,
  entry: Pick<typeof giftCardEntry.$inferInsert, 'giftCardId' | 'kind' | 'amountMinor' | 'cause'>,
): Promise<void> {
  await db
    .insert(giftCardEntry)
    .values({ ...entry, siteId, id: newId() })
    .onConflictDoNothing()
}

/** Releases what an aborted order took from gift cards. */
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
    await addGiftCardEntry(db, siteId, {
      giftCardId,
      kind: 'release',
      amountMinor: -amountMinor,
      cause,
    })
}

/** Creates a card with its full balance. Returns false if this unit already has a card. */
export async function createGiftCard(
  db: Db,
  siteId: string,
  card: Omit<typeof giftCard.$inferInsert, 'siteId' | 'id'> & {
    readonly id?: string
    readonly cause: string
  },
): Promise<boolean> {
  const { cause, ...row } = card
  const [inserted] = await db
    .insert(giftCard)
    .values({ id: newId(), ...row, siteId })
    .onConflictDoNothing({ target: [giftCard.siteId, giftCard.issuedFor] })
    .returning({ id: giftCard.id })
  if (!inserted) return false
  const amountMinor = card.initialMinor
  await addGiftCardEntry(db, siteId, { giftCardId: inserted.id, kind: 'issue', amountMinor, cause })
  return true
}

/** Turns a gift card on or off. Returns false if there is none. */
export async function switchGiftCard(
  db: Db,
  siteId: string,
  { id, isOn }: { readonly id: string; readonly isOn: boolean },
): Promise<boolean> {
  const changed = await db
    .update(giftCard)
    .set({ disabledAt: isOn ? null : sql`coalesce(${giftCard.disabledAt}, now())` })
    .where(and(eq(giftCard.siteId, siteId), eq(giftCard.id, id)))
    .returning({ id: giftCard.id })
  return changed.length > 0
}

/** Finds the card of a unit of an order or a request of staff; undefined if it is off. */
export async function findActiveGiftCard(
  db: Db,
  siteId: string,
  cause: string,
): Promise<{ readonly id: string } | undefined> {
  const [row] = await db
    .select({ id: giftCard.id })
    .from(giftCard)
    .where(
      and(eq(giftCard.siteId, siteId), eq(giftCard.issuedFor, cause), isNull(giftCard.disabledAt)),
    )
  return row
}

/** Locks a gift card until the transaction ends. */
export async function lockGiftCard(tx: Db, siteId: string, id: string): Promise<void> {
  await tx.execute(
    sql`select from gift_card where site_id = ${siteId} and id = ${id} for no key update`,
  )
}

/** Remembers the key of the last email with the code. */
export async function setEmailKey(
  tx: Db,
  siteId: string,
  { id, emailKey }: { readonly id: string; readonly emailKey: string },
): Promise<void> {
  await tx.execute(
    sql`update gift_card set email_key = ${emailKey} where site_id = ${siteId} and id = ${id}`,
  )
}

/** Turns off the gift cards that an order sold. */
export async function turnOffGiftCards(tx: Db, siteId: string, orderId: string): Promise<void> {
  await tx.execute(sql`
    update gift_card g set disabled_at = now()
    from order_line l, generate_series(1, l.quantity) unit
    where l.site_id = ${siteId} and l.order_id = ${orderId} and l.product_type = 4
      and g.site_id = l.site_id and g.issued_for = 'order-line:' || l.id || ':' || unit
      and g.disabled_at is null
  `)
}

/** Finds a gift card with a balance in a currency, by the digest of its code. */
export async function findGiftCardByDigest(
  db: Db,
  siteId: string,
  { codeHash, currency }: { readonly codeHash: Buffer; readonly currency: string },
): Promise<{ readonly id: string } | undefined> {
  const [row] = await db
    .select({ id: giftCard.id })
    .from(giftCard)
    .where(
      and(
        eq(giftCard.siteId, siteId),
        eq(giftCard.codeHash, codeHash),
        eq(giftCard.currency, currency),
        gt(giftCard.balanceMinor, 0n),
        isNull(giftCard.disabledAt),
      ),
    )
  return row
}

/** Saves an event of a provider. Returns false if it came before. */
export async function saveInboundEvent(
  db: Db,
  siteId: string,
  event: { readonly provider: string; readonly eventId: string; readonly body: unknown },
): Promise<boolean> {
  const inserted = await db
    .insert(inboundEvent)
    .values({ ...event, siteId })
    .onConflictDoNothing()
    .returning({ eventId: inboundEvent.eventId })
  return inserted.length > 0
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

/** Lists unhandled events of the last three days, oldest first. */
export async function listUnhandledEvents(db: Db, siteId: string) {
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

/** Counts the gift cards with a balance. */
export async function countGiftCardsWithBalance(db: Db, siteId: string): Promise<number> {
  const { rows } = await db.execute<{ cards: number }>(sql`
    select count(*)::integer as cards from gift_card
    where site_id = ${siteId} and balance_minor > 0 and disabled_at is null
  `)
  return rows[0]?.cards ?? 0
}
