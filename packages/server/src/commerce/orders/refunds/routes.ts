import * as contract from '@vitrine/contract'
import { type Currency, fromCents } from '@vitrine/model'
import { mount } from '../../../platform/http/mount.ts'
import type { PageServer } from '../../../platform/http/page-server.ts'
import { orderErrors } from '../errors.ts'
import { loadOrderDetail } from '../load-detail.ts'
import { findOrder } from '../read-store.ts'
import { emailRefund } from './refund-email.ts'
import { refundOrder } from './refund.ts'

/** Mounts the call with which staff refund orders. */
export function refundRoutes(http: PageServer): void {
  mount(http, contract.createRefund, async ({ params, body, site, db, staffMember }) => {
    const { id: orderId } = params
    const order = await findOrder(db, site.id, orderId)
    if (!order) throw orderErrors.notFound()
    const { notify, id, reason, note } = body
    const minor = (cents: number) => parseAmount(cents, order.currency)
    const input = {
      ...{ id, orderId, reason, note, staffId: staffMember.id },
      amountMinor: minor(body.amountCents),
      shippingMinor: minor(body.shippingCents),
      lines: body.lines.map(({ lineId, quantity, isFulfilled, restock }) => ({
        orderLineId: lineId,
        quantity,
        isFulfilled,
        restockQuantity: restock ? quantity : 0,
      })),
      tenders: body.tenders?.map(({ paymentId, amountCents }) => ({
        paymentId,
        amountMinor: minor(amountCents),
      })),
    }
    await refundOrder(db, site.id, input, async (tx, refundId) => {
      if (notify) await emailRefund(tx, site, { orderId, refundId })
    })
    return loadOrderDetail(db, site, orderId)
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
