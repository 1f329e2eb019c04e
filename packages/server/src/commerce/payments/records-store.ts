import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { toHex } from '../../platform/db/record-store.ts'
import type { RecordPart, RecordRow, RecordSet, RecordSite } from '../../platform/db/records.ts'
import {
  computeGiftCardDigest,
  deriveGiftCardCode,
  normalizeGiftCardCode,
} from './gift-card-code.ts'
import { giftCard, giftCardEntry, payment } from './tables.ts'

/** The payments of an order, with the provider's references. What was refunded is computed from refunds. */
export const paymentRecordPart: RecordPart = {
  name: 'payments',
  table: payment,
  by: 'orderId',
  order: ['createdAt', 'id'],
  computed: ['refundedMinor'],
}

/** The gift cards with their ledgers. Their codes derive from the site's secret, so they change. */
export const giftCardRecords: RecordSet = {
  name: 'giftCard',
  folder: 'gift-cards',
  table: giftCard,
  omitted: ['codeHash', 'lastFour', 'emailKey'],
  computed: ['balanceMinor'],
  complete: withCode,
  parts: [{ name: 'entries', table: giftCardEntry, by: 'giftCardId', order: ['enteredAt', 'id'] }],
}

function withCode(row: RecordRow, { secret }: RecordSite): RecordRow {
  const given = row['issuedFor']
  const issuedFor = typeof given === 'string' ? given : `archive:${String(row['id'])}`
  const code = deriveGiftCardCode(secret, issuedFor)
  return {
    ...row,
    issuedFor,
    codeHash: toHex(computeGiftCardDigest(secret, code)),
    lastFour: normalizeGiftCardCode(code).slice(-4),
  }
}

/** Saves what was refunded of a restored payment. */
export async function saveRefundedAmount(
  tx: Db,
  siteId: string,
  { id, refundedMinor }: { readonly id: string; readonly refundedMinor: bigint },
): Promise<void> {
  await tx
    .update(payment)
    .set({ refundedMinor })
    .where(and(eq(payment.siteId, siteId), eq(payment.id, id)))
}
