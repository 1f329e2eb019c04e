import type { OrderFulfillmentResult } from '@vitrine/contract'
import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { transact } from '../../../platform/db/transact.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { orderErrors } from '../errors.ts'
import { listLineProgress } from '../progress-store.ts'
import { computeUnfulfilled } from '../recompute.ts'
import {
  type FulfillmentSite,
  fulfillInTransaction,
  lockFulfillable,
} from './create-fulfillment.ts'

interface OrdersToFulfill {
  readonly ids: readonly string[]
  /** Whether each buyer gets an email. */
  readonly notify: boolean
  readonly staffId: string
}

/**
 * Fulfills everything that is left of several orders, each in a transaction of its own, and reports each. An order that
 * cannot be fulfilled is left as it was. A repeated call fulfills nothing twice.
 */
export async function fulfillOrders(
  db: Db,
  site: FulfillmentSite,
  { ids, ...input }: OrdersToFulfill,
): Promise<readonly OrderFulfillmentResult[]> {
  const results: OrderFulfillmentResult[] = []
  for (const orderId of new Set(ids))
    results.push(await fulfillOne(db, site, { ...input, orderId }))
  return results
}

async function fulfillOne(
  db: Db,
  site: FulfillmentSite,
  input: Omit<OrdersToFulfill, 'ids'> & { readonly orderId: string },
): Promise<OrderFulfillmentResult> {
  const { orderId } = input
  try {
    await transact(db, async (tx) => {
      await lockFulfillable(tx, site.id, orderId)
      const progress = await listLineProgress(tx, site.id, orderId)
      const lines = progress
        .map((line) => ({ lineId: line.lineId, quantity: computeUnfulfilled(line) }))
        .filter(({ quantity }) => quantity > 0)
      if (lines.length === 0) throw orderErrors.nothingToFulfill()
      const parcel = { carrier: '', trackingNumber: '', trackingUrl: '', note: '' }
      await fulfillInTransaction(tx, site, { ...input, ...parcel, id: newId(), lines })
    })
    return { id: orderId, outcome: 'fulfilled', message: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { id: orderId, outcome: 'failed', message: error.message }
  }
}
