import type { Body, createRefund } from '@vitrine/contract'
import { type Currency, fromCents } from '@vitrine/model'
import type { Db } from '../../../platform/db/db.ts'
import type { Site } from '../../../platform/http/site.ts'
import type { Actor } from '../changes/actor.ts'
import { orderErrors } from '../errors.ts'
import { findOrder } from '../read-store.ts'
import { emailRefund } from './refund-email.ts'
import { refundOrder } from './refund.ts'

interface AskedRefund extends Body<typeof createRefund>, Actor {
  readonly orderId: string
}

/** Makes the refund that a call asks for, in hundredths. Throws `orders.notFound`, and the errors of `refundOrder`. */
export async function makeRefund(
  db: Db,
  site: Pick<Site, 'id' | 'title' | 'language'>,
  asked: AskedRefund,
): Promise<void> {
  const { id, orderId, reason, note, notify, staffId, apiKey } = asked
  const order = await findOrder(db, site.id, orderId)
  if (!order) throw orderErrors.notFound()
  const minor = (cents: number) => parseAmount(cents, order.currency)
  const input = {
    ...{ id, orderId, reason, note, staffId, apiKey },
    amountMinor: minor(asked.amountCents),
    shippingMinor: minor(asked.shippingCents),
    lines: asked.lines.map(({ lineId, quantity, isFulfilled, restock }) => ({
      orderLineId: lineId,
      quantity,
      isFulfilled,
      restockQuantity: restock ? quantity : 0,
    })),
    tenders: asked.tenders?.map(({ paymentId, amountCents }) => ({
      paymentId,
      amountMinor: minor(amountCents),
    })),
  }
  await refundOrder(db, site.id, input, async (tx, refundId) => {
    if (notify) await emailRefund(tx, site, { orderId, refundId })
  })
}

/** Parses hundredths of a currency; throws `orders.refundCents` for parts of its minor unit. */
function parseAmount(cents: number, currency: Currency): bigint {
  try {
    return fromCents(cents, currency).minor
  } catch {
    throw orderErrors.refundCents()
  }
}
