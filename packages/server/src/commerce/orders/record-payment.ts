import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { emitEvent } from '../../platform/jobs/index.ts'
import { isManualPayment, listPayments, savePayment } from '../payments/index.ts'
import type { Actor } from './changes/actor.ts'
import { orderErrors } from './errors.ts'
import { recomputeOrder } from './recompute.ts'
import { addOrderEvent, lockCartOfOrder, lockOrder } from './store.ts'

/**
 * Records that the money of a manual payment has arrived, in full. Has no effect if it is recorded already.
 * Throws `orders.notFound`, and `orders.nothingToRecord` if a provider reports the payment.
 */
export async function recordPayment(
  db: Db,
  siteId: string,
  { orderId, staffId, apiKey }: Actor & { readonly orderId: string },
): Promise<void> {
  await transact(db, async (tx) => {
    await lockCartOfOrder(tx, siteId, orderId)
    const order = await lockOrder(tx, siteId, orderId)
    if (!order || order.number === null) throw orderErrors.notFound()
    const payments = await listPayments(tx, siteId, orderId)
    const due = payments.find((payment) => isManualPayment(payment) && payment.voidedAt === null)
    if (!due || order.status !== 'placed') throw orderErrors.nothingToRecord()
    if (due.capturedMinor >= due.amountMinor) return
    const { amountMinor } = due
    const paid = { ...due, authorizedMinor: amountMinor, capturedMinor: amountMinor }
    await savePayment(tx, siteId, paid)
    await recomputeOrder(tx, siteId, order)
    const details = { amountMinor: String(amountMinor), staffId, apiKey }
    await addOrderEvent(tx, siteId, { orderId, kind: 'payment.recorded', details })
    await emitEvent(tx, siteId, {
      topic: 'order.paid',
      dedupe: `order.paid:${orderId}`,
      payload: { orderId },
    })
  })
}
