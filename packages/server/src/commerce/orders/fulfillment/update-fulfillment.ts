import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { transact } from '../../../platform/db/transact.ts'
import type { Site } from '../../../platform/http/site.ts'
import { orderErrors } from '../errors.ts'
import { addOrderEvent } from '../store.ts'
import { completeParcel, lockFulfillable } from './create-fulfillment.ts'
import { emailFulfillment } from './fulfillment-email.ts'
import { findFulfillment, type Parcel, updateParcel } from './store.ts'

/**
 * Changes what the buyer learns of a parcel, and emails it if asked for. Throws `orders.notFound`,
 * `orders.alreadyCanceled` and `orders.unknownFulfillment`.
 */
export async function updateFulfillment(
  db: Db,
  site: Pick<Site, 'id' | 'title' | 'language'>,
  input: Parcel & {
    readonly orderId: string
    readonly fulfillmentId: string
    readonly notify: boolean
    readonly staffId: string
  },
): Promise<void> {
  const { orderId, fulfillmentId, notify, staffId } = input
  await transact(db, async (tx) => {
    await lockFulfillable(tx, site.id, orderId)
    const found = await findFulfillment(tx, site.id, fulfillmentId)
    if (found?.orderId !== orderId || found.isUndone) throw orderErrors.unknownFulfillment()
    await updateParcel(tx, site.id, fulfillmentId, completeParcel(input))
    const details = { number: found.number, staffId }
    await addOrderEvent(tx, site.id, { orderId, kind: 'fulfillment.changed', details })
    if (notify) await emailFulfillment(tx, site, { orderId, fulfillmentId, version: newId() })
  })
}
