import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { giftCard, payment } from './tables.ts'

/** A gift card that paid for an order. */
export interface GiftCardTender {
  readonly paymentId: string
  readonly giftCardId: string
  readonly lastFour: string
  readonly amountMinor: bigint
}

/** Lists the gift cards that paid for an order, in the order in which they were entered; voided ones only if asked for. */
export async function listGiftCardTenders(
  db: Db,
  siteId: string,
  orderId: string,
  { includeVoided = false }: { readonly includeVoided?: boolean } = {},
): Promise<readonly GiftCardTender[]> {
  return db
    .select({
      paymentId: payment.id,
      giftCardId: giftCard.id,
      lastFour: giftCard.lastFour,
      amountMinor: payment.amountMinor,
    })
    .from(payment)
    .innerJoin(
      giftCard,
      and(
        eq(giftCard.siteId, payment.siteId),
        sql`${giftCard.id}::text = split_part(${payment.providerRef}, ':', 1)`,
      ),
    )
    .where(
      and(
        eq(payment.siteId, siteId),
        eq(payment.orderId, orderId),
        eq(payment.provider, 'gift_card'),
        includeVoided ? undefined : isNull(payment.voidedAt),
      ),
    )
    .orderBy(asc(payment.id))
}
